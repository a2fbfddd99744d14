/**
 * `npm run test:mutants [count]`: damages the product's schema in one place after another (100 by chance unless told;
 * PODIUM_SEED=… chooses the same again) and runs the tests that ask PostgreSQL, until one fails. Prints the survivors;
 * fails where fewer than 95 of 100 were caught.
 */
import { spawnSync } from 'node:child_process'
import { schemaMutants } from '../tests/mutants/schema-mutants.ts'
import { migratedDatabase } from './db-types/migrated-database.ts'

const LEAST_CAUGHT = 0.95

/** Quick tests first: most damages do not reach the second run. */
const STAGES = [['tests/permissions'], ['tests/protocol', 'tests/engine']]

const count = Number(process.argv[2] ?? 100)
const seed = Number(process.env.PODIUM_SEED ?? Date.now() % 1_000_000)
const db = await migratedDatabase()
const chosen = shuffled(await schemaMutants(db), seed).slice(0, count)
await db.close()

console.log(`${chosen.length} mutants, seed ${seed}`)
const survivors = chosen.filter(({ name, sql }) => {
  const isCaught = STAGES.some((tests) => fails(tests, sql))
  console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${name}`)
  return !isCaught
})
console.log(`${chosen.length - survivors.length} of ${chosen.length} caught`)
if (survivors.length > chosen.length * (1 - LEAST_CAUGHT)) process.exitCode = 1

function fails(tests: readonly string[], sql: string): boolean {
  const { status } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--project',
      'protocol',
      ...tests,
      '-t',
      'postgres',
      '--bail',
      '1',
      '--reporter',
      'dot',
    ],
    { env: { ...process.env, PODIUM_MUTANT: sql }, stdio: 'ignore' },
  )
  return status !== 0
}

/** Fisher–Yates with a linear congruential generator: the same order for the same seed. */
function shuffled<T>(values: readonly T[], from: number): T[] {
  const rest = [...values]
  const order: T[] = []
  let state = from
  while (rest.length > 0) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    order.push(...rest.splice(Math.floor((state / 2_147_483_648) * rest.length), 1))
  }
  return order
}
