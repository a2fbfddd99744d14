import type { Change } from './change.ts'
import type { PublishedTable } from './published-table.ts'
import type { Subscription } from './subscription.ts'
import { createTableSubscriptions } from './table-subscriptions.ts'

/** Subscriptions of all sockets, by table, and their number by person. */
export function createSubscriptions() {
  const byTable = new Map<string, ReturnType<typeof createTableSubscriptions>>()
  const byPerson = new Map<string, number>()
  const nameOf = ({ schema, name }: Pick<PublishedTable, 'schema' | 'name'>) =>
    JSON.stringify([schema, name])
  const countOf = (person: string) => byPerson.get(person) ?? 0

  return {
    /** Number of a person's subscriptions. */
    countOf,
    add(subscription: Subscription) {
      const name = nameOf(subscription.table)
      const ofTable = byTable.get(name) ?? createTableSubscriptions()
      ofTable.add(subscription)
      byTable.set(name, ofTable)
      byPerson.set(subscription.person, countOf(subscription.person) + 1)
    },
    remove(subscription: Subscription) {
      const name = nameOf(subscription.table)
      const rest = byTable.get(name)
      rest?.remove(subscription)
      if (rest?.isEmpty()) byTable.delete(name)
      const left = countOf(subscription.person) - 1
      if (left > 0) byPerson.set(subscription.person, left)
      else byPerson.delete(subscription.person)
    },
    /** Those that may want a change: what its key tells. */
    wanting: (change: Change): Subscription[] =>
      byTable.get(nameOf({ schema: change.schema, name: change.table }))?.wanting(change) ?? [],
    /** Channels that have any. */
    channels: () =>
      new Set([...byTable.values()].flatMap((ofTable) => ofTable.all().map((one) => one.channel))),
  }
}
export type Subscriptions = ReturnType<typeof createSubscriptions>
