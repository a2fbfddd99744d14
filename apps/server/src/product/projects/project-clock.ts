import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { Heartbeats } from '../../platform/heartbeats.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import { repeat } from '../../platform/repeat.ts'
import { inSpan } from '../../platform/tracing/in-span.ts'
import type { Engine } from './engine/create-engine.ts'
import type { InvitationDeps } from './invitations/invitation-deps.ts'
import { remindAvailability } from './invitations/remind-availability.ts'
import { remindInvited } from './invitations/remind-invited.ts'
import { makeDuePlans } from './plan/make-due-plans.ts'
import { mailMentions } from './room/mail-mentions.ts'
import { settleDueTeams } from './team/settle-due-teams.ts'

const EVERY_MS = 5_000
/** Longest time between two turns, in milliseconds. */
const LIMIT_MS = 2 * 60_000

type ClockDeps = InvitationDeps & {
  engine: Engine
  db: Database
  logger: Logger
  heartbeats: Heartbeats
}

/**
 * Job that lets overdue invitations expire, asks the deputies, reminds of invitations and of availability, tells of
 * unread mentions, and plans the work of complete teams; any number of processes may run it. Each part is done though one
 * before it failed.
 */
export function createInvitationClock({ db, engine, logger, heartbeats, ...deps }: ClockDeps) {
  const parts = [
    () => settleDueTeams(db, deps),
    () => remindInvited(db, deps),
    () => remindAvailability(db, deps),
    () => mailMentions(db, deps),
    () => makeDuePlans({ db, engine }),
  ]
  const work = async () => {
    for (const part of parts) {
      await inSpan('job invitations', part).catch((error: unknown) =>
        logFailure(error, { logger, text: 'invitations or plans are overdue' }),
      )
    }
  }
  return repeat(work, { everyMs: EVERY_MS, heart: heartbeats.of('invitations', LIMIT_MS) })
}
