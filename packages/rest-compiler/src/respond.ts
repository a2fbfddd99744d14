import type { Compiled } from './compile.ts'
import type { Dialect, ParsedRequest } from './parse/request.ts'
import type { Action } from './parse/request-shape.ts'
import type { CallPlan, MutationPlan, Plan } from './plan/plan.ts'
import { rangeNotSatisfiable, singularityError } from './refusals.ts'
import { RestError } from './rest-error.ts'

/** Row of the main statement; columns that do not apply to a request are absent. */
export type AnswerRow = {
  rows: number
  /** Number of all matching rows, if they were counted. */
  total?: string
  body: string
  /** Key of the inserted row as `column=eq.value`. */
  location?: readonly string[] | null
  /** Number of rows an upsert updated. */
  updated?: string | null
  headers: string | null
  status: string | null
}

export type RestResponse = { status: number; headers: Record<string, string>; body: string | null }

/**
 * Response for the database's answer: status, headers and body. `estimate` is the planner's row
 * count. Throws PGRST103 (offset beyond the end), PGRST116, or PGRST111/112 for bad response
 * settings.
 */
export function respond(
  { plan }: Compiled,
  request: ParsedRequest,
  { row, estimate, dialect }: { row: AnswerRow; estimate: number | null; dialect: Dialect },
): RestResponse {
  const response = plainResponse(plan, request, { row, estimate, dialect })
  const applied = preferencesApplied(plan, request, dialect)
  if (applied !== '') response.headers['preference-applied'] = applied
  return withSettings(response, row)
}

type Facts = { row: AnswerRow; estimate: number | null; dialect: Dialect }

function plainResponse(plan: Plan, request: ParsedRequest, facts: Facts): RestResponse {
  switch (plan.kind) {
    case 'read':
      return readResponse(request, facts)
    case 'call':
      return callResponse(plan, request, facts)
    case 'insert':
      return insertResponse(plan, request, facts)
    default:
      return changeResponse(plan, request, facts)
  }
}

function readResponse(request: ParsedRequest, facts: Facts): RestResponse {
  const { row } = facts
  if (request.shape.output.format === 'object' && row.rows !== 1) throw singularityError(row.rows)
  const total = totalRows(request, facts)
  const { status, contentRange } = pageStatus(request, row.rows, total)
  const headers = { 'content-range': contentRange, ...contentHeaders(request) }
  return { status, headers, body: isHead(request.shape.action) ? null : row.body }
}

function totalRows({ prefer }: ParsedRequest, { row, estimate, dialect }: Facts): number | null {
  const counted = row.total === undefined ? null : Number(row.total)
  if (prefer.count === 'planned') return estimate
  if (prefer.count !== 'estimated' || counted === null) return counted
  const isCapped = dialect.maxRows === null || counted > dialect.maxRows
  return isCapped ? Math.max(counted, estimate ?? 0) : counted
}

/** Status of a page: 206 for a part of the rows, 416 past their end. */
function pageStatus({ offset }: ParsedRequest, rows: number, total: number | null) {
  if (total !== null && offset > total) {
    throw rangeNotSatisfiable(
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
      { 'content-range': `*/${total}` },
    )
  }
  const status = total !== null && rows < total ? 206 : 200
  return { status, contentRange: contentRange(offset, rows, total) }
}

const contentRange = (first: number, rows: number, total: number | null): string =>
  `${rows > 0 && total !== 0 ? `${first}-${first + rows - 1}` : '*'}/${total ?? '*'}`

const isHead = (action: Action): boolean =>
  (action.kind === 'read' && action.headOnly) || (action.kind === 'call' && action.via === 'head')

function contentHeaders({ shape, echoSchema }: ParsedRequest): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': shape.output.contentType }
  if (echoSchema) headers['content-profile'] = shape.schema
  return headers
}

function callResponse(plan: CallPlan, request: ParsedRequest, facts: Facts): RestResponse {
  const { row } = facts
  if (request.shape.output.format === 'object' && row.rows !== 1) throw singularityError(row.rows)
  const { status, contentRange } = pageStatus(request, row.rows, totalRows(request, facts))
  if (plan.routine.returns.kind === 'void') {
    return { status: 204, headers: { 'content-range': contentRange }, body: null }
  }
  const headers = { 'content-range': contentRange, ...contentHeaders(request) }
  return { status, headers, body: isHead(request.shape.action) ? null : row.body }
}

