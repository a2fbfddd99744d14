import type { AuditEntry } from '@podium/domain'
import { preciseTime, shortTime } from '../../lib/format.ts'

/** When it was done; to the second on demand. */
export function EntryTime({ entry: { created_at: createdAt } }: { entry: AuditEntry }) {
  const date = new Date(createdAt)
  return (
    <time dateTime={createdAt} title={preciseTime(date)}>
      {shortTime(date)}
    </time>
  )
}
