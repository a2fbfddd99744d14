/**
 * `npm run test:long [rounds] [part…]`: long versions of the tests that `npm test` runs briefly, and
 * those that are too long for it, part after part; all, or those whose names hold one of the words
 * given. Each part is bounded by the time limits of its tests and prints its figures; a failure names
 * the seed, and PODIUM_SEED=… runs the same again. A process is killed in 40 rounds unless told
 * otherwise. `npm run test:long -- list` says what there is.
 */
import { ensureLongTestTools } from './ensure-test-tools.mjs'
import { ensureInstalled, giveUp, projectNode, run } from './project.mjs'

const given = process.argv.slice(2)
const rounds = given.find((word) => /^\d+$/.test(word)) ?? '40'
const words = given.filter((word) => word !== rounds)
const seed = process.env.PODIUM_SEED ?? String(Date.now() % 1_000_000)

/**
 * Parts by name: test files with the settings that make them long, or a script.
 *
 * @type {Record<string, { files?: string[], script?: string[], browser?: true, env?: Record<string, string> }>}
 */
const PARTS = {
  kills: {
    files: ['tests/engine/crash.test.ts'],
    env: { PODIUM_CRASH_ROUNDS: rounds },
  },
  'power cuts': {
    files: ['tests/engine/power-loss.long.test.ts'],
    env: { PODIUM_POWER_CUTS: '200' },
  },
  'killed servers': {
    files: ['tests/engine/server-crash.long.test.ts', 'tests/engine/storage-crash.long.test.ts'],
  },
  'full disk': { files: ['tests/engine/full-disk.long.test.ts'] },
  'frozen first start': { files: ['tests/engine/first-start.long.test.ts'] },
  'silent networks': { files: ['tests/engine/silent-server.long.test.ts'] },
  clock: { files: ['tests/engine/moved-clock.long.test.ts'] },
  'rolling deploy': { files: ['tests/engine/rolling-deploy.long.test.ts'] },
  pgbouncer: { files: ['tests/engine/pgbouncer.long.test.ts'] },
  uploads: { files: ['tests/protocol/uploads.long.test.ts'] },
  'sockets behind proxies': { files: ['tests/protocol/realtime-proxies.long.test.ts'] },
  promtool: { files: ['tests/protocol/monitoring.long.test.ts'] },
  attacks: { files: ['tests/attacks/one-person.test.ts'], env: { PODIUM_TIMED: '1' } },
  'answer times': {
    files: ['tests/protocol/auth-timing.test.ts', 'tests/protocol/auth-sign-in.test.ts'],
    env: { AUTH_TIMING_TRIES: '300' },
  },
  'api fuzz': {
    files: ['tests/protocol/api-document.test.ts'],
    env: { API_FUZZ_ROUNDS: '40' },
  },
  'auth fuzz': {
    files: [
      'tests/protocol/auth-fuzz.test.ts',
      'tests/protocol/auth-passkeys-fuzz.test.ts',
      'tests/protocol/auth-properties.test.ts',
    ],
    env: { AUTH_FUZZ_RUNS: '50000' },
  },
  'auth mutated': {
    files: ['tests/protocol/auth-mutated.test.ts'],
    env: { AUTH_MUTATED_RUNS: '250000' },
  },
  'data api fuzz': {
    files: ['apps/server/src/protocol/rest/grammar.db.test.ts'],
    env: { REST_GRAMMAR_RUNS: '50000' },
  },
  // Suites of the services on both engines, of which `npm test` takes PostgreSQL.
  services: { files: ['tests/protocol'], env: { PODIUM_LONG: '' } },
  demo: { files: ['apps/server/src/product/demo/load-demo-content.test.ts'] },
  'profile column': { files: ['tests/profile-column/profile-column-types.long.test.ts'] },
  markets: {
    files: ['packages/pods/src/form/form-oracle.test.ts'],
    env: { PODS_ORACLE_MARKETS: '200' },
  },
  briefs: {
    files: ['packages/pods/src/analyse/robustness.test.ts'],
    env: { PODS_MUTATED_BRIEFS: '1000000' },
  },
  // Every screen with both engines and in both languages, of which `npm test` takes one pair each.
  browser: { browser: true },
  mutants: { script: ['scripts/mutants.ts', '100'] },
}

const names = Object.keys(PARTS)
if (words.includes('list')) {
  console.log(names.join('\n'))
  process.exit()
}
const chosen = names.filter(
  (name) => words.length === 0 || words.some((word) => name.includes(word)),
)
if (chosen.length === 0) giveUp(`No part is called that. There are: ${names.join(', ')}.`)

ensureInstalled()
ensureLongTestTools()
const node = projectNode()
console.log(`${chosen.join(', ')}; ${rounds} rounds, seed ${seed}`)
const results = chosen.map((name) => {
  const { files = [], script, browser, env } = PARTS[name] ?? {}
  const startedAt = Date.now()
  const options = { env: { PODIUM_LONG: '1', PODIUM_SEED: seed, ...env } }
  const [program, args] = script
    ? [node, script]
    : browser
      ? ['playwright', ['test']]
      : ['vitest', ['run', ...files]]
  const { status } = run(program, args, options)
  return { name, passed: status === 0, minutes: ((Date.now() - startedAt) / 60_000).toFixed(1) }
})
console.log(`seed ${seed}`)
for (const { name, passed, minutes } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}, ${minutes} min`)
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
