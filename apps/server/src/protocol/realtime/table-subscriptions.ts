import { type Change, mayWant } from './change.ts'
import { keyFilter, type Subscription } from './subscription.ts'

/** Most values under which a subscription is found: each has a place in memory of its own. */
const MOST_PLACES = 10

/**
 * Subscriptions to one table. Those with a filter on what its changes announce are found by its values, so that a change
 * costs nothing for the others of them.
 */
export function createTableSubscriptions() {
  /** Those without such a filter, or with one of many values. */
  const wide = new Set<Subscription>()
  const byColumn = new Map<string, Map<string, Set<Subscription>>>()

  /** Columns and values under which a subscription is found. */
  const placesOf = (subscription: Subscription) => {
    const { column, exact } = keyFilter(subscription) ?? {}
    if (column === undefined || exact === undefined || exact.length > MOST_PLACES) return undefined
    return exact.map((value) => ({ column, value }))
  }

  function ofKey(key: Change['key']): Subscription[] {
    return [...byColumn].flatMap(([column, byValue]) => {
      const value = key?.[column]
      const sets = value === undefined ? [...byValue.values()] : [byValue.get(value) ?? []]
      return sets.flatMap((set) => [...set])
    })
  }

  return {
    add(subscription: Subscription) {
      const places = placesOf(subscription)
      if (!places) wide.add(subscription)
      for (const { column, value } of places ?? []) {
        const byValue = byColumn.get(column) ?? new Map<string, Set<Subscription>>()
        byColumn.set(column, byValue)
        byValue.set(value, (byValue.get(value) ?? new Set()).add(subscription))
      }
    },
    remove(subscription: Subscription) {
      wide.delete(subscription)
      for (const { column, value } of placesOf(subscription) ?? []) {
        const byValue = byColumn.get(column)
        const rest = byValue?.get(value)
        rest?.delete(subscription)
        if (rest?.size === 0) byValue?.delete(value)
        if (byValue?.size === 0) byColumn.delete(column)
      }
    },
    wanting: (change: Change): Subscription[] =>
      [...new Set([...wide, ...ofKey(change.key)])].filter((one) => mayWant(one, change)),
    all: (): Subscription[] => [...wide, ...ofKey(undefined)],
    isEmpty: () => wide.size === 0 && byColumn.size === 0,
  }
}
