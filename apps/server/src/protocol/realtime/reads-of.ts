import { type Change, mayWant } from './change.ts'
import { isDelete, type Read } from './read-changes.ts'
import type { Subscription } from './subscription.ts'

/** Reads that one audience asks for: of each table what has changed, and what was deleted. */
export function readsOf(
  changes: readonly Change[],
  subscriptions: readonly Subscription[],
): Read[] {
  const readable = subscriptions.filter(({ table }) => table.key.length > 0)
  const byTable = Map.groupBy(readable, ({ table }) => JSON.stringify([table.schema, table.name]))
  return [...byTable.values()].flatMap((own) => {
    const wanted = changes.filter((change) => own.some((one) => mayWant(one, change)))
    return [...Map.groupBy(wanted, isDelete).values()].flatMap((together) =>
      own.slice(0, 1).map(({ table }) => ({ table, changes: together, subscriptions: own })),
    )
  })
}
