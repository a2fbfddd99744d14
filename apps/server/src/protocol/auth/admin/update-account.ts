import { AppError, type SecurityEventName } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import { SqlError } from '../../../platform/db/sql-error.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { requireNoFactor } from '../factors/phones/require-one-use.ts'
import { checkEmail } from '../requests/check-email.ts'
import { checkPhone } from '../requests/check-phone.ts'
import { readBody } from '../requests/read-body.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { findUserById } from '../users/find-user.ts'
import { mergeMetadata } from '../users/metadata.ts'
import { presentUser } from '../users/present-user.ts'
import type { UserRow } from '../users/user-row.ts'
import { savePhoneIdentity } from '../verification/confirm-phone-change.ts'
import { forgetProofs } from '../verification/forget-proofs.ts'
import { AccountFields, givenPasswordHash } from './account-fields.ts'
import { banEnd } from './ban-end.ts'
import { accountId } from './require-account.ts'

/**
 * PUT /admin/users/:id: takes effect at once, without mails. A new password ends every session and
 * pending link, a ban every session. Throws as `requireNoFactor`.
 */
export const updateAccount = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, passwords, clock } = deps
  const id = accountId(c)
  const body = await readBody(c, AccountFields)
  const changes: Changes = {
    ...body,
    email: body.email && checkEmail(body.email),
    phone: body.phone && checkPhone(body.phone),
    passwordHash: await givenPasswordHash(passwords, body),
    now: clock(),
  }
  const { user, ended } = await db.transaction(async (tx) => {
    // Locked first, so that metadata is merged into what another change has just written.
    await tx.query('select from auth.users where id = $1 for update', [id])
    const current = await findUserById(tx, id)
    if (current === undefined) throw new AppError('user_not_found')
    if (changes.phone !== '') requireNoFactor(current, changes.phone)
    await saveAccount(tx, current, changes)
    await saveIdentities(tx, current, changes)
    await recordChanges(tx, current, changes)
    const ended = await endAccess(tx, id, changes)
    return { user: await findUserById(tx, id), ended }
  })
  deps.refuseSessions(ended)
  if (user === undefined) throw new AppError('user_not_found')
  return c.json(presentUser(user))
}

type Changes = AccountFields & { passwordHash: string | undefined; now: Date }

/**
 * Saves the changes; empty fields stay as they are. Throws `email_exists` or `phone_exists` (422).
 */
async function saveAccount(tx: Tx, current: UserRow, changes: Changes) {
  const { email, phone, now } = changes
  const isConfirmedNow = changes.email_confirm && current.email_confirmed_at === null
  try {
    await tx.query(
      `update auth.users set updated_at = $2,
              email = coalesce(nullif($3, ''), email), phone = coalesce(nullif($4, ''), phone),
              encrypted_password = coalesce($5, encrypted_password),
              is_anonymous = is_anonymous and $3 = '' and $4 = '',
              role = coalesce(nullif($6, ''), role), aud = coalesce(nullif($7, ''), aud),
              raw_user_meta_data = $8, raw_app_meta_data = $9, banned_until = $10,
              email_confirmed_at = case when $11 then coalesce(email_confirmed_at, $2) else email_confirmed_at end,
              phone_confirmed_at = case when $12 then coalesce(phone_confirmed_at, $2) else phone_confirmed_at end,
              phone_change = case when $4 = '' then phone_change end
        where id = $1`,
      [
        current.id,
        now,
        email,
        phone,
        changes.passwordHash ?? null,
        changes.role,
        changes.aud,
        JSON.stringify(
          mergeMetadata(current.raw_user_meta_data, {
            ...(isConfirmedNow ? { email_verified: true } : {}),
            ...changes.user_metadata,
          }),
        ),
        JSON.stringify(mergeMetadata(current.raw_app_meta_data, changes.app_metadata)),
        changes.ban_duration === '' ? current.banned_until : banEnd(changes.ban_duration, now),
        changes.email_confirm,
        changes.phone_confirm,
      ],
    )
  } catch (error) {
    if (!(error instanceof SqlError) || error.sqlState !== '23505') throw error
    throw new AppError(error.constraint === 'users_phone_key' ? 'phone_exists' : 'email_exists')
  }
}

/** Records what an admin's change means for the account's security. */
async function recordChanges(tx: Tx, current: UserRow, changes: Changes) {
  const { email, phone, passwordHash, ban_duration, now } = changes
  const isBan = ban_duration !== '' && banEnd(ban_duration, now) !== null
  const events: readonly (readonly [SecurityEventName, boolean])[] = [
    ['address_change', email !== '' && email !== current.email],
    ['phone_change', phone !== '' && phone !== current.phone],
    ['password_change', passwordHash !== undefined],
    ['ban', isBan],
    ['ban_end', ban_duration !== '' && !isBan && current.banned_until !== null],
  ]
  for (const [event, happened] of events) {
    if (happened) await recordSecurityEvent(tx, { userId: current.id, event, device: null })
  }
}

/** Updates the `email` and `phone` identities to the account's address and phone. */
async function saveIdentities(
  tx: Tx,
  current: UserRow,
  { email, email_confirm, ...rest }: Changes,
) {
  const { phone, phone_confirm, now } = rest
  if (phone !== '' || phone_confirm) await savePhoneIdentity(tx, { userId: current.id, now })
  if (email === '' && !email_confirm) return
  await tx.query(
    `insert into auth.identities
       (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email,
            'email_verified', email_confirmed_at is not null, 'phone_verified', false), $2, $2, $2
       from auth.users where id = $1 and email is not null
     on conflict (provider_id, provider) do update set updated_at = excluded.updated_at,
       identity_data = identities.identity_data || excluded.identity_data`,
    [current.id, now],
  )
}

/** Ends what a new password or a ban makes invalid. Returns the ids of the ended sessions. */
async function endAccess(tx: Tx, id: string, { passwordHash, ban_duration, now }: Changes) {
  const isNewPassword = passwordHash !== undefined
  if (isNewPassword) await forgetProofs(tx, id)
  if (!isNewPassword && (ban_duration === '' || banEnd(ban_duration, now) === null)) return []
  const ended = await tx.query<{ id: string }>(
    'delete from auth.sessions where user_id = $1 returning id',
    [id],
  )
  return ended.map((session) => session.id)
}
