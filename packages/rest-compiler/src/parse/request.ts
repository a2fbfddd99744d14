import { LIMITS } from '../limits.ts'
import { limitExceeded } from '../refusals.ts'
import { RestError } from '../rest-error.ts'
import { readForm } from './form.ts'
import { negotiateOutput } from './media-type.ts'
import { type Payload, type PayloadShape, parsePayload } from './payload.ts'
import { type Prefer, parsePrefer } from './prefer.ts'
import { parseQuery, type Query } from './query.ts'
import { type Action, type RequestShape, shapeKey } from './request-shape.ts'
import { rowsRange } from './rows-range.ts'
import { Values } from './values.ts'

/** HTTP request below the service's prefix, with the headers that matter. */
export type RawRequest = {
  method: string
  /** Decoded path, such as `/people` or `/rpc/search`. */
  path: string
  /** Query string without `?`, still encoded. */
  query: string
  /** Body; empty when there is none. */
  body: string
  header(name: string): string | null
}

/** Exposed schemas and limits of the service. */
export type Dialect = {
  /** Exposed schemas; the first is the default. */
  schemas: readonly string[]
  /** Most rows a read returns, or null. */
  maxRows: number | null
  /** Most bytes of an answer, or null; each row counts for some more than its own. */
  answerBytes: number | null
  aggregates: boolean
  /** Whether `Prefer: tx=` is obeyed. */
  txOverride: boolean
}

/** Parsed request, nothing looked up. */
export type ParsedRequest = {
  shape: RequestShape
  /** Key of the request's shape: equal exactly for requests that compile to the same statement. */
  key: string
  /** Bound values by slot. */
  values: readonly (string | null)[]
  /** Whether the answer names the schema in `Content-Profile`. */
  echoSchema: boolean
  prefer: Prefer
  offset: number
}

/** Parses a request. Throws RestError for requests outside the dialect. */
export function parseRequest(request: RawRequest, dialect: Dialect): ParsedRequest {
  if (request.query.length > LIMITS.queryLength) throw queryTooLong()
  const action = parseAction(request.method, request.path)
  const { schema, echoSchema } = chooseSchema(request, dialect)
  const values = new Values()
  const isRead = action.kind === 'call' && action.via !== 'post'
  const parsed = parseQuery(request.query, { values, isCall: isRead })
  const { query } = parsed
  const formArguments = readFormArguments(request, action)
  const given = formArguments ?? parsed.arguments
  if (given.length > LIMITS.arguments) throw limitExceeded('arguments', LIMITS.arguments)
  const prefer = parsePrefer(request.header('prefer'))
  const range = rowsRange({
    ...parsed.range,
    header: request.method === 'GET' ? request.header('range') : null,
  })
  if (action.kind === 'put' && (range.limit !== null || range.offset !== 0)) throw putLimit()
  const payload = formArguments ? null : readPayload(request, { action, query })
  const shape: RequestShape = {
    action,
    schema,
    query,
    prefer: withoutSettings(prefer),
    output: negotiateOutput(request.header('accept')),
    limit: range.limit,
    offsetSlot: range.offset === 0 ? null : values.add(String(range.offset)),
    payload: payload && storePayload(payload, values),
    arguments: given.map(({ name, value }) => ({ name, slot: values.addFilterValue(value) })),
    contentType: action.kind === 'call' ? callType(request) : null,
  }
  const { offset } = range
  return { shape, key: shapeKey(shape), values: values.all, echoSchema, prefer, offset }
}

/**
 * Preferences without those that only become transaction settings and do not change the statement.
 */
function withoutSettings({ tx: _tx, timezone: _timezone, ...others }: Prefer) {
  return others
}

function storePayload({ json, ...shape }: Payload, values: Values): PayloadShape {
  return { ...shape, slot: values.add(json) }
}

const callType = ({ header }: RawRequest): string =>
  header('content-type')?.split(';')[0]?.trim() ?? 'application/json'

const WRITES = { POST: 'insert', PATCH: 'update', DELETE: 'delete', PUT: 'put' } as const

function parseAction(method: string, path: string): Action {
  const [first = '', second, ...more] = path.replace(/^\//, '').split('/')
  if (first === 'rpc' && second !== undefined && more.length === 0) {
    if (method === 'POST') return { kind: 'call', routine: second, via: 'post' }
    if (method === 'GET') return { kind: 'call', routine: second, via: 'get' }
    if (method === 'HEAD') return { kind: 'call', routine: second, via: 'head' }
    throw new RestError({
      code: 'PGRST101',
      status: 405,
      message: `Cannot use the ${method} method on RPC`,
    })
  }
  if (second !== undefined) {
    throw new RestError({
      code: 'PGRST125',
      status: 404,
      message: 'Invalid path specified in request URL',
    })
  }
  if (first === '') {
    throw new RestError({
      code: 'PGRST126',
      status: 404,
      message: 'Root endpoint metadata is disabled',
    })
  }
  if (method === 'GET' || method === 'HEAD') {
    return { kind: 'read', table: first, headOnly: method === 'HEAD' }
  }
  if (Object.hasOwn(WRITES, method))
    return { kind: WRITES[method as keyof typeof WRITES], table: first }
  throw new RestError({
    code: 'PGRST117',
    status: 405,
    message: `Unsupported HTTP method: ${method}`,
  })
}

/** Schema from `Accept-Profile` for reads, `Content-Profile` for writes. Throws PGRST106. */
export function chooseSchema(
  { method, header }: Pick<RawRequest, 'method' | 'header'>,
  { schemas }: Pick<Dialect, 'schemas'>,
): { schema: string; echoSchema: boolean } {
  const isWrite = Object.hasOwn(WRITES, method)
  const asked = header(isWrite ? 'content-profile' : 'accept-profile')
  if (asked === null) return { schema: schemas[0] ?? '', echoSchema: schemas.length !== 1 }
  if (schemas.includes(asked)) return { schema: asked, echoSchema: true }
  throw new RestError({
    code: 'PGRST106',
    status: 406,
    message: `Invalid schema: ${asked}`,
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  })
}

/** Function arguments from a form's fields, like the parameters of a GET. */
function readFormArguments({ body, header }: RawRequest, action: Action) {
  if (action.kind !== 'call' || action.via !== 'post') return null
  const type = header('content-type')?.split(';')[0]?.trim()
  if (type !== 'application/x-www-form-urlencoded') return null
  return readForm(body).map(([name, value]) => ({ name, value }))
}

const SINGLE_PARAMETER_TYPES: ReadonlySet<string> = new Set([
  'text/plain',
  'text/xml',
  'application/octet-stream',
])

function readPayload(
  { body, header }: RawRequest,
  { action, query }: { action: Action; query: Query },
): Payload | null {
  const isCall = action.kind === 'call'
  if (action.kind === 'read' || action.kind === 'delete') return null
  if (isCall && action.via !== 'post') return null
  const contentType = header('content-type')
  const type = contentType?.split(';')[0]?.trim() ?? ''
  if (isCall && SINGLE_PARAMETER_TYPES.has(type)) {
    return { json: body, isArray: false, keys: [], isUnread: true }
  }
  const columns = action.kind === 'put' ? null : query.columns
  return parsePayload({ text: body, contentType, columns }, { isCall })
}

const queryTooLong = (): RestError =>
  new RestError({
    code: 'PGRST100',
    status: 414,
    message: 'The query string is too long',
    details: `At most ${LIMITS.queryLength} characters are allowed.`,
  })

const putLimit = (): RestError =>
  new RestError({
    code: 'PGRST114',
    status: 400,
    message: 'limit/offset querystring parameters are not allowed for PUT',
  })
