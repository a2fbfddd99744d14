import type { Dialect, ParsedRequest } from '../parse/request.ts'

import { RestError } from '../rest-error.ts'
import {
  type Column,
  type Identifier,
  qualified,
  type Routine,
  type Schema,
  type Table,
} from '../schema/schema.ts'
import { similarName } from '../schema/similar-name.ts'
import { findRoutine, takesBody } from './find-routine.ts'
import { narrow, planCondition } from './narrow.ts'
import { ReadPlanner } from './read.ts'
import type { Condition, ReadNode } from './read-node.ts'

/** A request resolved against the schema: tables, columns, joins and functions are known. */
export type Plan = ReadPlan | MutationPlan | CallPlan

type Common = { request: ParsedRequest; maxRows: number | null }

export type ReadPlan = Common & { kind: 'read'; root: ReadNode; headOnly: boolean }

/** `singular`: exactly one row, else the statement raises. `max`: at most so many. `put`: exactly one. */
export type Guard = { kind: 'singular' } | { kind: 'put' } | { kind: 'max'; rows: number }

export type MutationPlan = Common & {
  kind: 'insert' | 'update' | 'delete' | 'put'
  table: Table
  columns: readonly Column[]
  payload: { slot: number; isArray: boolean } | null
  appliesDefaults: boolean
  where: readonly Condition[]
  conflict: { columns: readonly string[]; resolution: 'merge' | 'ignore' } | null
  /** Reads the written rows; its root names what RETURNING must give. */
  root: ReadNode
  hasRepresentation: boolean
  /** Primary key for the `Location` header, if one is wanted. */
  location: readonly string[]
  guards: readonly Guard[]
}

export type CallPlan = Common & {
  kind: 'call'
  routine: Routine
  arguments: CallArguments
  isReadOnly: boolean
  root: ReadNode
  headOnly: boolean
  guards: readonly Guard[]
}

type CallArguments =
  | { kind: 'body'; slot: number }
  | { kind: 'json'; slot: number; names: readonly string[]; isArray: boolean }
  | { kind: 'values'; slots: ReadonlyMap<string, readonly number[]> }

/** Throws RestError for what the schema does not know. */
export function planRequest(request: ParsedRequest, schema: Schema, dialect: Dialect): Plan {
  const { action } = request
  if (action.kind === 'call') return planCall(request, schema, dialect, action)
  const table = requireTable(schema, { schema: request.schema, name: action.table })
  if (action.kind !== 'read') return planMutation(request, schema, dialect, action.kind, table)
  const root = new ReadPlanner(schema, dialect).root(table, request.query.select, false)
  narrow(root, request.query, { isMutation: false })
  limitRoot(root, request)
  const { maxRows } = dialect
  return { kind: 'read', request, maxRows, root, headOnly: action.headOnly }
}

function limitRoot(root: ReadNode, { range, offsetSlot }: ParsedRequest): void {
  root.limit = range.limit
  root.offset = offsetSlot === null ? null : { slot: offsetSlot }
}

/** Throws PGRST205. */
export function requireTable(schema: Schema, wanted: Identifier): Table {
  const table = schema.tables.get(qualified(wanted))
  if (table) return table
  const prefix = `${wanted.schema}.`
  const known = [...schema.tables.keys()].filter((name) => name.startsWith(prefix))
  const meant = similarName(qualified(wanted), known)
  throw new RestError({
    code: 'PGRST205',
    status: 404,
    message: `Could not find the table '${qualified(wanted)}' in the schema cache`,
    hint: meant === null ? null : `Perhaps you meant the table '${meant}'`,
  })
}

function planMutation(
  request: ParsedRequest,
  schema: Schema,
  dialect: Dialect,
  kind: MutationPlan['kind'],
  table: Table,
): MutationPlan {
  const { query, prefer, payload, payloadSlot } = request
  const root = new ReadPlanner(schema, dialect).root(table, query.select, true)
  narrow(root, query, { isMutation: true })
  const names = payload?.isUnread ? [...new Set(query.columns ?? [])] : (payload?.keys ?? [])
  const columns = kind === 'delete' ? [] : names.map((name) => requireColumn(table, name))
  const where = kind === 'insert' ? [] : ownConditions(root, request)
  if (kind === 'put') requireKeyFilters(request, table)
  const wantsLocation = kind === 'insert' && prefer.return === 'headers-only'
  return {
    kind,
    request,
    maxRows: dialect.maxRows,
    table,
    columns,
    payload:
      payloadSlot === null || !payload ? null : { slot: payloadSlot, isArray: payload.isArray },
    appliesDefaults: prefer.missing === 'default' && kind !== 'put',
    where,
    conflict: planConflict(request, kind, table),
    root,
    hasRepresentation: prefer.return === 'representation',
    location: wantsLocation ? table.primaryKey : [],
    guards: planGuards(request, kind),
  }
}

/** Throws PGRST204. */
function requireColumn(table: Table, name: string): Column {
  const column = table.columns.get(name)
  if (column) return column
  throw new RestError({
    code: 'PGRST204',
    status: 400,
    message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  })
}

