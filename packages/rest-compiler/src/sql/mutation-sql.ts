import type { MutationPlan } from '../plan/plan.ts'
import type { Condition, ReadNode } from '../plan/read-node.ts'
import type { Column, Relationship } from '../schema/schema.ts'
import { conditionSql, whereSql } from './condition-sql.ts'
import { type Parameters, quote, quoteLiteral, quotePath } from './sql-text.ts'

/** Transaction setting that counts the rows an upsert updated; no other way works on views too. */
export const UPDATED_SETTING = 'podium.updated'

/** `INSERT`, `UPDATE` or `DELETE` with RETURNING. */
export function mutationSql(plan: MutationPlan, parameters: Parameters): string {
  const target = `${quotePath(plan.table)} AS ${quote(plan.root.alias)}`
  const returning = returningList(plan)
  switch (plan.kind) {
    case 'delete':
      return `DELETE FROM ${target}${ownWhere(plan.where, plan, parameters)} RETURNING ${returning}`
    case 'update': {
      // Without columns nothing changes, and SET cannot be empty.
      if (plan.columns.length === 0) return `SELECT ${returning} FROM ${target} WHERE false`
      const assignments = plan.columns.map(({ name }) => `${quote(name)} = body.${quote(name)}`)
      const body = `(SELECT * FROM ${bodyRows(plan, parameters)}) AS body`
      const where = ownWhere(plan.where, plan, parameters)
      return `UPDATE ${target} SET ${assignments.join(', ')} FROM ${body}${where} RETURNING ${returning}`
    }
    case 'insert':
    case 'put': {
      const names = plan.columns.map(({ name }) => quote(name)).join(', ')
      const list = names === '' ? '' : ` (${names})`
      const matchesUrl = plan.kind === 'put' ? bodyWhere(plan, parameters) : ''
      const rows = `SELECT ${names} FROM ${bodyRows(plan, parameters)}${matchesUrl}`
      return `INSERT INTO ${target}${list} ${rows}${conflictSql(plan)} RETURNING ${returning}`
    }
  }
}

function ownWhere(
  where: readonly Condition[],
  { root }: MutationPlan,
  parameters: Parameters,
): string {
  // The filters apply to the table itself, where computed columns are function calls.
  const rows = { alias: root.alias, isFromSource: false }
  return whereSql(where.map((condition) => conditionSql(condition, rows, parameters)))
}

const bodyWhere = (plan: MutationPlan, parameters: Parameters): string =>
  whereSql(
    plan.where.map((condition) =>
      conditionSql(condition, { alias: 'body', isFromSource: true }, parameters),
    ),
  )

/** Body as typed rows: one bound parameter, however many rows. */
function bodyRows(
  { columns, payload, appliesDefaults }: MutationPlan,
  parameters: Parameters,
): string {
  if (!payload) return '(SELECT) AS body'
  if (columns.length === 0 && !payload.isArray) return '(SELECT) AS body'
  const json = parameters.slot(payload.slot)
  if (columns.length === 0) return `json_array_elements(${json}::json) AS body`
  const types = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(', ')
  const many = payload.isArray ? 'recordset' : 'record'
  if (!appliesDefaults) return `json_to_${many}(${json}::json) AS body(${types})`
  const filled = withDefaults(columns, json, payload.isArray)
  return `jsonb_to_${many}(${filled}) AS body(${types})`
}

/** Rows with `missing=default`: absent keys take the column's default instead of null. */
function withDefaults(columns: readonly Column[], json: string, isArray: boolean): string {
  const pairs = columns.flatMap((column) =>
    column.default === null ? [] : [`${quoteLiteral(column.name)}, ${column.default}`],
  )
  const defaults = `jsonb_build_object(${pairs.join(', ')})`
  if (!isArray) return `${defaults} || ${json}::jsonb`
  return `(SELECT coalesce(jsonb_agg(${defaults} || element), '[]') FROM jsonb_array_elements(${json}::jsonb) AS element)`
}

function conflictSql({ conflict, columns }: MutationPlan): string {
  if (!conflict) return ''
  const target = ` ON CONFLICT (${conflict.columns.map(quote).join(', ')})`
  if (conflict.resolution === 'ignore' || columns.length === 0) return `${target} DO NOTHING`
  const assignments = columns.map(({ name }) => `${quote(name)} = EXCLUDED.${quote(name)}`)
  const counted = `set_config('${UPDATED_SETTING}', (coalesce(nullif(current_setting('${UPDATED_SETTING}', true), ''), '0')::int + 1)::text, true) <> ''`
  return `${target} DO UPDATE SET ${assignments.join(', ')} WHERE ${counted}`
}

/**
 * RETURNING list with only what the answer needs, because one may write a column without SELECT
 * rights on it. Without representation only the number of rows is wanted.
 */
function returningList({ root, hasRepresentation, location }: MutationPlan): string {
  const alias = quote(root.alias)
  if (!hasRepresentation && location.length === 0) return '1'
  const names = new Set(location)
  const computed = new Map<string, string>()
  if (hasRepresentation) {
    if (root.outputs.some(({ kind }) => kind === 'all') || hasComputedEmbed(root)) names.add('*')
    for (const expression of ownExpressions(root)) {
      const { source } = expression
      if (source.kind === 'column') names.add(source.name)
      else
        computed.set(source.name, `${quotePath(source.routine)}(${alias}) AS ${quote(source.name)}`)
    }
    for (const { relationship } of root.embeds)
      for (const name of keysFrom(relationship)) names.add(name)
  }
  const columns = names.has('*')
    ? [`${alias}.*`]
    : [...names].map((name) => `${alias}.${quote(name)}`)
  const list = [...columns, ...computed.values()]
  return list.length === 0 ? '1' : list.join(', ')
}

const hasComputedEmbed = ({ embeds }: ReadNode): boolean =>
  embeds.some(({ relationship }) => relationship.kind === 'computed')

const ownExpressions = ({ outputs, order }: ReadNode) => [
  ...outputs.flatMap((output) =>
    output.kind === 'value' && output.expression !== 'row' ? [output.expression] : [],
  ),
  ...order.flatMap(({ term }) => (term.kind === 'own' ? [term.expression] : [])),
]

function keysFrom(relationship: Relationship): string[] {
  switch (relationship.kind) {
    case 'computed':
      return []
    case 'many-to-many':
      return relationship.fromColumns.map(({ from }) => from)
    default:
      return relationship.columns.map(({ from }) => from)
  }
}
