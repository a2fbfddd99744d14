import { randomUUID } from 'node:crypto'
import { setInterval } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { BackupError } from './backup-error.ts'

/** Time after which the lease of a process that died is free. */
const LEASE = '10 minutes'
const RENEW_EVERY_MS = 60_000

/**
 * Runs `work` while no other instance makes a backup and no file is removed from the object store
 * (`sweeper.ts`), so that every row of the dump still has its picture when the pictures are copied.
 * Throws `BackupError` while another backup runs.
 */
export async function withBackupLease<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID()
  const [taken] = await db.query(
    `insert into storage.backup_lease (holder, until) values ($1, now() + interval '${LEASE}')
     on conflict (id) do update set holder = excluded.holder, until = excluded.until
       where backup_lease.until <= now() returning holder`,
    [holder],
  )
  if (taken === undefined) {
    throw new BackupError(
      `Another backup is being made, or one was killed less than ${LEASE} ago: try again later.`,
    )
  }
  const done = new AbortController()
  void renew(db, holder, done.signal)
  try {
    return await work()
  } finally {
    done.abort()
    await db.query('delete from storage.backup_lease where holder = $1', [holder]).catch(() => {})
  }
}

async function renew(db: Database, holder: string, signal: AbortSignal) {
  try {
    for await (const _ of setInterval(RENEW_EVERY_MS, undefined, { signal })) {
      await db
        .query(
          `update storage.backup_lease set until = now() + interval '${LEASE}' where holder = $1`,
          [holder],
        )
        .catch(() => {}) // the next renewal may reach the database
    }
  } catch {
    // aborted: the backup is over
  }
}
