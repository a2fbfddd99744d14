import type { PublishedTable } from './published-table.ts'
import type { Subscription } from './subscription.ts'

/** Subscriptions of all sockets, by table. */
export function createSubscriptions() {
  const byTable = new Map<string, Set<Subscription>>()
  const nameOf = ({ schema, name }: Pick<PublishedTable, 'schema' | 'name'>) =>
    JSON.stringify([schema, name])

  return {
    add(subscription: Subscription) {
      const name = nameOf(subscription.table)
      byTable.set(name, (byTable.get(name) ?? new Set()).add(subscription))
    },
    remove(subscription: Subscription) {
      const name = nameOf(subscription.table)
      const rest = byTable.get(name)
      rest?.delete(subscription)
      if (rest?.size === 0) byTable.delete(name)
    },
    of: (table: Pick<PublishedTable, 'schema' | 'name'>) => [...(byTable.get(nameOf(table)) ?? [])],
    /** Channels that have any. */
    channels: () =>
      new Set([...byTable.values()].flatMap((all) => [...all].map((one) => one.channel))),
  }
}
export type Subscriptions = ReturnType<typeof createSubscriptions>
