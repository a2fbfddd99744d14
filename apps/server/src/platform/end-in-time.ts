import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

type Part = readonly [name: string, end: () => Promise<unknown>]

type Limits = {
  logger: Logger
  /** Time for all parts together, in milliseconds; then `cut` is called. */
  withinMs: number
  /** Ends what the parts wait for. */
  cut(): void
  /** Time left after `cut`, in milliseconds, before the rest is no longer waited for. */
  cutWithinMs: number
}

/**
 * Ends the parts of a server in order and within a limit, whatever they wait for. A part that fails
 * is logged and keeps no other from its end.
 */
export async function endInTime(parts: readonly Part[], limits: Limits): Promise<void> {
  const { logger, withinMs, cut, cutWithinMs } = limits
  let current = ''

  async function endAll() {
    for (const [name, end] of parts) {
      current = name
      try {
        await end()
      } catch (error) {
        logger.warn({ err: error, part: name }, 'a part of the server did not end cleanly')
      }
    }
  }

  const all = endAll()
  if (await isSettledWithin(withinMs, all)) return
  logger.warn({ part: current }, 'stopping takes too long; the database is waited for no longer')
  cut()
  if (await isSettledWithin(cutWithinMs, all)) return
  logger.error({ part: current }, 'stopped without waiting for this part')
}

async function isSettledWithin(ms: number, running: Promise<void>): Promise<boolean> {
  const limit = new AbortController()
  const late = sleep(ms, false, { signal: limit.signal }).catch(() => false)
  return Promise.race([running.then(() => true), late]).finally(() => limit.abort())
}
