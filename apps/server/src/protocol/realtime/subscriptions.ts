import type { PublishedTable } from './published-table.ts'
import type { Subscription } from './subscription.ts'

/** Subscriptions of all sockets, by table, and their number by person. */
export function createSubscriptions() {
  const byTable = new Map<string, Set<Subscription>>()
  const byPerson = new Map<string, number>()
  const nameOf = ({ schema, name }: Pick<PublishedTable, 'schema' | 'name'>) =>
    JSON.stringify([schema, name])
  const countOf = (person: string) => byPerson.get(person) ?? 0

  return {
    /** Number of a person's subscriptions. */
    countOf,
    add(subscription: Subscription) {
      const name = nameOf(subscription.table)
      byTable.set(name, (byTable.get(name) ?? new Set()).add(subscription))
      byPerson.set(subscription.person, countOf(subscription.person) + 1)
    },
    remove(subscription: Subscription) {
      const name = nameOf(subscription.table)
      const rest = byTable.get(name)
      rest?.delete(subscription)
      if (rest?.size === 0) byTable.delete(name)
      const left = countOf(subscription.person) - 1
      if (left > 0) byPerson.set(subscription.person, left)
      else byPerson.delete(subscription.person)
    },
    of: (table: Pick<PublishedTable, 'schema' | 'name'>) => [...(byTable.get(nameOf(table)) ?? [])],
    /** Channels that have any. */
    channels: () =>
      new Set([...byTable.values()].flatMap((all) => [...all].map((one) => one.channel))),
  }
}
export type Subscriptions = ReturnType<typeof createSubscriptions>
