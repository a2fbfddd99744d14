import { AppError } from '@podium/domain'
import type { Logger } from 'pino'
import { Outage } from './outage.ts'
import { reasonOf } from './reason-of.ts'
import { createTally, sum } from './tally.ts'

type Failure = { logger: Logger; text: string; requestId?: string }

/**
 * Logs a failure of a request or of background work. While something is away (503, or an {@link Outage}
 * behind another status) every request fails in the same way, so an outage is one line a second with counts and
 * reasons; any other failure is a line of its own with its stack.
 */
export function logFailure(error: unknown, { logger, text, requestId }: Failure) {
  if (isOutage(error)) outageOf(logger).add(reasonOf(error))
  else logger.error({ err: error, ...(requestId !== undefined && { requestId }) }, text)
}

const isOutage = (error: unknown) =>
  error instanceof AppError && (error.status === 503 || error.cause instanceof Outage)

const outages = new WeakMap<Logger, ReturnType<typeof createTally>>()

function outageOf(logger: Logger) {
  const known = outages.get(logger)
  if (known) return known
  const outage = createTally((reasons) =>
    logger.warn({ count: sum(reasons), reasons }, 'something Podium needs is away'),
  )
  outages.set(logger, outage)
  return outage
}
