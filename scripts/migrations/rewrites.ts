import { nodesIn, type Statement, statementsOf, wordsOf } from './statements.ts'

/**
 * Statements that write anew what is there, a sentence each: a function that is already defined,
 * and whatever is dropped, renamed or altered in a policy or function. Until the first release the
 * definition itself is changed, so that everything is read in one place; afterwards there is no
 * other way. No two functions share a name: the data API would not tell them apart.
 */
export function rewritesIn(migrations: readonly { file: string; sql: string }[]): string[] {
  const definedIn = new Map<string, string>()
  return migrations.flatMap(({ file, sql }) =>
    statementsOf(sql).flatMap((statement) => {
      if (isRewrite(statement)) return `${file}: ${statement.type} changes what is there`
      if (statement.type !== 'CreateFunctionStmt') return []
      const name = wordsOf(statement.node.funcname).join('.')
      const first = definedIn.get(name)
      definedIn.set(name, first ?? file)
      return first === undefined ? [] : `${file}: ${name} is already defined in ${first}`
    }),
  )
}

const REWRITES = ['AlterFunctionStmt', 'AlterPolicyStmt', 'DropStmt', 'RenameStmt']

const isRewrite = ({ type, node }: Statement) =>
  REWRITES.includes(type) ||
  (type === 'AlterTableStmt' &&
    [...nodesIn(node.cmds)].some(([, { subtype }]) => String(subtype).startsWith('AT_Drop')))
