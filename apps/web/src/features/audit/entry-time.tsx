import type { AuditEntry } from '@podium/domain'
import { preciseTime, shortTime } from '../../lib/format.ts'

/** Time of an entry; to the second as a tooltip. */
export function EntryTime({ entry: { created_at: createdAt } }: { entry: AuditEntry }) {
  const date = new Date(createdAt)
  return (
    <time dateTime={createdAt} title={preciseTime(date)}>
      {shortTime(date)}
    </time>
  )
}
