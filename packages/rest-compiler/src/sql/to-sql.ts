import type { CallPlan, Guard, MutationPlan, Plan, ReadPlan } from '../plan/plan.ts'
import { callSql, SCALAR } from './call-sql.ts'
import { guardMarkSql } from './guard-mark.ts'
import { mutationSql, UPDATED_SETTING } from './mutation-sql.ts'
import { matchesSql, rootSql, SOURCE } from './read-sql.ts'
import { Parameters, quote, quoteLiteral, type SqlText } from './sql-text.ts'

/**
 * Statements of a request. `main` returns one row (see `AnswerRow`). `estimate` explains the
 * unlimited read. `hasGuard`: `main` may refuse its own result.
 */
export type CompiledSql = { main: SqlText; estimate: SqlText | null; hasGuard: boolean }

const ROWS = 'podium_rows'

export function toSql(plan: Plan): CompiledSql {
  switch (plan.kind) {
    case 'read':
      return readSql(plan)
    case 'call':
      return callStatement(plan)
    default:
      return { main: mutationStatement(plan), estimate: null, hasGuard: hasGuard(plan) }
  }
}

const hasGuard = (plan: Plan): boolean =>
  plan.budget !== null || (plan.kind !== 'read' && plan.guards.length > 0)

function readSql(plan: ReadPlan): CompiledSql {
  const { root, maxRows, budget, headOnly, shape } = plan
  const parameters = new Parameters()
  const isCsv = shape.output.format === 'csv'
  const rows = rootSql(root, { parameters, maxRows, budget })
  const answer = {
    body: headOnly ? `''` : bodySql(plan, isCsv ? SOURCE : `(${rows})`),
    total: totalSql(plan, parameters),
  }
  // CSV reads the rows a second time for its header line.
  const main = isCsv
    ? `WITH ${SOURCE} AS (${rows}) ${answerSql(answer)} FROM ${SOURCE} ${ROWS}`
    : `${answerSql(answer)} FROM (${rows}) ${ROWS}`
  const wantsEstimate = shape.prefer.count === 'planned' || shape.prefer.count === 'estimated'
  return {
    main: { text: main, parameters: parameters.all },
    estimate: wantsEstimate ? estimateSql(plan) : null,
    hasGuard: hasGuard(plan),
  }
}

function estimateSql({ root }: ReadPlan): SqlText {
  const parameters = new Parameters()
  const text = `EXPLAIN (FORMAT JSON) SELECT 1 ${matchesSql(root, parameters)}`
  return { text, parameters: parameters.all }
}

/**
 * SQL of the number of all matching rows, counted only if asked for and not already known from the
 * page.
 */
function totalSql(
  { root, maxRows, shape }: ReadPlan | CallPlan,
  parameters: Parameters,
): string | null {
  const { count } = shape.prefer
  if (count !== 'exact' && count !== 'estimated') return null
  const isWhole = maxRows === null && !root.limit && !root.offset
  if (isWhole) return `count(*)::text`
  const matches = matchesSql(root, parameters)
  if (count === 'exact' || maxRows === null) return `(SELECT count(*)::text ${matches})`
  return `(SELECT count(*)::text FROM (SELECT 1 ${matches} LIMIT ${maxRows + 1}) counted)`
}

function mutationStatement(plan: MutationPlan): SqlText {
  const parameters = new Parameters()
  const source = mutationSql(plan, parameters)
  const rows = plan.hasRepresentation
    ? `(${rootSql(plan.root, { parameters, maxRows: null, budget: plan.budget })})`
    : SOURCE
  const isCsv = plan.shape.output.format === 'csv'
  const named = isCsv && plan.hasRepresentation ? `, podium_result AS ${rows}` : ''
  const from = named === '' ? rows : 'podium_result'
  const answer = answerSql({
    rows: guardedCount(plan.guards),
    body: plan.hasRepresentation ? bodySql(plan, from) : `''`,
    location: locationSql(plan.location),
    updated: plan.conflict ? `nullif(current_setting('${UPDATED_SETTING}', true), '')` : null,
  })
  return {
    text: `WITH ${SOURCE} AS (${source})${named} ${answer} FROM ${from} ${ROWS}`,
    parameters: parameters.all,
  }
}

