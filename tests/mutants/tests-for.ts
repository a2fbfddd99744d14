import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { functionsOf } from './functions.ts'
import type { CodeMutant, Mutant, SchemaMutant } from './mutant.ts'
import { createUsersOf } from './users-of.ts'

/** Test file: numbers of the functions that its set-up and its tests execute, and the times of the tests. */
type ExecutedFile = {
  setUp: readonly number[]
  tests: readonly { name: string; ms: number; functions: readonly number[] }[]
}

/** Test file, with the names of the tests that may notice a damage. */
export type Chosen = { path: string; names: string[]; ms: number; weight: number }

/** Time of a file's set-up, beside that of its tests. */
const SET_UP_MS = 1000
/** Share of the recorded time of all tests that one run may take; a busy machine records several times what an idle one does. */
const LONGEST_RUN = 1 / 8

const ACCESS_TESTS = 'tests/protocol/access.test.ts'
/** Tests of what people may do, the likeliest first to notice each kind of damage to the schema. */
const PERMISSIONS: readonly (readonly [kind: RegExp, names: readonly string[]])[] = [
  [/^(check|unique)/, ['row-rules', 'bad-input']],
  [/^(policy|function)/, ['matrix', 'hidden-content', 'stored-files', 'row-rules']],
  [/^grant/, ['matrix', 'mass-assignment', 'private-columns', 'schema-rules']],
  [/^trigger/, ['row-rules', 'roles', 'mass-assignment']],
]

/**
 * Chooses the tests that can notice a damage, run after run, the likeliest and cheapest first. Of code: those that
 * execute the damaged function, then the others of a file whose set-up does; none where nothing executes it. Of the
 * schema: the permissions, and what names the damaged table or rule.
 */
export function createTestsFor(root: string, evidence: Readonly<Record<string, ExecutedFile>>) {
  const functions = functionsOf(root)
  const usersOf = createUsersOf(root, functions)
  const files = Object.entries(evidence).map(([path, executed]) => ({
    path,
    words: wordsOf(path),
    text: letters(`${path} ${readFileSync(join(root, path), 'utf8')}`),
    ...executed,
  }))
  const longestMs =
    LONGEST_RUN * files.flatMap(({ tests }) => tests).reduce((sum, { ms }) => sum + ms, 0)
  const filesWith = (word: string) => files.filter(({ words }) => words.has(word)).length

  return (mutant: Mutant): Chosen[][] =>
    (mutant.kind === 'schema' ? testsOfSchema(mutant) : testsOfCode(mutant))
      .map((run) =>
        cheapestFirst(
          run.filter(({ names }) => names.length > 0),
          longestMs,
        ),
      )
      .filter((run) => run.length > 0)

  function testsOfCode(mutant: CodeMutant): Chosen[][] {
    const users = usersOf(mutant)
    const isDamaged = (numbers: readonly number[]) =>
      users.functions.some((number) => numbers.includes(number))
    const inFile = functions.flatMap(({ file }, number) => (file === mutant.file ? number : []))
    const wordsOfMutant = wordsOf(mutant.name)
    const rarities = new Map(
      [...wordsOfMutant].map((word) => [word, files.length / (filesWith(word) || 1)]),
    )
    const chosen = files.map(({ path, words, setUp, tests }) => {
      const executed = new Set(tests.flatMap((test) => test.functions))
      const share = inFile.filter((number) => executed.has(number)).length / (inFile.length || 1)
      const shared = [...words].reduce((product, word) => product * (rarities.get(word) ?? 1), 1)
      const weight = shared ** 0.75 * 16 ** share
      const executing = tests.filter(({ functions }) => isDamaged(functions))
      const isNamed =
        users.tests.includes(path) || (mutant.kind === 'access' && path === ACCESS_TESTS)
      // A constant also decides about requests that are refused before any function that names it is called.
      const isWhole = isNamed || (users.isOfFile && executing.length > 0)
      const first = isWhole ? tests : executing
      const later = isDamaged(setUp) ? tests.filter((test) => !first.includes(test)) : []
      return [first, later].map((each) => choice(path, each, weight))
    })
    return [0, 1].map((run) => chosen.flatMap((choices) => choices[run] ?? []))
  }

  function testsOfSchema({ name }: SchemaMutant): Chosen[][] {
    const permissions = PERMISSIONS.find(([kind]) => kind.test(name))?.[1] ?? []
    const words = [...name.split(/[^a-z_]+/), ...name.split(/[^a-z]+/)]
    const terms = words.filter((word) => word.length > 3 && !SQL_WORDS.has(word)).map(letters)
    const commonness = terms.map((term) => files.filter(({ text }) => text.includes(term)).length)
    const withDatabase = files.filter(({ path }) => /^tests\/|\.db\.test/.test(path))
    const chosen = withDatabase.map(({ path, text, tests }) => {
      const place = permissions.findIndex((file) => path === `tests/permissions/${file}.test.ts`)
      const named = terms.map((term, index) => {
        return (text.split(term).length - 1) / (commonness[index] || 1)
      })
      const weight = place === -1 ? named.reduce((sum, each) => sum + each, 0) : 1000 / 10 ** place
      return choice(path, weight > 0 ? tests : [], weight)
    })
    return [chosen]
  }
}

const SQL_WORDS = new Set(
  'policy,trigger,grant,check,unique,function,select,insert,update,delete,using,true,null,text,array,case,then,else,when,length,char_length,uuid,timestamp,numeric,integer,index'.split(
    ',',
  ),
)

/** Chooses the tests of a file, the better with the weight. */
function choice(path: string, tests: ExecutedFile['tests'], weight: number): Chosen {
  const ms = tests.reduce((sum, test) => sum + test.ms, SET_UP_MS)
  return { path, names: tests.map(({ name }) => name), ms, weight }
}

function cheapestFirst(run: readonly Chosen[], longestMs: number): Chosen[] {
  let left = longestMs
  return run
    .toSorted((one, other) => one.ms / one.weight - other.ms / other.weight)
    .filter(({ ms }) => {
      left -= ms
      return left + ms > 0
    })
}

/** Words of paths and of names in code, in the singular. */
const wordsOf = (text: string) =>
  new Set(
    text
      .split(/[^A-Za-z]+|(?=[A-Z][a-z])/)
      .map((word) => word.toLowerCase().replace(/s$/, ''))
      .filter((word) => word.length > 2),
  )

/** Text without what stands between the words of a name: `contact_messages` and `contact-messages` are the same. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
