import { LIMITS } from '../limits.ts'
import { invalidBody, tooManyRows } from '../refusals.ts'
import { parseCsv } from './csv.ts'
import { readForm } from './form.ts'
import { nestingDepth } from './nesting.ts'

/** Rows a request sends, as JSON text for one bound parameter. */
export type Payload = PayloadFacts & { json: string }

/** Payload of a shape: the slot of that parameter in place of its text. */
export type PayloadShape = PayloadFacts & { slot: number }

type PayloadFacts = {
  isArray: boolean
  /** Keys of every row, sorted; the columns to write unless `columns=` names them. */
  keys: readonly string[]
  /** Whether the rows were left unparsed, as with `columns=`. */
  isUnread: boolean
}

type Body = { text: string; contentType: string | null; columns: readonly string[] | null }

/** Payload of an insert, update or function call. Throws PGRST102. */
export function parsePayload(
  { text, contentType, columns }: Body,
  { isCall }: { isCall: boolean },
): Payload {
  if (nestingDepth(text, { isJson: true }) > LIMITS.nesting)
    throw invalidBody('The body is nested too deeply')
  const type = (contentType ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? ''
  switch (type) {
    case 'application/json':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
    case '':
      if (columns) return rawPayload(text)
      return jsonPayload(isCall && text === '' ? '{}' : text)
    case 'text/csv':
      return rowsPayload(parseCsv(text))
    case 'application/x-www-form-urlencoded':
      return rowsPayload(Object.fromEntries(readForm(text)))
    default:
      throw invalidBody(`Content-Type not acceptable: ${type}`)
  }
}

/** Payload the database parses; only the kind of the outermost value is needed here. */
const rawPayload = (text: string): Payload => ({
  json: text,
  isArray: text.trimStart().startsWith('['),
  keys: [],
  isUnread: true,
})

function jsonPayload(text: string): Payload {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
  return payloadOf(value, text)
}

const rowsPayload = (rows: unknown): Payload => payloadOf(rows, JSON.stringify(rows))

function payloadOf(value: unknown, json: string): Payload {
  if (isRecord(value))
    return { json, isArray: false, keys: Object.keys(value).sort(), isUnread: false }
  if (!Array.isArray(value)) return { json: '[]', isArray: true, keys: [], isUnread: false }
  const [first, ...others] = value
  if (first === undefined) return { json: '[]', isArray: true, keys: [], isUnread: false }
  if (!isRecord(first)) throw invalidBody(KEYS_DIFFER)
  if (value.length > LIMITS.bodyRows) throw tooManyRows()
  const keys = Object.keys(first).sort()
  if (!others.every((row) => isRecord(row) && hasKeys(row, keys))) throw invalidBody(KEYS_DIFFER)
  return { json, isArray: true, keys, isUnread: false }
}

const KEYS_DIFFER = 'All object keys must match'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasKeys = (row: Record<string, unknown>, keys: readonly string[]): boolean =>
  Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key))
