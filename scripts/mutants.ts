/**
 * `npm run test:mutants [count]`: damages the product in one place after another, half of them in its schema and half in
 * the server and the domain (100 by chance unless told; PODIUM_SEED=… chooses the same again), in a copy of this
 * checkout, and runs the tests that may notice on PostgreSQL until one fails: of code those that execute the damaged
 * place, which is recorded once (evidence.ts), of the schema those that name it. A failure counts if it comes again and
 * the same test passes without the damage: on a busy machine a test may fail for its clock alone. PODIUM_LANES mutants
 * are tried at a time (2 unless said), each in a copy of its own. Prints the survivors; fails where fewer than 95 of 100
 * were caught. `npm run test:mutants -- 'text' …` takes all of that kind (`schema`) or whose name holds one of the texts.
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
import { KNOWN_SURVIVORS } from '../tests/mutants/known-survivors.ts'
import type { Mutant } from '../tests/mutants/mutant.ts'
import { schemaMutants } from '../tests/mutants/schema-mutants.ts'
import { type Chosen, createTestsFor } from '../tests/mutants/tests-for.ts'
import { draw } from './mutants/draw.ts'
import { collectEvidence } from './mutants/evidence.ts'
import { type Failure, firstFailure, runTests, WITHOUT_PGLITE } from './mutants/first-failure.ts'
import { type Lane, openLane } from './mutants/lane.ts'
import { withDamage } from './mutants/with-damage.ts'

const ROOT = join(import.meta.dirname, '..')
const LEAST_CAUGHT = 0.95
/** Times that tests are run whose failures come without the damage as well. */
const ROUNDS = 3

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
  const chosen = choose([...(await mutantsOfSchema(firstLane)), ...codeMutants(ROOT)])
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
  waiting: IteratorObject<Mutant>,
  lane: Lane,
  testsFor: (mutant: Mutant) => Chosen[][],
): Promise<Mutant[]> {
  const survivors: Mutant[] = []
  for (const mutant of waiting) {
    const started = performance.now()
    const runs = testsFor(mutant)
    const failure = await noticed(mutant, lane, runs)
    if (failure === undefined) survivors.push(mutant)
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${failure === undefined ? 'SURVIVED' : 'caught  '} ${mutant.name} (${seconds} s)`)
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

/**
 * Failure that a mutant causes, and nothing else; undefined for a survivor. A test that fails alone without the damage as
 * well may need those before it: then its whole file is compared.
 */
async function noticed(
  mutant: Mutant,
  lane: Lane,
  runs: readonly Chosen[][],
): Promise<Failure | undefined> {
  for (const run of runs) {
    const paths = run.map(({ path }) => path)
    const tests = new Set(run.flatMap((chosen) => chosen.names))
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = { paths, names: WITHOUT_PGLITE, tests: [...tests] }
      const failure = await withDamage(mutant, lane, () => firstFailure(lane, asked))
      if (failure === undefined) break
      const unsound = await unsoundTest(lane, failure)
      if (unsound === undefined) return failure
      const inItsFile = { paths: failure.paths, names: WITHOUT_PGLITE }
      const again = await withDamage(mutant, lane, () => runTests(lane, inItsFile))
      if (
        again !== undefined &&
        (await unsoundTest(lane, { ...again, ...inItsFile })) === undefined
      )
        return again
      console.log(`not sure ${mutant.name}: without the damage fails ${unsound}`)
      tests.delete(failure.name)
    }
  }
  return undefined
}

/** Test that fails without the damage as well. */
async function unsoundTest(lane: Lane, failure: Failure): Promise<string | undefined> {
  const tests = `${failure.paths.join()} ${failure.names}`
  if (lane.soundTests.has(tests)) return undefined
  const withoutDamage = await runTests(lane, failure)
  if (withoutDamage === undefined) lane.soundTests.add(tests)
  return withoutDamage?.name
}

/** Mutants to try: by number or by a part of their names, without the known survivors. */
function choose(all: readonly Mutant[]): Mutant[] {
  const count = Number(wanted[0] ?? 100)
  if (Number.isNaN(count)) {
    return all.filter(({ kind, name }) =>
      wanted.some((text) => kind === text || name.includes(text)),
    )
  }
  const open = all.filter(({ name }) => !KNOWN_SURVIVORS.has(name))
  const half = { count: Math.ceil(count / 2), seed }
  const [ofSchema = [], ofCode = []] = [true, false].map((isOfSchema) =>
    draw(
      open.filter(({ kind }) => (kind === 'schema') === isOfSchema),
      firstWord,
      half,
    ),
  )
  return draw([...ofSchema, ...ofCode], ({ kind }) => String(kind === 'schema'), { count, seed })
}

function firstWord({ name }: Mutant): string {
  return name.split(' ', 1).join()
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
