import type { Dialect } from '../parse/request.ts'
import type { RequestShape } from '../parse/request-shape.ts'
import { RestError } from '../rest-error.ts'
import {
  type Column,
  type Identifier,
  qualified,
  type Routine,
  type Schema,
  type Table,
} from '../schema/schema.ts'
import { namesBelow, similarName } from '../schema/similar-name.ts'
import { findRoutine, takesBody } from './find-routine.ts'
import { mostCells } from './most-cells.ts'
import { narrow, planCondition } from './narrow.ts'
import { ReadPlanner } from './read.ts'
import type { Condition, ReadNode } from './read-node.ts'

/** Request resolved against the schema: tables, columns, joins and functions are known. */
export type Plan = ReadPlan | MutationPlan | CallPlan

/** `budget`: bytes to pay the answer's rows with; null where limits and keys keep it small. */
type Common = { shape: RequestShape; maxRows: number | null; budget: number | null }

/** Most values of an answer without a budget; a page of the feed has some 500. */
const FREE_CELLS = 1_000

export type ReadPlan = Common & { kind: 'read'; root: ReadNode; headOnly: boolean }

/**
 * Guard on the result. `singular`: exactly one row, else the statement raises. `max`: at most so
 * many. `put`: exactly one.
 */
export type Guard = { kind: 'singular' } | { kind: 'put' } | { kind: 'max'; rows: number }

