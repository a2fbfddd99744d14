import type { Database, Tx } from '../db/database.ts'
import type { MailRequest } from './mail-request.ts'

/** Channel every server process listens on; a notification is sent when its transaction commits. */
export const OUTBOX_CHANNEL = 'mail_outbox'

/** Mail claimed by a worker: until its lease ends, nobody else sends it. */
export type ClaimedMail = { id: string; request: MailRequest; attempts: number; createdAt: Date }

export async function insertMail(tx: Tx, request: MailRequest): Promise<void> {
  await tx.query(
    `with queued as (insert into mail.outbox (request) values ($1) returning id)
     select pg_notify($2, '') from queued`,
    [JSON.stringify(request), OUTBOX_CHANNEL],
  )
}

/** Kinds of mail an account causes, whoever owns the address. */
const OF_ACCOUNTS: readonly MailRequest['kind'][] = [
  'signup_confirmation',
  'password_recovery',
  'magic_link',
  'email_change_new',
  'email_change_current',
  'reauthentication',
  'password_changed',
  'phone_changed',
  'address_changed',
  'new_sign_in',
  'session_replayed',
  'factor_enrolled',
  'factor_unenrolled',
  'recovery_codes_changed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'admin_welcome',
]

/**
 * Deletes every mail to an address and about it, given-up ones and those in the mailbox included.
 * For an unproven address only mails an account causes.
 */
export async function forgetMails(
  tx: Tx,
  address: string,
  { isProven }: { isProven: boolean },
): Promise<void> {
  await tx.query(
    `delete from mail.outbox
      where (lower(request ->> 'to') = lower($1) and ($2 or request ->> 'kind' = any($3)))
         or (lower(request -> 'contact' ->> 'email') = lower($1) and $2)`,
    [address, isProven, OF_ACCOUNTS],
  )
  if (isProven)
    await tx.query('delete from mail.mailbox where lower(recipient) = lower($1)', [address])
}

/** Claims up to `count` due mails, longest due first, for the caller alone during `leaseMs`. */
export function claimMails(
  db: Database,
  { count, leaseMs }: { count: number; leaseMs: number },
): Promise<ClaimedMail[]> {
  return db.query<ClaimedMail>(
    `update mail.outbox
     set attempts = attempts + 1, due_at = now() + $2 * interval '1 millisecond'
     where id in (
       select id from mail.outbox where failed_at is null and due_at <= now()
       order by due_at limit $1 for update skip locked
     )
     returning id, request, attempts, created_at as "createdAt"`,
    [count, leaseMs],
  )
}

/** Milliseconds until some mail is due, undefined when none waits. */
export async function findMsUntilDue(db: Database): Promise<number | undefined> {
  const [row] = await db.query<{ ms: number | null }>(
    `select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms
     from mail.outbox where failed_at is null`,
  )
  return row?.ms ?? undefined
}

export type QueueFigures = {
  /** Mails that wait, and the seconds for which the oldest has; 0 when none waits. */
  waiting: number
  oldestS: number
  givenUp: number
}

export async function readQueueFigures(db: Database): Promise<QueueFigures> {
  const [row] = await db.query<QueueFigures>(
    `select count(*) filter (where failed_at is null)::float8 as waiting,
       coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as "oldestS",
       count(failed_at)::float8 as "givenUp"
     from mail.outbox`,
  )
  return row ?? { waiting: 0, oldestS: 0, givenUp: 0 }
}

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.query('delete from mail.outbox where id = $1', [id])
}

export async function postponeMail(
  db: Database,
  { id, pauseMs, error }: { id: string; pauseMs: number; error: string },
): Promise<void> {
  await db.query(
    `update mail.outbox set due_at = now() + $2 * interval '1 millisecond', last_error = $3 where id = $1`,
    [id, pauseMs, error],
  )
}

/**
 * Retention of given-up mails, which hold addresses and texts: long enough for a person to look at
 * them.
 */
const GIVEN_UP_KEPT = '30 days'

export async function forgetGivenUp(db: Database): Promise<void> {
  await db.query(`delete from mail.outbox where failed_at < now() - interval '${GIVEN_UP_KEPT}'`)
}

/** Gives a mail up; it stays for a while, for a person to look at. */
export async function giveUpMail(
  db: Database,
  { id, error }: { id: string; error: string },
): Promise<void> {
  await db.query('update mail.outbox set failed_at = now(), last_error = $2 where id = $1', [
    id,
    error,
  ])
}
