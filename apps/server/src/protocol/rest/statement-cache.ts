import type { Compiled } from '@podium/rest-compiler'

/** Most request shapes kept compiled. */
const MAX_SHAPES = 1000

/** Most prepared statements this process leaves on each connection; further ones are sent unnamed. */
const MAX_NAMES = 500

type Entry = { compiled: Compiled; uses: number }

/** Names stay valid for the life of a connection, so they outlive a reading of the schema. */
const names = new Map<string, string>()

/**
 * Compiled statements by request shape, least recently used thrown out. A shape seen twice gets a
 * prepared statement; once the names are used up, new shapes go without.
 */
export class StatementCache {
  private readonly entries = new Map<string, Entry>()

  get(shape: string): Compiled | undefined {
    const entry = this.entries.get(shape)
    if (!entry) return undefined
    entry.uses += 1
    this.entries.delete(shape)
    this.entries.set(shape, entry)
    return entry.compiled
  }

  set(shape: string, compiled: Compiled): void {
    const [oldest] = this.entries.keys()
    if (oldest !== undefined && this.entries.size >= MAX_SHAPES) this.entries.delete(oldest)
    this.entries.set(shape, { compiled, uses: 1 })
  }

  /** The prepared statement's name for a text of this shape, if it may have one. */
  nameFor(shape: string, text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined) return known
    const isRepeated = (this.entries.get(shape)?.uses ?? 0) > 1
    if (!isRepeated || names.size >= MAX_NAMES) return undefined
    const name = `rest_${names.size}`
    names.set(text, name)
    return name
  }
}
