import type { Logger } from 'pino'
import type { Database, Tx } from '../db/database.ts'
import type { Heartbeats } from '../heartbeats.ts'
import { logFailure } from '../log/log-failure.ts'
import { reasonOf } from '../log/reason-of.ts'
import { createTally, sum } from '../log/tally.ts'
import { inSpan } from '../tracing/in-span.ts'
import { isRefusedForGood, isServerAway, MAX_ATTEMPTS, pauseAfter } from './delivery-rules.ts'
import type { MailRequest } from './mail-request.ts'
import type { Mailer } from './mailer.ts'
import {
  type ClaimedMail,
  claimMails,
  deleteMail,
  findMsUntilDue,
  forgetGivenUp,
  forgetMails,
  giveUpMail,
  insertMail,
  OUTBOX_CHANNEL,
  postponeMail,
  type QueueFigures,
  readQueueFigures,
} from './outbox.ts'
import { renderMail } from './render-mail.ts'
import { createWakeup } from './wakeup.ts'

/** Mail queue as services see it. */
export type Mails = {
  /**
   * Queues a mail in the caller's transaction: it goes out if and only if that commits, at once and
   * then again with growing pauses until the mail server takes it.
   */
  enqueue(tx: Tx, mail: MailRequest): Promise<void>
  /**
   * Deletes every mail to an address, and about it, in the caller's transaction; for an unproven
   * address only mails an account causes.
   */
  forget(tx: Tx, address: string, proof: { isProven: boolean }): Promise<void>
  /** Deletes given-up mails that are older than they are kept. */
  forgetGivenUp(): Promise<void>
  /** Starts delivery. Idempotent. */
  start(): Promise<void>
  /** Stops after the mails in hand; the rest stays queued. Idempotent. */
  stop(): Promise<void>
  /** Figures of the queue, which all instances share. */
  figures(): Promise<QueueFigures>
}

type MailsDeps = { db: Database; mailer: Mailer; logger: Logger; heartbeats?: Heartbeats }

/** Most mails of this process on their way at a time; one that hangs holds up its own place alone. */
const PLACES = 5
const SEND_TIMEOUT_MS = 60_000
/**
 * Lease of a claimed mail, in milliseconds; longer than a send may take, so it expires only when
 * its process died, and then one copy may be double.
 */
const LEASE_MS = 2 * SEND_TIMEOUT_MS
const STOP_GRACE_MS = 5_000
/** Longest sleep of the worker, in milliseconds: fallback for a lost notification. */
const MAX_SLEEP_MS = 30_000
/**
 * Shortest sleep, in milliseconds: a due mail that cannot be claimed is being claimed by another
 * process.
 */
const MIN_SLEEP_MS = 20
const PAUSE_WITHOUT_DATABASE_MS = 2_000
/** Longest turn of the worker, in milliseconds: a sleep and statements, with room to spare. */
const TURN_LIMIT_MS = MAX_SLEEP_MS + 90_000

/** Mail queue and its worker; any number of processes may run one (decision 0050). */
export function createMails({ db, mailer, logger, heartbeats }: MailsDeps): Mails {
  const heart = heartbeats?.of('mail worker', TURN_LIMIT_MS)
  const wakeup = createWakeup()
  const givingUp = new AbortController()
  const away = createTally((reasons) =>
    logger.warn({ count: sum(reasons), reasons }, 'the mail server is away, mails wait'),
  )
  let isStopping = false
  let started: Promise<() => Promise<void>> | undefined
  let stopped: Promise<void> | undefined

  async function run() {
    const underWay = new Set<Promise<void>>()
    function handOver(mail: ClaimedMail) {
      const delivery = inSpan(`mail ${mail.request.kind}`, () => deliver(mail))
        .catch(tell)
        .finally(() => {
          underWay.delete(delivery)
          wakeup.wake()
        })
      underWay.add(delivery)
    }
    while (!isStopping) {
      heart?.beat()
      try {
        const free = PLACES - underWay.size
        const claimed = free > 0 ? await claimMails(db, { count: free, leaseMs: LEASE_MS }) : []
        for (const mail of claimed) handOver(mail)
        if (claimed.length === 0)
          await wakeup.sleep(free > 0 ? clamp(await findMsUntilDue(db)) : MAX_SLEEP_MS)
      } catch (error) {
        tell(error)
        await wakeup.sleep(PAUSE_WITHOUT_DATABASE_MS)
      }
    }
    await Promise.all(underWay)
    heart?.end()
  }

  const tell = (error: unknown) =>
    logFailure(error, { logger, text: 'the mail queue cannot be reached' })

  async function deliver(claimed: ClaimedMail) {
    const { id, request, createdAt } = claimed
    try {
      const signal = AbortSignal.any([givingUp.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)])
      await mailer.send({ id, createdAt, ...renderMail(request) }, signal)
    } catch (error) {
      await handleFailure(claimed, error)
      return
    }
    await deleteMail(db, id)
  }

  /**
   * Logs and reschedules a failed mail. The log has neither address nor server's text: both may be
   * private. While the server is away it is one line a second with a count.
   */
  async function handleFailure({ id, request, attempts }: ClaimedMail, error: unknown) {
    const about = { mailId: id, kind: request.kind, attempts, ...codesOf(error) }
    // PostgreSQL keeps no NUL, and a mail server may answer anything.
    const text = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '')
    if (isRefusedForGood(error) || attempts >= MAX_ATTEMPTS) {
      logger.error(about, 'mail given up')
      await giveUpMail(db, { id, error: text })
    } else {
      if (isServerAway(error)) away.add(reasonOf(error))
      else logger.warn(about, 'mail not delivered, will be tried again')
      await postponeMail(db, { id, pauseMs: pauseAfter(attempts), error: text })
    }
  }

  async function begin() {
    const unlisten = await db.listen(OUTBOX_CHANNEL, wakeup.wake)
    const running = run()
    return async () => {
      isStopping = true
      wakeup.wake()
      const timer = setTimeout(() => givingUp.abort(), STOP_GRACE_MS)
      await running
      clearTimeout(timer)
      await unlisten()
      mailer.close()
    }
  }

  return {
    enqueue: insertMail,
    forget: forgetMails,
    forgetGivenUp: () => forgetGivenUp(db),
    figures: () => readQueueFigures(db),
    async start() {
      started ??= begin()
      await started
    },
    async stop() {
      stopped ??= started?.then(
        (end) => end(),
        () => mailer.close(), // it never began
      )
      await stopped
    },
  }
}

const clamp = (ms = MAX_SLEEP_MS) => Math.min(Math.max(ms, MIN_SLEEP_MS), MAX_SLEEP_MS)

const codesOf = (error: unknown) => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return { code, responseCode }
}
