import type { Logger } from 'pino'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Database } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import { type Change, change, mayWant } from './change.ts'
import { deliverChange } from './deliver-change.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Channel on which `announce_change()` notifies. */
const CHANNEL = 'announced_changes'
const LOST = 'Changes may have been missed: join again and read anew'

type ChangesDeps = {
  db: Database
  verifyToken(token: string): Promise<Claims>
  subscriptions: Subscriptions
  limits: Pick<RealtimeLimits, 'waitingChanges' | 'recordBytes'>
  logger: Logger
  /** Hears the age of a change that has been sent, in seconds. */
  onSent(ageS: number): void
}

/**
 * Listens for changes and sends them in their order, one at a time. Where some may have been missed, after a break of
 * the connection or because too many wait, whoever subscribes is told to join again.
 */
export async function listenForChanges({
  db,
  subscriptions,
  limits,
  logger,
  ...deps
}: ChangesDeps) {
  const waiting: { change: Change; heardAt: number }[] = []
  let running: Promise<void> | undefined

  function loseAll() {
    waiting.length = 0
    for (const channel of subscriptions.channels()) channel.lose(LOST)
  }

  function hear(payload: string) {
    if (payload === '') return loseAll()
    const heard = read(payload)
    if (!heard) return logger.error('a notification of a change cannot be read')
    if (subscriptions.of({ schema: heard.schema, name: heard.table }).length === 0) return
    if (waiting.length >= limits.waitingChanges) return loseAll()
    waiting.push({ change: heard, heardAt: performance.now() })
    running ??= work().finally(() => {
      running = undefined
    })
  }

  async function work() {
    for (let next = waiting[0]; next; next = waiting[0]) {
      await send(next.change)
      if (waiting[0] === next) waiting.shift()
    }
  }

  async function send(heard: Change) {
    const wanted = subscriptions
      .of({ schema: heard.schema, name: heard.table })
      .filter((one) => mayWant(one, heard))
    if (wanted.length === 0) return
    function lose(error: unknown, missed: typeof wanted) {
      logFailure(error, { logger, text: 'a change was not sent' })
      for (const channel of new Set(missed.map((one) => one.channel))) channel.lose(LOST)
    }
    try {
      if (!heard.key) throw new Error('the key of the changed row is too long to be announced')
      const sent = await deliverChange(
        { db, verifyToken: deps.verifyToken, ...limits, onRefused: lose },
        heard,
        wanted,
      )
      if (sent > 0) deps.onSent(Math.max(0, (Date.now() - Date.parse(heard.at)) / 1000))
    } catch (error) {
      lose(error, wanted)
    }
  }

  const unlisten = await db.listen(CHANNEL, hear)
  return {
    /** Time the oldest change has waited to be sent, in seconds; 0: none waits. */
    oldestS: () => (waiting[0] ? (performance.now() - waiting[0].heardAt) / 1000 : 0),
    async stop() {
      await unlisten()
      waiting.length = 0
      await running
    },
  }
}

function read(payload: string): Change | undefined {
  try {
    return change.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
