import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Heartbeats } from '../../../platform/heartbeats.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import { repeat } from '../../../platform/repeat.ts'
import { inSpan } from '../../../platform/tracing/in-span.ts'
import { forgetOutdated } from './forget-outdated.ts'

const EVERY_MS = 60 * 60_000
/** Longest time between two turns, in milliseconds: the first after a long while may delete much. */
const LIMIT_MS = 3 * EVERY_MS

type RetentionDeps = { db: Pick<Database, 'query'>; logger: Logger; heartbeats: Heartbeats }

/** Job that deletes what is not kept any longer, every hour; any number of processes may run it. */
export function createRetentionClock({ db, logger, heartbeats }: RetentionDeps) {
  const work = () =>
    inSpan('job retention', () => forgetOutdated(db)).catch((error: unknown) =>
      logFailure(error, { logger, text: 'what is outdated is not deleted yet' }),
    )
  const heart = heartbeats.of('retention', LIMIT_MS)
  return repeat(work, { everyMs: EVERY_MS, heart, isAtOnce: true })
}
