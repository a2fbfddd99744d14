import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { instrumented } from '../../scripts/mutants/instrument.ts'
import { codeMutants } from './code-mutants.ts'
import { functionsOf } from './functions.ts'
import { createTestsFor } from './tests-for.ts'

const ROOT = join(import.meta.dirname, '../..')
const functions = functionsOf(ROOT).map((each, number) => ({ ...each, number }))

test('an instrumented file still parses', () => {
  for (const [file, inFile] of Map.groupBy(functions, (each) => each.file)) {
    const text = instrumented(readFileSync(join(ROOT, file), 'utf8'), inFile)
    expect({ file, errors: parseSync(file, text).errors }).toEqual({ file, errors: [] })
  }
})

const numbersOf = (path: string) =>
  functions.flatMap(({ file, number }) => (file === path ? number : []))

/** Choice for the mutants of a file whose names hold a text. */
function choose(file: string, text: string) {
  const named = (name: string, executed: number[]) => ({ name, ms: 10, functions: executed })
  const executing = numbersOf('apps/server/src/product/people/management/list-users.ts')
  const testsFor = createTestsFor(ROOT, {
    'tests/protocol/likes.test.ts': { setUp: executing, tests: [named('likes', [])] },
    'tests/protocol/admin-user-list.test.ts': {
      setUp: [],
      tests: [named('lists', executing), named('refuses', [])],
    },
    'tests/protocol/follows.test.ts': { setUp: [], tests: [named('follows', [])] },
  })
  const mutants = codeMutants(ROOT).filter(
    (mutant) => mutant.file.endsWith(file) && mutant.name.includes(text),
  )
  const chosen = mutants.map((mutant) =>
    testsFor(mutant).map((run) => run.flatMap(({ names }) => names)),
  )
  expect(chosen.length).toBeGreaterThan(0)
  return chosen
}

test('a damaged function is tried with the tests that execute it, then where the set-up does', () => {
  for (const runs of choose('people/management/list-users.ts', 'operand')) {
    expect(runs).toEqual([['lists'], ['likes']])
  }
})

test('a damaged constant is tried with whole files, because refused requests call nothing', () => {
  for (const runs of choose('domain/src/admin/users.ts', 'ADMIN_USERS_MAX 1_000')) {
    expect(runs).toEqual([['lists', 'refuses'], ['likes']])
  }
})

test('what no test executes is tried with none', () => {
  expect(choose('domain/src/roles.ts', "role === 'admin': !==")).toEqual([[]])
})
