import { AppError } from '@podium/domain'
import type { Logger } from 'pino'
import { AccessMissingError } from './db/access/access-missing-error.ts'
import { ReadOnlyDatabaseError } from './db/read-only-database-error.ts'
import type { Heartbeats } from './heartbeats.ts'
import { logFailure } from './log/log-failure.ts'
import { seldom } from './seldom.ts'
import { within } from './within.ts'

const CACHE_MS = 1000
/** Longest wait for the probe, in milliseconds; it may run on, and nobody starts a second one. */
const PROBE_MS = 5000
/** Pause between two checks that nobody asked for, in milliseconds. */
const CHECK_EVERY_MS = 10_000

/** Whether the server can work: one decision for `/readyz`, the metrics and the log. */
export type Readiness = {
  /** Throws `unavailable` with what keeps the server from working; probes at most once a second, however many ask. */
  require(): Promise<void>
  /** Starts the regular check, which logs what is away and when it is over. Idempotent. */
  start(): void
  stop(): void
}

type ReadinessDeps = {
  /** Rejects while the database, or in hosted mode the project, is unreachable or lacks rights. */
  probe: () => Promise<unknown>
  isStopping: () => boolean
  heartbeats: Heartbeats
  logger: Logger
}

export function createReadiness({
  probe,
  isStopping,
  heartbeats,
  logger,
}: ReadinessDeps): Readiness {
  const recentProbe = seldom(probe, CACHE_MS)
  let timer: NodeJS.Timeout | undefined
  /** Moment of the first of the failed checks in a row. */
  let awaySince: number | undefined

  async function require() {
    if (isStopping()) throw new AppError('unavailable', { text: 'The server is stopping' })
    await within(PROBE_MS, recentProbe()).catch((cause) => {
      throw new AppError('unavailable', { ...textOf(cause), cause })
    })
    const stopped = heartbeats.stopped()
    if (stopped.length > 0) {
      throw new AppError('unavailable', { text: `No sign of life: ${stopped.join(', ')}` })
    }
  }

  async function check() {
    if (isStopping()) return
    try {
      await require()
      if (awaySince !== undefined) {
        const forS = Math.round((performance.now() - awaySince) / 1000)
        logger.warn(
          { event: 'ready again', forS },
          'Podium is ready again: nothing it needs is away',
        )
      }
      awaySince = undefined
    } catch (error) {
      awaySince ??= performance.now()
      logFailure(error, { logger, text: 'not ready' })
    }
  }

  return {
    require,
    start() {
      timer ??= setInterval(() => void check(), CHECK_EVERY_MS).unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** Text of a failed probe for operators, where there is more to say than that something is away. */
function textOf(cause: unknown) {
  if (cause instanceof AccessMissingError) return { text: cause.message }
  return cause instanceof ReadOnlyDatabaseError ? { text: 'The database takes no writes' } : {}
}
