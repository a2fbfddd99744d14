import { LIMITS } from '../limits.ts'
import { limitExceeded } from '../refusals.ts'
import { nestingDepth } from './nesting.ts'

/**
 * Values of one request, bound each time its statement runs; the parsed tree holds their slots
 * only. The parser adds them from left to right, so equal trees have equal slots.
 */
export class Values {
  readonly all: (string | null)[] = []
  private filters = 0
  private textFilters = 0
  private readonly slots = new Map<string, number>()
  /** Embedding path of the parameter being read. */
  scope: readonly string[] = []

  countFilter(): void {
    this.filters += 1
    if (this.filters > LIMITS.filters) throw limitExceeded('filters', LIMITS.filters)
  }

  /** Stores a pattern or a text search. */
  addTextFilterValue(value: string): number {
    this.textFilters += 1
    if (this.textFilters > LIMITS.textFilters)
      throw limitExceeded('patterns and text searches', LIMITS.textFilters)
    if (value.length > LIMITS.patternLength)
      throw limitExceeded('characters in a pattern', LIMITS.patternLength)
    return this.addFilterValue(value)
  }

  /** Stores a filter's value. */
  addFilterValue(value: string): number {
    const { nesting } = LIMITS
    if (value.length > nesting && nestingDepth(value, { isJson: false }) > nesting) {
      throw limitExceeded('brackets within brackets', nesting)
    }
    return this.add(value)
  }

  /** Stores a value and returns its slot. */
  add(value: string | null): number {
    return this.all.push(value) - 1
  }

  /**
   * Adds a value compared with a column of the embedding level `scope`. The same pair shares its
   * slot: that makes `(a < x or (a = x and b < y))` recognisable (plan/keyset-bound.ts).
   */
  addShared(value: string, column: string): number {
    const key = JSON.stringify([this.scope, column, value])
    const known = this.slots.get(key)
    if (known !== undefined) return known
    const slot = this.addFilterValue(value)
    this.slots.set(key, slot)
    return slot
  }
}
