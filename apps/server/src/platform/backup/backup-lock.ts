import pg from 'pg'
import type { Database } from '../db/database.ts'
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

/** Advisory lock of PostgreSQL on a connection of its own, past a pooler; `db` is asked whether it is held. */
export function createPostgresLock(
  connectionString: string,
  db: Pick<Database, 'query'>,
): BackupLock {
  return {
    async hold(work) {
      const lost = new AbortController()
      const client = new pg.Client({
        connectionString,
        application_name: 'podium backup lock',
        keepAlive: true,
      })
      client.on('error', () => {}) // `end` follows
      client.once('end', () => lost.abort(new BackupError('The lock of the backup was lost.')))
      await client.connect()
      try {
        await client.query(NOTICE_DEATH)
        const { rows } = await client.query(`select pg_try_advisory_lock(${KEYS}) as is_mine`)
        if (rows[0]?.is_mine !== true) throw new BackupUnderWayError()
        return await work(lost.signal)
      } finally {
        await client.end()
      }
    },
    async isHeld() {
      const [found] = await db.query<{ is_held: boolean }>(IS_HELD)
      return found?.is_held === true
    },
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
