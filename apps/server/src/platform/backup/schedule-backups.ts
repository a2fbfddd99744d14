import type { Logger } from 'pino'
import type { Heart } from '../heartbeats.ts'
import type { BackupReport } from './back-up.ts'
import { BackupUnderWayError } from './backup-lock.ts'
import { startOf } from './backup-runs.ts'

/** Pause before the target is looked at again, in milliseconds: another instance may have made one. */
const LOOK_EVERY_MS = 10 * 60_000
const RETRY_AFTER_MS = 60 * 60_000

/** Longest time for one backup, in milliseconds; whoever makes it aborts it then. */
export const BACKUP_LIMIT_MS = 24 * 60 * 60_000
/** Time after which a look or its end is late, in milliseconds. */
export const LATE_MS = 15 * 60_000

type Schedule = {
  /** Name of the newest backup that counts. */
  newest: () => Promise<string | undefined>
  everyHours: number
  run: () => Promise<BackupReport>
  logger: Logger
  heart?: Heart | undefined
}

/**
 * Makes a backup whenever the newest one is older than `everyHours`, whoever made it. A failed one
 * is logged and tried again an hour later.
 */
export function scheduleBackups({ newest, everyHours, run, logger, heart }: Schedule) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function look() {
    let pauseMs = LOOK_EVERY_MS
    heart?.beatFor(BACKUP_LIMIT_MS + LATE_MS)
    try {
      const last = await newest()
      const dueAt = last === undefined ? 0 : startOf(last).getTime() + everyHours * 3_600_000
      if (Date.now() >= dueAt) logger.info(await run(), 'backup made')
    } catch (error) {
      // Another instance makes it.
      if (!(error instanceof BackupUnderWayError)) {
        if (timer) logger.error({ err: error }, 'the backup failed')
        pauseMs = RETRY_AFTER_MS
      }
    }
    if (timer === undefined) return
    heart?.beatFor(pauseMs + LATE_MS)
    timer = setTimeout(begin, pauseMs).unref()
  }

  function begin() {
    running = look()
  }

  return {
    start() {
      timer ??= setTimeout(begin, 0)
    },
    /** Stops; a backup under way has been aborted by its signal. */
    async stop() {
      clearTimeout(timer)
      timer = undefined
      heart?.end()
      await running
    },
  }
}
