import type { Output } from './media-type.ts'
import type { PayloadShape } from './payload.ts'
import type { Prefer } from './prefer.ts'
import type { Query } from './query.ts'

export type Action =
  | { kind: 'read'; table: string; headOnly: boolean }
  | { kind: 'insert' | 'update' | 'delete' | 'put'; table: string }
  | { kind: 'call'; routine: string; via: 'get' | 'head' | 'post' }

/**
 * Request without its values: everything plan and SQL depend on. Plain JSON, so that its JSON text
 * identifies it (`shapeKey`).
 */
export type RequestShape = {
  action: Action
  schema: string
  query: Query
  prefer: Omit<Prefer, 'tx' | 'timezone'>
  output: Output
  /** Most rows of the root. */
  limit: number | null
  /** Slot of the root's offset. */
  offsetSlot: number | null
  payload: PayloadShape | null
  /** Arguments of a function called by GET or with a form, in the order given. */
  arguments: readonly { name: string; slot: number }[]
  /** Content type of a function call; null for all else. */
  contentType: string | null
}

/**
 * Key of a shape, equal exactly for equal shapes: its JSON, as a list of its parts. Select lists
 * and orders are parsed once for many requests (parse/memo.ts), and serialised once.
 */
export function shapeKey({ query, ...shape }: RequestShape): string {
  const { select, order, ...rest } = query
  const orders = order.map(({ path, value }) => `[${JSON.stringify(path)},${writtenOnce(value)}]`)
  return `[${writtenOnce(select)},[${orders.join()}],${JSON.stringify(rest)},${JSON.stringify(shape)}]`
}

const written = new WeakMap<object, string>()

function writtenOnce(tree: object): string {
  const known = written.get(tree)
  if (known !== undefined) return known
  const text = JSON.stringify(tree)
  written.set(tree, text)
  return text
}
