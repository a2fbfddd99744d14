import type { Embed, OrderBy, Output, ReadNode } from '../plan/read-node.ts'
import { isAggregated } from '../plan/read-node.ts'
import { paidRowsSql } from './budget-sql.ts'
import { expressionSql, nodeConditions, rangeSql, whereSql } from './condition-sql.ts'
import { joinConditions, sourceSql } from './join-sql.ts'
import { type Parameters, quote, quotePath } from './sql-text.ts'

/** CTE with the rows a mutation wrote or a function returned. */
export const SOURCE = 'podium_source'

/**
 * Parameters and limits of a read. `budget`: bytes for the rows, or null for an answer that cannot
 * be too large.
 */
type Settings = { parameters: Parameters; maxRows: number | null; budget: number | null }

/** `SELECT` of the root's rows, with everything embedded in them. */
export function rootSql(node: ReadNode, settings: Settings): string {
  return rowsSql(node, { ...settings, from: rootFrom(node), joins: [] })
}

/** `FROM … WHERE …` of all matching rows, without limits, order and output; for counts. */
export function matchesSql(node: ReadNode, parameters: Parameters): string {
  return `FROM ${rootFrom(node)}${whereSql(nodeConditions(node, parameters))}`
}

const rootFrom = ({ alias, table, isFromSource }: ReadNode): string =>
  `${isFromSource ? SOURCE : quotePath(table)} AS ${quote(alias)}`

type Source = { from: string; joins: readonly string[] }

/** Rows of the root or of a list, charged to the budget if there is one. */
function rowsSql(node: ReadNode, settings: Settings & Source): string {
  const rows = selectSql(node, settings)
  const { budget } = settings
  if (budget === null) return rows
  const ended = node.offset === null ? `${rows} OFFSET 0` : rows
  return paidRowsSql(ended, { alias: node.alias, embeds: node.embeds.length, budget })
}

function selectSql(
  node: ReadNode,
  { parameters, maxRows, budget, from, joins }: Settings & Source,
): string {
  const settings = { parameters, maxRows, budget }
  const groups = isAggregated(node)
  const joined = node.embeds.filter((embed) => isJoined(embed, groups))
  const outputs = node.outputs.map((output) => outputSql(output, node, { groups, ...settings }))
  const laterals = joined.map((embed) => lateralSql(embed, node, { groups, ...settings }))
  const conditions = [
    ...joins,
    ...nodeConditions(node, parameters, {
      except: (embed) =>
        joined.includes(embed) && embed.mode !== 'spread-many' && embed.mode !== 'array',
    }),
  ]
  return [
    `SELECT ${outputs.join(', ')} FROM ${from}${laterals.join('')}`,
    whereSql(conditions),
    groups ? groupSql(node.outputs) : '',
    orderSql(node, parameters),
    rangeSql(node, parameters, maxRows),
  ].join('')
}

/** Whether an embed is joined; lists are a subselect of the output, after the limit. */
const isJoined = ({ mode, isHidden }: Embed, groups: boolean): boolean =>
  !isHidden && (mode !== 'array' || groups)

function outputSql(
  output: Output,
  node: ReadNode,
  { groups, ...settings }: Settings & { groups: boolean },
): string {
  const { parameters } = settings
  switch (output.kind) {
    case 'all':
      return `${quote(node.alias)}.*`
    case 'count':
      return `count(*) AS ${quote(output.name)}`
    case 'value': {
      const { expression, aggregate, aggregateCast, cast, name } = output
      if (expression === 'row') {
        const count = aggregate ? castSql('count(*)', aggregateCast) : '1'
        return `${count} AS ${quote(name)}`
      }
      const value = castSql(expressionSql(expression, node, parameters), cast)
      const result = aggregate ? castSql(`${aggregate}(${value})`, aggregateCast) : value
      return `${result} AS ${quote(name)}`
    }
    case 'lifted': {
      const { embed, column, aggregate, aggregateCast, name, isJson } = output
      const value = `${quote(embed.alias)}.${quote(column)}`
      const plain = groups && isJson ? `${value}::jsonb` : value
      const result = aggregate ? castSql(`${aggregate}(${value})`, aggregateCast) : plain
      return `${result} AS ${quote(name)}`
    }
    case 'embed': {
      const { embed } = output
      if (embed.mode === 'object') {
        const object = `row_to_json(${quote(embed.alias)}.*)`
        return `${groups ? `${object}::jsonb` : object} AS ${quote(embed.name)}`
      }
      if (groups) return `${quote(embed.alias)}.rows AS ${quote(embed.name)}`
      const rows = embedSql(embed, node, settings)
      return `(SELECT coalesce(json_agg(${quote(embed.alias)}.*), '[]') FROM (${rows}) ${quote(embed.alias)}) AS ${quote(embed.name)}`
    }
  }
}

