import type { Logger } from 'pino'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Database } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import { type Change, change } from './change.ts'
import { deliverChanges } from './deliver-changes.ts'
import type { Figures, LossReason } from './figures.ts'
import { createLane } from './lane.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Channel, Subscription } from './subscription.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Channel on which `announce_change()` notifies. */
const CHANNEL = 'announced_changes'
const LOST = 'Changes may have been missed: join again and read anew'

type ChangesDeps = {
  db: Database
  verifyToken(token: string): Promise<Claims>
  subscriptions: Subscriptions
  limits: Pick<RealtimeLimits, 'waitingChanges' | 'recordBytes'>
  figures: Pick<Figures, 'countLost'>
  logger: Logger
  /** Hears the age of a change that has been sent, in seconds. */
  onSent(ageS: number): void
}

/**
 * Listens for changes and sends them in their order, in a lane for channels whose filters name the rows they hear of and
 * one for the others, whose many readers nobody else waits for. Whose changes may have been missed, after a break of the
 * connection or because too many wait, is told to join again.
 */
export async function listenForChanges({
  db,
  subscriptions,
  limits,
  figures,
  logger,
  ...deps
}: ChangesDeps) {
  const lanes = [laneOf(false), laneOf(true)]

  function lose(reason: LossReason, channels: ReadonlySet<Channel>) {
    figures.countLost(reason, channels.size)
    for (const channel of channels) channel.lose(LOST)
  }

  function laneOf(isWide: boolean) {
    const wanting = (heard: Change) =>
      subscriptions.wanting(heard).filter(({ channel }) => channel.isWide() === isWide)
    const { add, ...lane } = createLane({
      ...limits,
      async deliver(changes) {
        const wanted = [...new Set(changes.flatMap(wanting))]
        const fail = (error: unknown, missed: readonly Subscription[]) => {
          logFailure(error, { logger, text: 'a change was not sent' })
          lose('read', channelsOf(missed))
        }
        try {
          const sent = await deliverChanges(
            { db, verifyToken: deps.verifyToken, ...limits, onRefused: fail },
            changes,
            wanted,
          )
          for (const { at } of sent) deps.onSent(Math.max(0, (Date.now() - Date.parse(at)) / 1000))
        } catch (error) {
          fail(error, wanted)
        }
      },
    })
    return {
      ...lane,
      hear(heard: Change) {
        const wanted = wanting(heard)
        if (wanted.length === 0) return
        if (heard.key === undefined) lose('key', channelsOf(wanted))
        else if (!add(heard)) lose('waiting', channelsOf(wanted))
      },
    }
  }

  function hear(payload: string) {
    if (payload === '') {
      for (const lane of lanes) lane.clear()
      return lose('break', subscriptions.channels())
    }
    const heard = read(payload)
    if (!heard) return logger.error('a notification of a change cannot be read')
    for (const lane of lanes) lane.hear(heard)
  }

  const unlisten = await db.listen(CHANNEL, hear)
  return {
    /** Time the oldest change has waited to be sent, in seconds; 0: none waits. */
    oldestS: () => Math.max(...lanes.map((lane) => lane.oldestS())),
    async stop() {
      await unlisten()
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

const channelsOf = (subscriptions: readonly Subscription[]) =>
  new Set(subscriptions.map(({ channel }) => channel))

function read(payload: string): Change | undefined {
  try {
    return change.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
