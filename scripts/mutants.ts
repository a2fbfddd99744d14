/**
 * `npm run test:mutants [count] [from-to] [text …]`: damages the product in one place after another, half of them in its
 * schema and half in the server and the domain (100 by chance unless told; PODIUM_SEED=… chooses the same again), in a
 * copy of this checkout, and runs the tests that may notice on PostgreSQL until one fails: of code those that execute the
 * damaged place, which is recorded once (evidence.ts), of the schema those that name it. A failure counts if it comes
 * again and the same test passes without the damage, much faster than the failed one where that waited to the end of its
 * patience: on a busy machine a test may fail for its clock alone. PODIUM_LANES mutants are tried at a time (2 unless
 * said), each in a copy of its own. Prints the survivors; fails where fewer than 95 of 100 were caught. `21-40` tries
 * only these of the drawn, texts only those of that kind (`schema`) or whose name holds one (without a count all of them).
 */
import { join } from 'node:path'
import {
  buildWebApp,
  ensureTemplateFolder,
  openDatabase,
  TEMPLATE_DATABASE,
  TEMPLATES,
} from '@podium/testing'
import { codeMutants } from '../tests/mutants/code-mutants.ts'
import type { Mutant } from '../tests/mutants/mutant.ts'
import { schemaMutants } from '../tests/mutants/schema-mutants.ts'
import { type Chosen, createTestsFor } from '../tests/mutants/tests-for.ts'
import { choose, type Numbered } from './mutants/choose.ts'
import { collectEvidence } from './mutants/evidence.ts'
import { type Lane, openLane } from './mutants/lane.ts'
import { noticed } from './mutants/noticed.ts'

const ROOT = join(import.meta.dirname, '..')
const LEAST_CAUGHT = 0.95
/** Mutants tried at a time. */
const LANES = Number(process.env.PODIUM_LANES ?? 2)

const wanted = process.argv.slice(2)
const seed = Number(process.env.PODIUM_SEED ?? Date.now() % 1_000_000)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.exitCode = await tryMutants()

async function tryMutants(): Promise<0 | 1> {
  buildWebApp()
  process.env[TEMPLATES.pglite] = await ensureTemplateFolder()
  using opened = new DisposableStack()
  const firstLane = opened.use(await openLane(ROOT))
  const lanes = [firstLane]
  while (lanes.length < LANES) lanes.push(opened.use(await openLane(ROOT)))
  const chosen = choose([...(await mutantsOfSchema(firstLane)), ...codeMutants(ROOT)], wanted, seed)
  console.log(`${chosen.length} mutants, seed ${seed}`)
  const waiting = chosen.values()
  const testsFor = createTestsFor(ROOT, await collectEvidence(ROOT, firstLane.databaseUrl))
  const survivors = await Promise.all(lanes.map((lane) => survivorsOf(waiting, lane, testsFor)))
  const names = survivors.flat().map(({ name }) => name)
  console.log(`${chosen.length - names.length} of ${chosen.length} caught; survivors:`)
  for (const name of names) console.log(name)
  return names.length > chosen.length * (1 - LEAST_CAUGHT) ? 1 : 0
}

/** Tries the mutants that no other lane has taken. */
async function survivorsOf(
  waiting: IteratorObject<Numbered>,
  lane: Lane,
  testsFor: (mutant: Mutant) => Chosen[][],
): Promise<Mutant[]> {
  const survivors: Mutant[] = []
  for (const { mutant, number } of waiting) {
    const started = performance.now()
    const runs = testsFor(mutant)
    const failure = await noticed(mutant, lane, runs)
    if (failure === undefined) survivors.push(mutant)
    const seconds = Math.round((performance.now() - started) / 1000)
    const verdict = failure === undefined ? 'SURVIVED' : 'caught  '
    console.log(`${number} ${verdict} ${mutant.name} (${seconds} s)`)
    console.log(`           ${failure === undefined ? `of ${told(runs)}` : `by: ${failure.name}`}`)
  }
  return survivors
}

/** Tests that did not notice a survivor, in words. */
function told(runs: readonly Chosen[][]): string {
  const chosen = runs.flat()
  const count = chosen.reduce((sum, { names }) => sum + names.length, 0)
  return `${count} tests in: ${chosen.map(({ path }) => path).join(' ') || 'no file executes it'}`
}

async function mutantsOfSchema({ databaseUrl }: Lane) {
  const template = new URL(databaseUrl)
  template.pathname = TEMPLATE_DATABASE
  const db = await openDatabase({ databaseUrl: template.href })
  try {
    return await schemaMutants({ query: async (sql) => ({ rows: await db.query(sql) }) })
  } finally {
    await db.close()
  }
}