const castSql = (sql: string, type: string | null): string =>
  type === null ? sql : `CAST(${sql} AS ${type})`

function lateralSql(
  embed: Embed,
  parent: ReadNode,
  { groups, ...settings }: Settings & { groups: boolean },
): string {
  const alias = quote(embed.alias)
  const rows = embedSql(embed, parent, settings)
  switch (embed.mode) {
    case 'object':
    case 'spread-one':
      return ` ${embed.isInner ? 'INNER' : 'LEFT'} JOIN LATERAL (${rows}) ${alias} ON true`
    case 'array': {
      const list = `coalesce(json_agg(${alias}.*), '[]')${groups ? '::jsonb' : ''}`
      return ` LEFT JOIN LATERAL (SELECT ${list} AS rows FROM (${rows}) ${alias}) ${alias} ON true`
    }
    case 'spread-many': {
      const lists = embed.exports.map(({ column }) => {
        const list = `coalesce(json_agg(${alias}.${quote(column)}), '[]')`
        return `${groups ? `${list}::jsonb` : list} AS ${quote(column)}`
      })
      return ` LEFT JOIN LATERAL (SELECT ${lists.join(', ')} FROM (${rows}) ${alias}) ${alias} ON true`
    }
  }
}

function embedSql(
  { node, relationship, mode }: Embed,
  parent: ReadNode,
  settings: Settings,
): string {
  const isMany = mode === 'array' || mode === 'spread-many'
  const source = {
    from: sourceSql(relationship, parent, node),
    joins: joinConditions(relationship, parent.alias, node.alias),
  }
  if (isMany) return rowsSql(node, { ...settings, ...source })
  return selectSql(node, { ...settings, ...source, maxRows: null })
}

/**
 * `GROUP BY` with positions, so that an expression with bound JSON keys counts as the one selected.
 */
function groupSql(outputs: readonly Output[]): string {
  const positions = outputs.flatMap((output, index) => {
    const isGrouped =
      output.kind === 'embed' || ('aggregate' in output && output.aggregate === null)
    return isGrouped ? [index + 1] : []
  })
  return positions.length === 0 ? '' : ` GROUP BY ${positions.join(', ')}`
}

function orderSql(node: ReadNode, parameters: Parameters): string {
  if (node.order.length === 0) return ''
  const terms = node.order.map(({ term, direction, nulls }) => {
    const value = orderValueSql(term, node, parameters)
    return `${value}${direction ? ` ${direction.toUpperCase()}` : ''}${nulls ? ` NULLS ${nulls.toUpperCase()}` : ''}`
  })
  return ` ORDER BY ${terms.join(', ')}`
}

function orderValueSql(term: OrderBy['term'], node: ReadNode, parameters: Parameters): string {
  switch (term.kind) {
    case 'own':
      return expressionSql(term.expression, node, parameters)
    case 'output':
      return `${quote(term.embed.alias)}.${quote(term.name)}`
    case 'related': {
      const { embed, expression } = term
      const conditions = [
        ...joinConditions(embed.relationship, node.alias, embed.node.alias),
        ...nodeConditions(embed.node, parameters),
      ]
      const from = sourceSql(embed.relationship, node, embed.node)
      const value = expressionSql(expression, embed.node, parameters)
      return `(SELECT ${value} FROM ${from}${whereSql(conditions)})`
    }
  }
}