function callStatement(plan: CallPlan): CompiledSql {
  const parameters = new Parameters()
  const source = callSql(plan, parameters)
  const isScalar = plan.routine.returns.kind !== 'composite'
  const rows = isScalar
    ? SOURCE
    : `(${rootSql(plan.root, { parameters, maxRows: plan.maxRows, budget: plan.budget })})`
  const isSingle = !plan.routine.returns.isSet
  const answer = answerSql({
    rows: guardedCount(plan.guards, isSingle ? '1' : undefined),
    body: plan.headOnly ? `''` : bodySql(plan, rows),
    total: totalSql(plan, parameters),
  })
  const text = `WITH ${SOURCE} AS (${source}) ${answer} FROM ${rows} ${ROWS}`
  return { main: { text, parameters: parameters.all }, estimate: null, hasGuard: hasGuard(plan) }
}

type Answer = {
  rows?: string
  total?: string | null
  body: string
  location?: string | null
  updated?: string | null
}

/** `SELECT` of the answer's row, without columns that would be null. */
function answerSql({ rows = COUNT, total, body, location, updated }: Answer): string {
  const columns = Object.entries({ rows, total, body, location, updated, ...RESPONSE_SETTINGS })
  const list = columns.flatMap(([name, sql]) => (sql ? [`${sql} AS ${name}`] : []))
  return `SELECT ${list.join(', ')}`
}

const RESPONSE_SETTINGS = {
  headers: `nullif(current_setting('response.headers', true), '')`,
  status: `nullif(current_setting('response.status', true), '')`,
}

const COUNT = `count(*)::int`

/**
 * SQL of the number of rows; raises if a guard refuses it, so a refusal costs no second round trip.
 */
function guardedCount(guards: readonly Guard[], count = `count(*)`): string {
  const cases = guards.map((guard) => {
    const isRefused = guard.kind === 'max' ? `${count} > ${guard.rows}` : `${count} <> 1`
    return `WHEN ${isRefused} THEN ${guardMarkSql(guard.kind, count)}`
  })
  return cases.length === 0 ? `${count}::int` : `CASE ${cases.join(' ')} ELSE ${count}::int END`
}

function bodySql(plan: Plan, rows: string): string {
  const { format, stripNulls } = plan.shape.output
  if (format === 'csv') return csvSql(rows)
  const returns = plan.kind === 'call' ? plan.routine.returns : null
  const isScalar = returns !== null && returns.kind !== 'composite'
  const list = `json_agg(${ROWS}.${isScalar ? SCALAR : '*'})`
  const isSingle = format === 'object' || (returns !== null && !returns.isSet)
  const value = stripNulls ? `json_strip_nulls(${list})` : list
  return isSingle ? `coalesce((${value}->0)::text, 'null')` : `coalesce(${value}::text, '[]')`
}

/**
 * CSV body: header line from the keys of the first row, then each row as PostgreSQL writes
 * composites.
 */
function csvSql(rows: string): string {
  const header = `(SELECT coalesce(string_agg(key, ','), '') FROM (SELECT json_object_keys(row_to_json(first.*)) AS key FROM (SELECT * FROM ${rows} any_row LIMIT 1) first) keys)`
  const lines = `coalesce(string_agg(substring(${ROWS}::text, 2, length(${ROWS}::text) - 2), E'\\n'), '')`
  return `${header} || E'\\n' || ${lines}`
}

/** SQL of the inserted row's key and value, for the `Location` header. */
function locationSql(primaryKey: readonly string[]): string | null {
  if (primaryKey.length === 0) return null
  const pairs = primaryKey.map(
    (name) =>
      `${quoteLiteral(`${name}=`)} || coalesce('eq.' || min(${ROWS}.${quote(name)}::text), 'is.null')`,
  )
  return `CASE WHEN count(*) = 1 THEN ARRAY[${pairs.join(', ')}] END`
}
