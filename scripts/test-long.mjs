/**
 * `npm run test:long [rounds]`: long versions of the tests that `npm test` runs briefly. Kills a
 * writing process at random moments (40 unless told), sends the data API 50,000 made-up requests
 * and each operation of the product's own API 440, compares the teams of 200 markets with HiGHS's,
 * reads a million mutated briefs, asks about 3,600 addresses each engine whether the time of an
 * answer tells who has an account, measures times while one person attacks and another reads, and
 * lets the network of a server fall silent and the power fail 200 times, and has Prometheus' own
 * checker read metrics and alerts. Then damages the product in
 * 100 places and expects the tests to notice (scripts/mutants.ts). A failure names its seed;
 * PODIUM_SEED=… runs the same again.
 */
import { ensureLongTestTools } from './ensure-test-tools.mjs'
import { ensureInstalled, projectNode, run } from './project.mjs'

const TESTS = [
  'tests/attacks/one-person.test.ts',
  'tests/engine/crash.test.ts',
  'tests/engine/first-start.long.test.ts',
  'tests/engine/pgbouncer.long.test.ts',
  'tests/engine/power-loss.test.ts',
  'tests/engine/rolling-deploy.long.test.ts',
  'tests/engine/silent-server.long.test.ts',
  'tests/protocol/api-document.test.ts',
  'tests/protocol/auth-timing.test.ts',
  'tests/protocol/auth-sign-in.test.ts',
  'tests/protocol/monitoring.long.test.ts',
  'tests/protocol/uploads.long.test.ts',
  'apps/server/src/product/demo/load-demo-content.test.ts',
  'apps/server/src/protocol/rest/grammar.db.test.ts',
  'packages/pods/src/form/form-oracle.test.ts',
  'packages/pods/src/analyse/robustness.test.ts',
]

const rounds = process.argv[2] ?? '40'
const seed = process.env.PODIUM_SEED ?? String(Date.now() % 1_000_000)

ensureInstalled()
ensureLongTestTools()
const node = projectNode()
console.log(`${rounds} rounds, seed ${seed}`)
const { status } = run('vitest', ['run', ...TESTS], {
  env: {
    PODIUM_LONG: '1',
    PODIUM_CRASH_ROUNDS: rounds,
    PODIUM_POWER_CUTS: '200',
    PODIUM_SEED: seed,
    REST_GRAMMAR_RUNS: '50000',
    PODIUM_TIMED: '1',
    AUTH_TIMING_TRIES: '300',
    API_FUZZ_ROUNDS: '40',
    PODS_ORACLE_MARKETS: '200',
    PODS_MUTATED_BRIEFS: '1000000',
  },
})
const mutants = run(node, ['scripts/mutants.ts', '100'], { env: { PODIUM_SEED: seed } })
process.exitCode = status === 0 ? (mutants.status ?? 1) : 1
