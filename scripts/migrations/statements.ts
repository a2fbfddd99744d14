import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query'

/**
 * Node of PostgreSQL's parse tree: its fields by name, other nodes under the name of their type.
 */
export type Node = Readonly<Record<string, unknown>>
export type Statement = { type: string; node: Node }

await loadModule()

/** Statements of a text, and of the bodies of functions in it, by PostgreSQL's own parser. Throws for a syntax error. */
export function statementsOf(sql: string): Statement[] {
  const bytes = Buffer.from(sql)
  return (parseSync(sql).stmts ?? []).flatMap(({ stmt, stmt_location = 0, stmt_len }) => {
    const text = bytes.subarray(stmt_location, stmt_len && stmt_location + stmt_len).toString()
    return Object.entries(stmt ?? {}).flatMap(([type, node]: [string, unknown]) =>
      isNode(node) ? [{ type, node }, ...bodyOf(type, node, text)] : [],
    )
  })
}

/** Nodes at or below a value, each with its type or the name of the field it stands in. */
export function* nodesIn(value: unknown, name = ''): Generator<[name: string, node: Node]> {
  if (Array.isArray(value)) for (const part of value) yield* nodesIn(part, name)
  else if (isNode(value)) {
    yield [name, value]
    for (const [field, part] of Object.entries(value)) yield* nodesIn(part, field)
  }
}

/** Words of a list of String nodes: `["public", "posts"]`. */
export const wordsOf = (value: unknown): string[] =>
  [...nodesIn(value)].flatMap(([name, { sval }]) =>
    name === 'String' && typeof sval === 'string' ? sval : [],
  )

function bodyOf(type: string, node: Node, text: string): Statement[] {
  const isFunction = type === 'CreateFunctionStmt'
  if (!isFunction && type !== 'DoStmt') return []
  const [language = 'plpgsql'] = optionOf(node, 'language')
  const [body] = optionOf(node, 'as')
  if (body === undefined) return [] // `return …`: part of the tree
  if (language === 'sql') return statementsOf(body)
  return [...nodesIn(parsePlPgSQLSync(text))].flatMap(([, { query, parseMode }]) =>
    typeof query === 'string' ? statementsOf(asStatement(query, parseMode)) : [],
  )
}

/** Words of an option: `language plpgsql`, `as $$…$$`. */
const optionOf = (node: Node, name: string): string[] =>
  [...nodesIn(node.options ?? node.args)].flatMap(([, { defname, arg }]) =>
    defname === name ? wordsOf([arg]) : [],
  )

/**
 * SQL statement for a PL/pgSQL query, which is a statement, an expression (2) or an assignment (3
 * to 5).
 */
function asStatement(query: string, parseMode: unknown): string {
  if (parseMode === 2) return `select ${query}`
  return typeof parseMode === 'number' && parseMode > 2
    ? `select ${query.replace(/^[^:=]*:?=/, '')}`
    : query
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