function ownConditions(root: ReadNode, { query }: ParsedRequest): Condition[] {
  const own = { ...root, embeds: [] }
  return [...query.filters, ...query.logic]
    .filter(({ path }) => path.length === 0)
    .map(({ value }) => planCondition(own, value))
}

/** PUT names its one row by its whole primary key. Throws PGRST105. */
function requireKeyFilters({ query }: ParsedRequest, { primaryKey }: Table): void {
  const names = new Set(query.filters.map(({ value }) => value.field.name))
  const areKeys =
    primaryKey.length > 0 &&
    query.logic.length === 0 &&
    names.size === primaryKey.length &&
    primaryKey.every((name) => names.has(name)) &&
    query.filters.every(({ path, value: { operation, isNegated } }) => {
      if (path.length > 0 || isNegated || operation.kind !== 'compare') return false
      return operation.operator === 'eq' && operation.quantifier === null
    })
  if (areKeys) return
  throw new RestError({
    code: 'PGRST105',
    status: 405,
    message: "Filters must include all and only primary key columns with 'eq' operators",
  })
}

function planConflict(
  { query, prefer }: ParsedRequest,
  kind: MutationPlan['kind'],
  table: Table,
): MutationPlan['conflict'] {
  if (kind === 'put') return { columns: table.primaryKey, resolution: 'merge' }
  if (kind !== 'insert' || prefer.resolution === null) return null
  const columns = query.onConflict ?? table.primaryKey
  if (columns.length === 0) return null
  for (const name of columns) {
    if (!table.columns.has(name)) throw unknownConflictColumn(name)
  }
  const resolution = prefer.resolution === 'merge-duplicates' ? 'merge' : 'ignore'
  return { columns, resolution }
}

const unknownConflictColumn = (name: string): RestError =>
  new RestError({ code: '42703', status: 400, message: `column "${name}" does not exist` })

function planGuards(
  { output, prefer }: ParsedRequest,
  kind: MutationPlan['kind'] | 'call',
): Guard[] {
  const guards: Guard[] = []
  if (kind === 'put') return [{ kind: 'put' }]
  if (output.format === 'object') guards.push({ kind: 'singular' })
  const isLimited = kind !== 'insert' && prefer.handling === 'strict'
  if (isLimited && prefer.maxAffected !== null) {
    guards.push({ kind: 'max', rows: prefer.maxAffected })
  }
  return guards
}

function planCall(
  request: ParsedRequest,
  schema: Schema,
  dialect: Dialect,
  action: Extract<ParsedRequest['action'], { kind: 'call' }>,
): CallPlan {
  const { query, payload, contentType, prefer } = request
  const isPost = action.via === 'post'
  const given = payload
    ? payload.isUnread
      ? (query.columns ?? [])
      : payload.keys
    : query.arguments.map(({ name }) => name)
  const call = { names: new Set(given), isPost, contentType }
  const wanted = { schema: request.schema, name: action.routine }
  const routine = findRoutine(schema, wanted, call)
  if (prefer.maxAffected !== null && prefer.handling === 'strict' && !routine.returns.isSet) {
    throw maxAffectedOnSingle()
  }
  const root = new ReadPlanner(schema, dialect).root(
    resultTable(schema, routine),
    query.select,
    true,
  )
  narrow(root, query, { isMutation: false })
  limitRoot(root, request)
  return {
    kind: 'call',
    request,
    maxRows: dialect.maxRows,
    routine,
    arguments: planArguments(request, routine, call),
    isReadOnly: !isPost || routine.volatility !== 'volatile',
    root,
    headOnly: action.via === 'head',
    guards: planGuards(request, 'call'),
  }
}

function planArguments(
  { payload, payloadSlot, query, argumentSlots }: ParsedRequest,
  routine: Routine,
  call: { names: ReadonlySet<string>; isPost: boolean; contentType: string },
): CallArguments {
  if (payload && payloadSlot !== null) {
    if (takesBody(routine, call)) return { kind: 'body', slot: payloadSlot }
    return { kind: 'json', slot: payloadSlot, names: [...call.names], isArray: payload.isArray }
  }
  const slots = new Map<string, number[]>()
  for (const [index, { name }] of query.arguments.entries()) {
    slots.set(name, [...(slots.get(name) ?? []), argumentSlots[index] ?? 0])
  }
  return { kind: 'values', slots }
}

/** The rows of a function as a table: the exposed table it returns, else its result columns alone. */
function resultTable(schema: Schema, { schema: space, name, returns }: Routine): Table {
  const table = returns.table && schema.tables.get(qualified(returns.table))
  if (table) return table
  return {
    schema: space,
    name,
    columns: returns.columns,
    computed: new Map(),
    primaryKey: [],
    isView: false,
    insertable: false,
    updatable: false,
    deletable: false,
  }
}

const maxAffectedOnSingle = (): RestError =>
  new RestError({
    code: 'PGRST128',
    status: 400,
    message:
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  })
