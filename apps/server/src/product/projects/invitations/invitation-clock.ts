import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Heartbeats } from '../../../platform/heartbeats.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import { inSpan } from '../../../platform/tracing/in-span.ts'
import type { InvitationDeps } from './invitation-deps.ts'
import { settleDueTeams } from './settle-due-teams.ts'

const EVERY_MS = 5_000
/** Longest time between two turns, in milliseconds. */
const LIMIT_MS = 2 * 60_000

type ClockDeps = InvitationDeps & { db: Database; logger: Logger; heartbeats: Heartbeats }

/** Job that lets overdue invitations expire and asks the deputies; any number of processes may run it. */
export function createInvitationClock({ db, logger, heartbeats, ...deps }: ClockDeps) {
  const heart = heartbeats.of('invitations', LIMIT_MS)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const settle = () =>
    inSpan('job invitations', () => settleDueTeams(db, deps)).catch((error: unknown) =>
      logFailure(error, { logger, text: 'overdue invitations have not expired yet' }),
    )

  return {
    start() {
      heart.beat()
      timer = setInterval(() => {
        running = running.then(settle).then(heart.beat)
      }, EVERY_MS).unref()
    },
    async stop() {
      clearInterval(timer)
      heart.end()
      await running
    },
  }
}
