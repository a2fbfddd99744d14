import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Heartbeats } from '../../../platform/heartbeats.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import type { ObjectStore } from '../../../platform/objects/object-store.ts'
import { inSpan } from '../../../platform/tracing/in-span.ts'

type SweeperDeps = {
  db: Pick<Database, 'query' | 'listen'>
  store: ObjectStore
  logger: Logger
  /** Deletes rows that are not needed any more; the sweep then removes their files. */
  forgetUnused(): Promise<unknown>
  /** Whether a backup is being made, which still needs files whose rows are gone. */
  isBackingUp(): Promise<boolean>
  heartbeats?: Heartbeats | undefined
}

export type Sweeper = {
  /** Announces a file about to be written; without a row it is removed after UPLOAD_TIME. */
  expect(version: string): Promise<void>
  /** Removes an announced file that gets no row. Never throws. */
  giveUp(version: string): Promise<void>
  /** Starts the sweeps: at once after each orphaned file the database tells of, and regularly. Idempotent. */
  start(): Promise<void>
  /** Stops after the sweep under way. */
  stop(): Promise<void>
}

/**
 * Time before an announced file without a row is orphaned; far longer than any upload: the listener
 * ends requests after 30 s.
 */
const UPLOAD_TIME = '1 hour'
/** Pause before a sweep is repeated whose process died, whose store was unreachable, or that met a backup. */
const RETRY_AFTER = '5 minutes'
/** Channel of `storage.follow_files`. */
const CHANNEL = 'orphaned_files'
const SWEEP_EVERY_MS = 60_000
/** Longest time between two sweeps, in milliseconds: one may remove many files. */
const SWEEP_LIMIT_MS = 10 * 60_000
const FORGET_EVERY_MS = 6 * 60 * 60_000
const BATCH = 100

/** Removes files that have no row (storage.orphaned_files). Any number of processes may sweep. */
export function createSweeper(deps: SweeperDeps): Sweeper {
  const { db, store, logger, forgetUnused, isBackingUp } = deps
  const heart = deps.heartbeats?.of('removal of files', SWEEP_LIMIT_MS)
  const timers: NodeJS.Timeout[] = []
  let listening: Promise<() => Promise<void>> | undefined
  let sweeping = Promise.resolve()
  /** Sweep that has not begun yet, and whether it forgets unused rows first. */
  let next: { forgets: boolean } | undefined
  let isStopping = false

  async function sweep(): Promise<void> {
    const due = await claim(db)
    if (due.length === 0) return
    // Asked once the files are claimed: the dump of a backup that begins later has no row of theirs.
    if (await isBackingUp()) return
    await Promise.all(due.map((version) => store.remove(version)))
    await db.query('delete from storage.orphaned_files where version = any($1)', [due])
    if (due.length === BATCH && !isStopping) await sweep()
  }

  const willRetry = (error: unknown) =>
    logFailure(error, { logger, text: 'files without a row are not removed yet' })

  /** Sweeps after the sweep under way; however many ask meanwhile, one follows. */
  function soon(forgets: boolean) {
    if (isStopping) return
    if (next) {
      next.forgets ||= forgets
      return
    }
    next = { forgets }
    sweeping = sweeping
      .then(() => inSpan('job removal of files', turn))
      .catch(willRetry)
      .then(heart?.beat)
  }

  async function turn() {
    const { forgets } = next ?? { forgets: false }
    next = undefined
    if (forgets) await forgetUnused()
    await sweep()
  }

  const sweepSoon = () => soon(false)
  const forgetSoon = () => soon(true)

  return {
    async expect(version) {
      await db.query(
        `insert into storage.orphaned_files (version, due_at) values ($1, now() + interval '${UPLOAD_TIME}')`,
        [version],
      )
    },
    async giveUp(version) {
      await db
        .query('update storage.orphaned_files set due_at = now() where version = $1', [version])
        .catch(willRetry)
      sweepSoon()
    },
    async start() {
      if (!listening) {
        heart?.beat()
        timers.push(setInterval(sweepSoon, SWEEP_EVERY_MS))
        timers.push(setInterval(forgetSoon, FORGET_EVERY_MS))
        forgetSoon()
        listening = db.listen(CHANNEL, sweepSoon)
      }
      await listening
    },
    async stop() {
      isStopping = true
      heart?.end()
      for (const timer of timers) clearInterval(timer)
      await sweeping
      await listening?.then(
        (unlisten) => unlisten(),
        () => {}, // its start has failed
      )
    },
  }
}

/** Due files for this process to remove. */
async function claim(db: SweeperDeps['db']): Promise<string[]> {
  const claimed = await db.query<{ version: string }>(
    `update storage.orphaned_files set due_at = now() + interval '${RETRY_AFTER}'
     where version in (
       select version from storage.orphaned_files
       where due_at <= now()
       order by due_at limit $1 for update skip locked
     )
     returning version`,
    [BATCH],
  )
  return claimed.map(({ version }) => version)
}