export type MutationPlan = Common & {
  kind: 'insert' | 'update' | 'delete' | 'put'
  table: Table
  columns: readonly Column[]
  payload: { slot: number; isArray: boolean } | null
  appliesDefaults: boolean
  where: readonly Condition[]
  conflict: { columns: readonly string[]; resolution: 'merge' | 'ignore' } | null
  /** Read of the written rows; its root names what RETURNING must give. */
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

/** Plan of a shape. Throws RestError for names the schema does not have. */
export function planRequest(shape: RequestShape, schema: Schema, dialect: Dialect): Plan {
  const { action } = shape
  if (action.kind === 'call') return planCall(shape, schema, dialect, action)
  const table = requireTable(schema, { schema: shape.schema, name: action.table })
  if (action.kind !== 'read') return planMutation(shape, schema, dialect, action.kind, table)
  const root = new ReadPlanner(schema, dialect).root(table, shape.query.select, false)
  narrow(root, shape.query, { isMutation: false })
  limitRoot(root, shape)
  const budget = budgetFor(root, root.limit, dialect)
  const { maxRows } = dialect
  return { kind: 'read', shape, maxRows, budget, root, headOnly: action.headOnly }
}

function budgetFor(
  root: ReadNode,
  rows: number | null,
  { maxRows, answerBytes }: Dialect,
): number | null {
  const most = Math.min(rows ?? Number.POSITIVE_INFINITY, maxRows ?? Number.POSITIVE_INFINITY)
  return mostCells(root, { rows: most, maxRows }) > FREE_CELLS ? answerBytes : null
}

function limitRoot(root: ReadNode, { limit, offsetSlot }: RequestShape): void {
  root.limit = limit
  root.offset = offsetSlot === null ? null : { slot: offsetSlot }
}

/** Table of the schema. Throws PGRST205. */
export function requireTable(schema: Schema, wanted: Identifier): Table {
  const table = schema.tables.get(qualified(wanted))
  if (table) return table
  const prefix = `${wanted.schema}.`
  const known = namesBelow(prefix, schema.tables.keys())
  const meant = similarName(wanted.name, known, { prefix })
  throw new RestError({
    code: 'PGRST205',
    status: 404,
    message: `Could not find the table '${qualified(wanted)}' in the schema cache`,
    hint: meant === null ? null : `Perhaps you meant the table '${prefix}${meant}'`,
  })
}

function planMutation(
  shape: RequestShape,
  schema: Schema,
  dialect: Dialect,
  kind: MutationPlan['kind'],
  table: Table,
): MutationPlan {
  const { query, prefer, payload } = shape
  const root = new ReadPlanner(schema, dialect).root(table, query.select, true)
  narrow(root, query, { isMutation: true })
  const names = payload?.isUnread ? [...new Set(query.columns ?? [])] : (payload?.keys ?? [])
  const columns = kind === 'delete' ? [] : names.map((name) => requireColumn(table, name))
  const where = kind === 'insert' ? [] : ownConditions(root, shape)
  if (kind === 'put') requireKeyFilters(shape, table)
  const wantsLocation = kind === 'insert' && prefer.return === 'headers-only'
  return {
    kind,
    shape,
    maxRows: dialect.maxRows,
    budget: budgetFor(root, isOneRow(shape) ? 1 : null, { ...dialect, maxRows: null }),
    table,
    columns,
    payload,
    appliesDefaults: prefer.missing === 'default' && kind !== 'put',
    where,
    conflict: planConflict(shape, kind, table),
    root,
    hasRepresentation: prefer.return === 'representation',
    location: wantsLocation ? table.primaryKey : [],
    guards: planGuards(shape, kind),
  }
}

/** Whether the request writes exactly one row, from its body. */
const isOneRow = ({ action, payload }: RequestShape): boolean =>
  (action.kind === 'insert' || action.kind === 'put') && payload?.isArray === false

/** Column of a table. Throws PGRST204. */
function requireColumn(table: Table, name: string): Column {
  const column = table.columns.get(name)
  if (column) return column
  throw new RestError({
    code: 'PGRST204',
    status: 400,
    message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  })
}

function ownConditions(root: ReadNode, { query }: RequestShape): Condition[] {
  const own = { ...root, embeds: [] }
  return [...query.filters, ...query.logic]
    .filter(({ path }) => path.length === 0)
    .map(({ value }) => planCondition(own, value))
}

/** Check of a PUT, which names its one row by its whole primary key. Throws PGRST105. */
function requireKeyFilters({ query }: RequestShape, { primaryKey }: Table): void {
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
  { query, prefer }: RequestShape,
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
  { output, prefer }: RequestShape,
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
  shape: RequestShape,
  schema: Schema,
  dialect: Dialect,
  action: Extract<RequestShape['action'], { kind: 'call' }>,
): CallPlan {
  const { query, payload, prefer } = shape
  const isPost = action.via === 'post'
  const given = payload
    ? payload.isUnread
      ? (query.columns ?? [])
      : payload.keys
    : shape.arguments.map(({ name }) => name)
  const call = { names: new Set(given), isPost, contentType: shape.contentType ?? '' }
  const wanted = { schema: shape.schema, name: action.routine }
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
  limitRoot(root, shape)
  return {
    kind: 'call',
    shape,
    maxRows: dialect.maxRows,
    budget: budgetFor(root, routine.returns.isSet ? root.limit : 1, dialect),
    routine,
    arguments: planArguments(shape, routine, call),
    isReadOnly: !isPost || routine.volatility !== 'volatile',
    root,
    headOnly: action.via === 'head',
    guards: planGuards(shape, 'call'),
  }
}

function planArguments(
  { payload, arguments: given }: RequestShape,
  routine: Routine,
  call: { names: ReadonlySet<string>; isPost: boolean; contentType: string },
): CallArguments {
  if (payload) {
    if (takesBody(routine, call)) return { kind: 'body', slot: payload.slot }
    return { kind: 'json', slot: payload.slot, names: [...call.names], isArray: payload.isArray }
  }
  const slots = new Map<string, number[]>()
  for (const { name, slot } of given) {
    const known = slots.get(name)
    if (known) known.push(slot)
    else slots.set(name, [slot])
  }
  return { kind: 'values', slots }
}

/** Table of a function's rows: the exposed table it returns, else its result columns alone. */
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
