import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from '../db/database.ts'
import { hangUp } from '../db/wire.ts'
import { within } from '../within.ts'
import { withBackupClient } from './backup-client.ts'
import { BackupError } from './backup-error.ts'

/** Error for a backup while another one is being made. */
export class BackupUnderWayError extends BackupError {
  override name = 'BackupUnderWayError'

  constructor() {
    super('Another backup is being made: try again when it has ended.')
  }
}

/**
 * Right to make a backup, which one process at a time has: so each row of a dump still has its picture
 * when the pictures are copied, because files are removed only while nobody has it (`sweeper.ts`). It
 * ends with its process, however that ends.
 */
export type BackupLock = {
  /**
   * Runs `work` as the only backup; its signal aborts when the right is lost. Throws
   * `BackupUnderWayError` while another process has it.
   */
  hold<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Whether any process has it. */
  isHeld(): Promise<boolean>
}

/** Lock of the embedded engine, whose folder one process has at a time. */
export function createProcessLock(): BackupLock {
  let isHeld = false
  return {
    async hold(work) {
      if (isHeld) throw new BackupUnderWayError()
      isHeld = true
      try {
        return await work(new AbortController().signal)
      } finally {
        isHeld = false
      }
    },
    isHeld: async () => isHeld,
  }
}

/** Pause between two questions whether the lock's connection lives, and the longest wait for an answer, in milliseconds. */
const SIGNS_OF_LIFE = { everyMs: 10_000, withinMs: 30_000 }

/**
 * Advisory lock of PostgreSQL on a connection of its own, past a pooler; `db` is asked whether it is held.
 * Where that connection falls silent the right is lost.
 */
export function createPostgresLock(
  connectionString: string,
  db: Pick<Database, 'query'>,
  signsOfLife = SIGNS_OF_LIFE,
): BackupLock {
  return {
    hold: (work) =>
      withBackupClient(
        { databaseUrl: connectionString, name: 'podium backup lock' },
        async (client) => {
          const lost = new AbortController()
          client.once('end', () => lost.abort(new BackupError('The lock of the backup was lost.')))
          const worked = new AbortController()
          void keepAsking(client, { ...signsOfLife, signal: worked.signal })
          await client.query(NOTICE_DEATH)
          const { rows } = await client.query(`select pg_try_advisory_lock(${KEYS}) as is_mine`)
          if (rows[0]?.is_mine !== true) throw new BackupUnderWayError()
          return await work(lost.signal).finally(() => worked.abort())
        },
      ),
    async isHeld() {
      const [found] = await db.query<{ is_held: boolean }>(IS_HELD)
      return found?.is_held === true
    },
  }
}

type Asking = typeof SIGNS_OF_LIFE & { signal: AbortSignal }

/** Ends a connection that does not answer, until `signal` aborts. */
async function keepAsking(client: pg.Client, { everyMs, withinMs, signal }: Asking) {
  for (;;) {
    await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    await within(withinMs, client.query('select 1')).catch(() => hangUp(client))
  }
}

const KEYS = `hashtext('podium'), hashtext('backup')`

const IS_HELD = `
  select exists (
    select from pg_locks where locktype = 'advisory' and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid = hashtext('podium')::oid and objid = hashtext('backup')::oid
  ) as is_held`

/** Settings with which PostgreSQL notices within some 11 s that a machine has vanished with its lock. */
const NOTICE_DEATH = `select
  set_config('tcp_keepalives_idle', '5', false),
  set_config('tcp_keepalives_interval', '2', false),
  set_config('tcp_keepalives_count', '3', false)`
