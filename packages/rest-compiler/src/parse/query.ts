import { LIMITS } from '../limits.ts'
import { limitExceeded, rangeNotSatisfiable, syntaxError } from '../refusals.ts'
import { type Field, parseJsonPath } from './field.ts'
import { type Filter, type LogicGroup, parseFilter, parseLogic } from './filter.ts'
import { memo } from './memo.ts'
import { type OrderTerm, parseOrder } from './order.ts'
import { Scanner } from './scanner.ts'
import { parseSelect, type SelectItem } from './select.ts'
import type { Values } from './values.ts'

/** Names of embedded resources from the root down; empty for the root itself. */
export type EmbedPath = readonly string[]
type At<T> = { path: EmbedPath; value: T }

/** Parsed query string, nothing looked up; values by their slots. */
export type Query = {
  select: readonly SelectItem[]
  filters: readonly At<Filter>[]
  logic: readonly At<LogicGroup>[]
  order: readonly At<readonly OrderTerm[]>[]
  /** Limits of embedded resources; the root's are a `TopRange`. */
  limits: readonly At<number>[]
  offsets: readonly At<number>[]
  columns: readonly string[] | null
  onConflict: readonly string[] | null
}

/** Limit and offset of the root's rows, as written. */
export type TopRange = { limit?: number; offset?: number }

/** Argument of a function called by GET: a parameter whose value is no filter. */
export type Argument = { name: string; value: string }

const ROWS_KEYS: ReadonlySet<string> = new Set(['order', 'limit', 'offset', 'and', 'or'])
/** Integer within the safe range. Anything else is ignored, as PostgREST does. */
const WHOLE_NUMBER = /^-?\d{1,15}$/
const select = memo(500, parseSelect)
const order = memo(500, parseOrder)

/**
 * Parses the query string; filter values go to `values`. `isCall` is true when parameters may be a
 * function's arguments. Throws PGRST100, and PGRST103 for a negative limit of an embedded resource.
 */
export function parseQuery(
  text: string,
  { values, isCall }: { values: Values; isCall: boolean },
): { query: Query; range: TopRange; arguments: Argument[] } {
  const filters: At<Filter>[] = []
  const logic: At<LogicGroup>[] = []
  const orders: At<readonly OrderTerm[]>[] = []
  const limits: At<number>[] = []
  const offsets: At<number>[] = []
  const args: Argument[] = []
  const range: TopRange = {}
  let orderTerms = 0
  const single: Partial<Record<'select' | 'columns' | 'on_conflict', string>> = {}

  for (const [key, value] of decodePairs(text)) {
    if (key === '') {
      // Name that Supabase's type generator gives to an unnamed argument.
      if (isCall) args.push({ name: key, value })
      continue
    }
    if (key === 'select' || key === 'columns' || key === 'on_conflict') {
      single[key] ??= value
      continue
    }
    const last = key.slice(key.lastIndexOf('.') + 1)
    if (!ROWS_KEYS.has(last)) {
      const at = filterPath(key)
      if (isCall && !isFilterValue(value)) {
        args.push({ name: key, value })
        continue
      }
      values.scope = at.path
      filters.push({ path: at.path, value: parseFilter(value, at.value, values) })
    } else if (last === 'and' || last === 'or') {
      const { path, isNegated } = logicPath(key)
      values.scope = path
      logic.push({ path, value: parseLogic(value, { operator: last, isNegated }, values) })
    } else {
      const path = filterPath(key).path
      if (last === 'order') {
        const terms = order(value)
        orderTerms += terms.length
        if (orderTerms > LIMITS.orderTerms) throw limitExceeded('orders', LIMITS.orderTerms)
        orders.push({ path, value: terms })
      } else if (WHOLE_NUMBER.test(value)) {
        // Without negative zero, which JSON, and so the statement's key, does not have.
        const number = Number(value) + 0
        if (path.length === 0) range[last === 'limit' ? 'limit' : 'offset'] ??= number
        else if (last === 'offset') offsets.push({ path, value: number })
        else if (number >= 0) limits.push({ path, value: number })
        else throw rangeNotSatisfiable('Limit should be greater than or equal to zero.')
      }
    }
  }

  const { select: items = '*', columns, on_conflict } = single
  const query: Query = {
    select: select(items),
    filters,
    logic,
    order: orders,
    limits,
    offsets,
    columns: columns === undefined ? null : parseNames(columns, 'columns parameter'),
    onConflict: on_conflict === undefined ? null : parseNames(on_conflict, 'on_conflict parameter'),
  }
  return { query, range, arguments: args }
}

/** Pairs of a form-encoded text: `+` is a blank; parameters without `=` are ignored. */
function* decodePairs(text: string): Generator<[string, string]> {
  if (text === '') return
  for (const pair of text.split('&')) {
    const equals = pair.indexOf('=')
    if (equals < 0) continue
    yield [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))]
  }
}

function decode(text: string): string {
  const decoded = text.includes('+') || text.includes('%') ? percentDecode(text) : text
  if (decoded.includes('\0')) throw syntaxError('The query string holds a NUL character', '')
  return decoded
}

/** Decoded text; invalid escapes such as `%^` stay as they are, as in PostgREST. */
function percentDecode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced.replace(/(?:%[0-9a-f]{2})+/gi, decodeEscapes)
  }
}

function decodeEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
  } catch {
    throw syntaxError('The query string is not valid UTF-8', escapes)
  }
}

/** Embedding path and field of a key such as `a.b.column->key`. */
const filterPath = memo(2000, (key): At<Field> => {
  const scanner = new Scanner(key, 'tree path')
  const names = [scanner.requireName()]
  while (scanner.accept('.')) names.push(scanner.requireName())
  const path = parseJsonPath(scanner)
  if (!scanner.done) scanner.fail('"." or "->" or end of input')
  return { path: names.slice(0, -1), value: { name: names.at(-1) ?? '', path } }
})

function logicPath(key: string): { path: EmbedPath; isNegated: boolean } {
  const names = [...filterPath(key).path]
  const isNegated = names.at(-1) === 'not'
  return { path: isNegated ? names.slice(0, -1) : names, isNegated }
}

const FILTER_HEAD =
  /^(not\.)?(eq|neq|gte?|lte?|i?like|i?match|in|is|isdistinct|cs|cd|ov|sl|sr|nxr|nxl|adj|(pl|ph|w)?fts(\([^)]*\))?)(\((any|all)\))?\./

/** Whether a value has the form `op.value`; anything else in a function call is an argument. */
const isFilterValue = (value: string): boolean => FILTER_HEAD.test(value)

function parseNames(text: string, what: string): string[] {
  const scanner = new Scanner(text, what)
  const names = []
  do {
    scanner.blanks()
    names.push(scanner.requireName())
    if (names.length > LIMITS.columnNames) throw limitExceeded('columns', LIMITS.columnNames)
    scanner.blanks()
  } while (scanner.accept(','))
  if (!scanner.done) scanner.fail('"," or end of input')
  return names
}
