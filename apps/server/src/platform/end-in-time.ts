import type { Logger } from 'pino'
import { resolvesWithin } from './within.ts'

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
  if (await resolvesWithin(withinMs, all)) return
  logger.warn({ part: current }, 'stopping takes too long; the database is waited for no longer')
  cut()
  if (await resolvesWithin(cutWithinMs, all)) return
  logger.error({ part: current }, 'stopped without waiting for this part')
}
