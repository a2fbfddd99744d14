import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { damagedFiles } from './damaged-files.ts'
import type { SourceFunction } from './functions.ts'
import type { CodeMutant } from './mutant.ts'

const TESTS = ['{tests,apps/server/src,packages/domain/src}/**/*.test.ts']

/** Declaration at the top of a file: what it declares, the words of its text, and the names that its file imports. */
type Declaration = ESTree.Span & {
  file: string
  names: string[]
  words: ReadonlySet<string>
  imported: ReadonlySet<string>
}

/** Functions in which a damage shows, by their numbers, and tests that name what is damaged. */
export type Users = {
  functions: number[]
  tests: string[]
  /** Whether the damage is outside functions: to what is made once, when its file is read. */
  isOfFile: boolean
}

/**
 * Finds the users of damaged places: the function around one, with those that it makes; of a constant or a schema, which
 * is made once, when its file is read, the functions and tests that name it, directly or through other constants.
 */
export function createUsersOf(root: string, functions: readonly SourceFunction[]) {
  const sources = damagedFiles(root).flatMap((file) => declarationsOf(root, file))
  const tests = TESTS.flatMap((pattern) => globSync(pattern, { cwd: root })).map((file) => ({
    file,
    words: wordsOf(readFileSync(join(root, file), 'utf8')),
  }))
  const numbersWithin = ({ file, start, end }: ESTree.Span & { file: string }) =>
    functions.flatMap((each, number) =>
      each.file === file && start <= each.start && each.end <= end ? [number] : [],
    )

  return function usersOf({ file, start, end }: CodeMutant): Users {
    const around = functions.findLastIndex(
      (each) => each.file === file && each.body.start <= start && end <= each.body.end,
    )
    const outer = functions[around]
    if (outer) return { functions: [around, ...numbersWithin(outer)], tests: [], isOfFile: false }
    const users = { functions: new Set<number>(), tests: new Set<string>() }
    const found = new Set(
      sources.filter((each) => each.file === file && each.start <= start && end <= each.end),
    )
    for (const declaration of found) {
      const numbers = numbersWithin(declaration)
      for (const number of numbers) users.functions.add(number)
      for (const test of tests) {
        if (declaration.names.some((name) => test.words.has(name))) users.tests.add(test.file)
      }
      if (numbers.length > 0) continue
      for (const user of sources.filter((each) => isUser(each, declaration))) found.add(user)
    }
    return { functions: [...users.functions], tests: [...users.tests], isOfFile: true }
  }
}

const isUser = (user: Declaration, { file, names }: Declaration): boolean =>
  names.some((name) => user.words.has(name) && (user.file === file || user.imported.has(name)))

function declarationsOf(root: string, file: string): Declaration[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { body } = parseSync(file, source).program
  const imported = new Set(
    body.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  )
  return body.flatMap((statement) => {
    const { start, end } = statement
    const names = namesOf(statement)
    if (names === undefined) return []
    return [{ file, start, end, names, words: wordsOf(source.slice(start, end)), imported }]
  })
}

/** Names that a statement declares; undefined for imports, types and what is exported from elsewhere. */
function namesOf(statement: ESTree.Statement): string[] | undefined {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      return statement.declaration ? namesOf(statement.declaration) : undefined
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : []
    case 'ExpressionStatement':
      return []
    default:
      return undefined
  }
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\w$]+/g))
