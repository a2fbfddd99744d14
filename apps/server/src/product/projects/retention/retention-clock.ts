import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Heartbeats } from '../../../platform/heartbeats.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import { repeat } from '../../../platform/repeat.ts'
import { inSpan } from '../../../platform/tracing/in-span.ts'
import type { MailDeps } from '../common/projects-deps.ts'
import { forgetOutdated } from './forget-outdated.ts'
import { warnOfDrafts } from './warn-of-drafts.ts'

const EVERY_MS = 60 * 60_000
/** Longest time between two turns, in milliseconds: the first after a long while may delete much. */
const LIMIT_MS = 3 * EVERY_MS

type RetentionDeps = MailDeps & {
  db: Pick<Database, 'query' | 'transaction'>
  logger: Logger
  heartbeats: Heartbeats
  /** Deletions of what other concerns keep for a time. */
  forgetOthers: readonly (() => Promise<unknown>)[]
}

/**
 * Job that warns of what will be deleted and deletes what is not kept any longer, every hour; any number of processes may
 * run it. Each part is done though another failed.
 */
export function createRetentionClock({
  db,
  logger,
  heartbeats,
  forgetOthers,
  ...deps
}: RetentionDeps) {
  const parts = [() => warnOfDrafts(db, deps), () => forgetOutdated(db), ...forgetOthers]
  const work = async () => {
    for (const part of parts) {
      await inSpan('job retention', part).catch((error: unknown) =>
        logFailure(error, { logger, text: 'what is outdated is not deleted yet' }),
      )
    }
  }
  const heart = heartbeats.of('retention', LIMIT_MS)
  return repeat(work, { everyMs: EVERY_MS, heart, isAtOnce: true })
}
