import type { Comparison, Operation, TextSearch } from '../parse/filter.ts'
import type { Expression } from '../plan/expression.ts'
import type { Condition, Embed, ReadNode } from '../plan/read-node.ts'
import { joinConditions, sourceSql } from './join-sql.ts'
import { type Parameters, quote, quotePath } from './sql-text.ts'

const OPERATORS: Record<Comparison, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'LIKE',
  ilike: 'ILIKE',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}

const QUERY_FUNCTIONS: Record<TextSearch, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

const TRUTHS = {
  null: 'NULL',
  not_null: 'NOT NULL',
  true: 'TRUE',
  false: 'FALSE',
  unknown: 'UNKNOWN',
} as const

/** Rows of a condition: their alias, and the node when they may hold computed columns. */
type Rows = Pick<ReadNode, 'alias' | 'isFromSource'>

export function conditionSql(condition: Condition, rows: Rows, parameters: Parameters): string {
  switch (condition.kind) {
    case 'group': {
      const parts = condition.members.map((member) => conditionSql(member, rows, parameters))
      const joined = parts.join(condition.operator === 'and' ? ' AND ' : ' OR ')
      return `${condition.isNegated ? 'NOT ' : ''}(${joined})`
    }
    case 'exists':
      return `${condition.isNegated ? 'NOT ' : ''}${existsSql(condition.embed, rows, parameters)}`
    case 'operation': {
      const { expression, operation, isNegated } = condition
      const sql = operationSql(expression, operation, rows, parameters)
      return isNegated ? `NOT (${sql})` : sql
    }
  }
}

function operationSql(
  expression: Expression,
  operation: Operation,
  rows: Rows,
  parameters: Parameters,
): string {
  const subject = expressionSql(expression, rows, parameters)
  switch (operation.kind) {
    case 'compare': {
      const { operator, quantifier, slot } = operation
      const value = parameters.slot(slot)
      const target = quantifier ? `${quantifier.toUpperCase()}(${value})` : value
      return `${subject} ${OPERATORS[operator]} ${target}`
    }
    case 'in':
      return `${subject} = ANY(${parameters.slot(operation.slot)})`
    case 'distinct':
      return `${subject} IS DISTINCT FROM ${parameters.slot(operation.slot)}`
    case 'is':
      return `${subject} IS ${TRUTHS[operation.value]}`
    case 'search': {
      const { operator, language, slot } = operation
      const config = language === null ? '' : `${parameters.constant(language)}::regconfig, `
      const query = `${QUERY_FUNCTIONS[operator]}(${config}${parameters.slot(slot)})`
      const isVector = expression.baseType === 'tsvector' && expression.path.length === 0
      return `${isVector ? subject : `to_tsvector(${config}${subject})`} @@ ${query}`
    }
  }
}

/** SQL of a column, computed column or JSON path of a row. */
export function expressionSql(
  { source, path, baseType }: Expression,
  { alias, isFromSource }: Rows,
  parameters: Parameters,
): string {
  const rows = quote(alias)
  const value =
    source.kind === 'computed' && !isFromSource
      ? `${quotePath(source.routine)}(${rows})`
      : `${rows}.${quote(source.name)}`
  if (path.length === 0) return value
  const json = baseType === 'json' || baseType === 'jsonb' ? value : `to_jsonb(${value})`
  const steps = path.map(({ arrow, key, isIndex }) => {
    return `${arrow}${parameters.constant(key)}::${isIndex ? 'int' : 'text'}`
  })
  return `(${json}${steps.join('')})`
}

/** SQL condition: the parent has at least one embedded row. */
function existsSql({ node, relationship }: Embed, parent: Rows, parameters: Parameters): string {
  const conditions = [
    ...joinConditions(relationship, parent.alias, node.alias),
    ...nodeConditions(node, parameters),
  ]
  const from = sourceSql(relationship, parent, node)
  return `EXISTS (SELECT 1 FROM ${from}${whereSql(conditions)}${rangeSql(node, parameters)})`
}

/** SQL conditions of a node: its filters, and the inner embeds that are not joined. */
export function nodeConditions(
  node: ReadNode,
  parameters: Parameters,
  { except = () => false }: { except?: (embed: Embed) => boolean } = {},
): string[] {
  return [
    ...node.where.map((condition) => conditionSql(condition, node, parameters)),
    ...node.embeds
      .filter((embed) => embed.isInner && !except(embed))
      .map((embed) => existsSql(embed, node, parameters)),
  ]
}

export const whereSql = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`

/**
 * `LIMIT` and `OFFSET`. Limits are literals, because a plan for an unknown limit is a plan for all
 * rows.
 */
export function rangeSql(
  { limit, offset }: Pick<ReadNode, 'limit' | 'offset'>,
  parameters: Parameters,
  maxRows: number | null = null,
): string {
  const most = Math.min(limit ?? Number.POSITIVE_INFINITY, maxRows ?? Number.POSITIVE_INFINITY)
  const top = most === Number.POSITIVE_INFINITY ? '' : ` LIMIT ${most}`
  if (offset === null) return top
  const first = typeof offset === 'number' ? offset : `${parameters.slot(offset.slot)}::bigint`
  return `${top} OFFSET ${first}`
}
