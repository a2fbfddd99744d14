import type { Logger } from 'pino'
import type { Heartbeats } from '../../platform/heartbeats.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import { repeat } from '../../platform/repeat.ts'
import { inSpan } from '../../platform/tracing/in-span.ts'

const EVERY_MS = 5_000
/** Longest time between two turns, in milliseconds. */
const LIMIT_MS = 2 * 60_000

type ClockDeps = { logger: Logger; heartbeats: Heartbeats }

/**
 * Clock of all projects: runs the jobs that the folders hand over, one after another, each though one before it failed;
 * any number of processes may run it. Alerts know it as `invitations`, the first of them.
 */
export function createProjectClock(
  jobs: readonly (() => Promise<void>)[],
  { logger, heartbeats }: ClockDeps,
) {
  const work = async () => {
    for (const job of jobs) {
      await inSpan('job invitations', job).catch((error: unknown) =>
        logFailure(error, { logger, text: 'invitations or plans are overdue' }),
      )
    }
  }
  return repeat(work, { everyMs: EVERY_MS, heart: heartbeats.of('invitations', LIMIT_MS) })
}
