import type { Compiled } from '@podium/rest-compiler'
import { LRUCache } from 'lru-cache'

/** Most compiled shapes, and the longest key cached: both bound the memory they take. */
const MAX_SHAPES = 1000
const MAX_KEY_LENGTH = 20_000

/** Most names of prepared statements in this process; those used last keep theirs. */
const MAX_NAMES = 500

type Entry = { compiled: Compiled; uses: number }

/**
 * Names of prepared statements by their text; they stay valid for the life of a connection, so they outlive a
 * reading of the schema. None is given twice: a connection closes once it has too many.
 */
const names = new LRUCache<string, string>({ max: MAX_NAMES })
let lastName = 0

/**
 * LRU cache of compiled statements by the key of their shape. A shape seen twice gets a prepared
 * statement.
 */
export class StatementCache {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_SHAPES })

  get(key: string): Compiled | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    entry.uses += 1
    return entry.compiled
  }

  set(key: string, compiled: Compiled): void {
    if (key.length > MAX_KEY_LENGTH) return
    this.entries.set(key, { compiled, uses: 1 })
  }

  /** Name of the prepared statement for a shape, if it may have one. */
  nameFor(key: string, text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined) return known
    const isRepeated = (this.entries.peek(key)?.uses ?? 0) > 1
    if (!isRepeated) return undefined
    lastName += 1
    const name = `rest_${lastName}`
    names.set(text, name)
    return name
  }
}
