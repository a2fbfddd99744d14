import { LIMITS } from '../limits.ts'
import { limitExceeded } from '../refusals.ts'
import { nestingDepth } from './nesting.ts'

/**
 * Separates what a request asks for (its shape, compiled once) from the values it asks with
 * (bound each time). The parser writes to it from left to right, so equal shapes have equal slots.
 */
export class Values {
  readonly all: (string | null)[] = []
  private written = ''
  private filters = 0
  private readonly slots = new Map<string, number>()
  /** The embedding path of the parameter being read. */
  scope = ''

  get shapeText(): string {
    return this.written
  }

  shape(text: string): void {
    this.written += text
  }

  countFilter(): void {
    this.filters += 1
    if (this.filters > LIMITS.filters) throw limitExceeded('filters', LIMITS.filters)
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
    const slot = this.all.push(value) - 1
    this.written += `$${slot};`
    return slot
  }

  /**
   * Stores a value held against a column of the embedding level `scope`. The same pair shares its slot:
   * that makes `(a < x or (a = x and b < y))` recognisable (plan/keyset-bound.ts).
   */
  addShared(value: string, column: string): number {
    const key = JSON.stringify([this.scope, column, value])
    const known = this.slots.get(key)
    if (known !== undefined) {
      this.written += `$${known};`
      return known
    }
    const slot = this.addFilterValue(value)
    this.slots.set(key, slot)
    return slot
  }
}
