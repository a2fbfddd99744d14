/**
 * `npm run test:mutants [count]`: damages the product in one place after another, half of them in its schema and half in
 * the server and the domain (100 by chance unless told; PODIUM_SEED=… chooses the same again), in a copy of this
 * checkout, and runs the tests of the damaged part on PostgreSQL until one fails. A failure counts if it comes again and
 * the same tests then pass without the damage: on a busy machine a test may fail for its clock alone. Prints the
 * survivors; fails where fewer than 95 of 100 were caught. `npm run test:mutants -- 'text' …` takes all of that kind
 * (`schema`) or whose name holds one of the texts.
 */
import { join } from 'node:path'
import { openDatabase, TEMPLATE_DATABASE, TEMPLATES } from '@podium/testing'
import setUpTests from '@podium/testing/global-setup'
import { codeMutants } from '../tests/mutants/code-mutants.ts'
import { KNOWN_SURVIVORS } from '../tests/mutants/known-survivors.ts'
import type { Mutant } from '../tests/mutants/mutant.ts'
import { schemaMutants } from '../tests/mutants/schema-mutants.ts'
import { testsFor } from '../tests/mutants/tests-for.ts'
import { copyCheckout } from './mutants/copy-checkout.ts'
import { draw } from './mutants/draw.ts'
import { type Failure, firstFailure, runTests } from './mutants/first-failure.ts'
import { keepSoundTemplate, withDamage } from './mutants/with-damage.ts'

const ROOT = join(import.meta.dirname, '..')
const LEAST_CAUGHT = 0.95
/** Times that a mutant is tried whose failures come without it as well. */
const ROUNDS = 3

const wanted = process.argv.slice(2)
const seed = Number(process.env.PODIUM_SEED ?? Date.now() % 1_000_000)

const stopCluster = await setUpTests()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopCluster()
    process.exit(1)
  })
}
try {
  process.exitCode = await tryMutants()
} finally {
  stopCluster()
}

async function tryMutants(): Promise<0 | 1> {
  const databaseUrl = process.env[TEMPLATES.postgres]
  if (databaseUrl === undefined) throw new Error('The set-up of the tests has left no database')
  const chosen = choose([...(await mutantsOfSchema(databaseUrl)), ...codeMutants(ROOT)])
  await keepSoundTemplate(databaseUrl)
  using checkout = copyCheckout(ROOT)
  console.log(`${chosen.length} mutants, seed ${seed}`)
  const survivors: Mutant[] = []
  for (const mutant of chosen) {
    const started = performance.now()
    const failure = await noticed(mutant, { root: checkout.root, databaseUrl })
    if (failure === undefined) survivors.push(mutant)
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${failure === undefined ? 'SURVIVED' : 'caught  '} ${mutant.name} (${seconds} s)`)
    if (failure !== undefined) console.log(`           by: ${failure.name}`)
  }
  console.log(`${chosen.length - survivors.length} of ${chosen.length} caught; survivors:`)
  for (const { name } of survivors) console.log(name)
  return survivors.length > chosen.length * (1 - LEAST_CAUGHT) ? 1 : 0
}

/** Failure that a mutant causes, and nothing else; undefined for a survivor. */
async function noticed(
  mutant: Mutant,
  place: { root: string; databaseUrl: string },
): Promise<Failure | undefined> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const failure = await withDamage(mutant, place, () =>
      firstFailure(place.root, testsFor(mutant)),
    )
    if (failure === undefined) return undefined
    const withoutDamage = await runTests(place.root, failure.tests)
    if (withoutDamage === undefined) return failure
    console.log(`not sure ${mutant.name}: without the damage fails ${withoutDamage.name}`)
  }
  return undefined
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

async function mutantsOfSchema(databaseUrl: string) {
  const template = new URL(databaseUrl)
  template.pathname = TEMPLATE_DATABASE
  const db = await openDatabase({ databaseUrl: template.href })
  try {
    return await schemaMutants({ query: async (sql) => ({ rows: await db.query(sql) }) })
  } finally {
    await db.close()
  }
}
