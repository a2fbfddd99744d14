import { type Change, mayWant } from './change.ts'
import { type Read, type ReadChange, wantedBy } from './read-changes.ts'
import type { Channel, Subscription } from './subscription.ts'

/** Tells a change that was read to those of its readers who want it. Returns the number of messages. */
export function tellChange(change: Change, read: Read, row: ReadChange): number {
  const wanted = wantedBy(read, change, row.matches)
  if (wanted.size === 0) return 0
  const data = dataOf(change, read, row)
  for (const [channel, own] of wanted) push(channel, own, data)
  return wanted.size
}

/** Tells those who may not read the key of a table that they are not authorised, as the original does. */
export function tellUnauthorised(
  changes: readonly Change[],
  subscriptions: readonly Subscription[],
) {
  const unauthorised = subscriptions.filter(({ table }) => table.key.length === 0)
  for (const change of changes.filter(({ type }) => type !== 'DELETE')) {
    const { schema, table, type } = change
    const data = JSON.stringify({ schema, table, type, errors: ['Error 401: Unauthorized'] })
    const wanted = unauthorised.filter((one) => mayWant(one, change))
    for (const [channel, own] of Map.groupBy(wanted, (one) => one.channel)) push(channel, own, data)
  }
}

const push = (channel: Channel, wanted: readonly Subscription[], data: string) =>
  channel.push(
    'postgres_changes',
    `{"ids":${JSON.stringify([...new Set(wanted.map(({ id }) => id))])},"data":${data}}`,
  )

/** JSON of the change as the original writes it; the records are PostgreSQL's own text, so that no number loses digits. */
function dataOf(
  { schema, table, type, at }: Change,
  { table: { columns } }: Read,
  row: ReadChange,
) {
  const known = {
    schema,
    table,
    type,
    commit_timestamp: at,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
    errors: row.is_long ? ['Error 413: Payload Too Large'] : null,
  }
  const records = [
    ...(type === 'DELETE' ? [] : [`"record":${row.record ?? '{}'}`]),
    ...(type === 'INSERT' ? [] : [`"old_record":${row.old_record}`]),
  ]
  return `${JSON.stringify(known).slice(0, -1)},${records.join(',')}}`
}