function insertResponse(plan: MutationPlan, request: ParsedRequest, { row }: Facts): RestResponse {
  const { prefer } = request
  const total = prefer.count === null ? null : row.rows
  const headers: Record<string, string> = { 'content-range': `*/${total ?? '*'}` }
  if (row.location) headers.location = locationOf(plan, row.location)
  const inserted = row.rows - Number(row.updated ?? 0)
  const status = plan.conflict?.resolution === 'merge' && inserted <= 0 ? 200 : 201
  if (!plan.hasRepresentation) return { status, headers, body: '' }
  return { status, headers: { ...headers, ...contentHeaders(request) }, body: row.body }
}

function locationOf({ table }: MutationPlan, pairs: readonly string[]): string {
  const query = pairs.map((pair) => {
    const equals = pair.indexOf('=')
    return `${encodeURIComponent(pair.slice(0, equals))}=${encodeURIComponent(pair.slice(equals + 1))}`
  })
  return `/${encodeURIComponent(table.name)}?${query.join('&')}`
}

function changeResponse(plan: MutationPlan, request: ParsedRequest, { row }: Facts): RestResponse {
  const { prefer } = request
  const total = prefer.count === null ? null : row.rows
  const headers: Record<string, string> = {}
  if (plan.kind === 'update') headers['content-range'] = contentRange(0, row.rows, total)
  if (plan.kind === 'delete') headers['content-range'] = `*/${total ?? '*'}`
  if (!plan.hasRepresentation) return { status: 204, headers, body: null }
  const isNew = plan.kind === 'put' && row.rows - Number(row.updated ?? 0) > 0
  return {
    status: isNew ? 201 : 200,
    headers: { ...headers, ...contentHeaders(request) },
    body: row.body,
  }
}

/** Preferences that took effect, in PostgREST's order. */
function preferencesApplied(plan: Plan, { prefer }: ParsedRequest, dialect: Dialect): string {
  const isMutation = plan.kind !== 'read' && plan.kind !== 'call'
  const isInsert = plan.kind === 'insert'
  const isChange = plan.kind === 'update' || plan.kind === 'delete' || plan.kind === 'call'
  const applied = [
    isInsert && plan.conflict && prefer.resolution && `resolution=${prefer.resolution}`,
    (isInsert || plan.kind === 'update') && prefer.missing && `missing=${prefer.missing}`,
    isMutation && prefer.return && `return=${prefer.return}`,
    prefer.count && `count=${prefer.count}`,
    dialect.txOverride && prefer.tx && `tx=${prefer.tx}`,
    prefer.handling && `handling=${prefer.handling}`,
    prefer.timezone && `timezone=${prefer.timezone}`,
    isChange &&
      prefer.handling === 'strict' &&
      prefer.maxAffected !== null &&
      `max-affected=${prefer.maxAffected}`,
  ]
  return applied.filter((one) => typeof one === 'string').join(', ')
}

/** Response with `response.status` and `response.headers`, which functions may set. */
function withSettings(response: RestResponse, { status, headers }: AnswerRow): RestResponse {
  if (headers === null && status === null) return response
  const given = headers === null ? {} : settingHeaders(headers)
  return {
    ...response,
    status: status === null ? response.status : settingStatus(status),
    headers: { ...response.headers, ...given },
  }
}

function settingStatus(text: string): number {
  const status = /^\d{3}$/.test(text) ? Number(text) : 0
  if (status >= 200 && status <= 599) return status
  throw new RestError({
    code: 'PGRST112',
    status: 500,
    message: 'response.status guc must be a valid status code',
  })
}

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

function settingHeaders(text: string): Record<string, string> {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) throw new TypeError('not a list')
    const headers: Record<string, string> = {}
    for (const one of list) {
      const [[name, value] = ['', null], ...others] = Object.entries(one ?? {})
      const isHeader =
        typeof value === 'string' && HEADER_NAME.test(name) && HEADER_VALUE.test(value)
      if (others.length > 0 || !isHeader) throw new TypeError('not a header')
      headers[name.toLowerCase()] = value
    }
    return headers
  } catch {
    throw new RestError({
      code: 'PGRST111',
      status: 500,
      message:
        'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    })
  }
}
