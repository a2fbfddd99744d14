import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkEmail } from '../requests/check-email.ts'
import { checkPhone } from '../requests/check-phone.ts'
import { readBody } from '../requests/read-body.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { insertUser, type NewUser } from '../users/insert-user.ts'
import { mergeMetadata } from '../users/metadata.ts'
import { presentUser } from '../users/present-user.ts'
import { AccountFields, givenPasswordHash } from './account-fields.ts'
import { banEnd } from './ban-end.ts'

const Body = AccountFields.extend({ id: z.string().default('') })

/** POST /admin/users: an account with exactly the given metadata; no mail is sent. */
export const createUser = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, passwords, clock } = deps
  const now = clock()
  const body = await readBody(c, Body)
  const account = newAccount(body, now)
  const passwordHash = (await givenPasswordHash(passwords, body)) ?? null
  const user = await db.transaction(async (tx) => {
    const made = await insertUser(tx, { ...account, passwordHash }, now)
    if (made !== undefined) {
      await recordSecurityEvent(tx, { userId: made.id, event: 'account_creation', device: null })
      return made
    }
    const { email } = account
    if (email !== null && (await findUserByEmail(tx, email))) throw new AppError('email_exists')
    if (account.phone !== null) throw new AppError('phone_exists')
    throw new AppError('conflict', { text: 'A user with this id already exists' })
  })
  return c.json(presentUser(user))
}

function newAccount(body: z.output<typeof Body>, now: Date): Omit<NewUser, 'passwordHash'> {
  if (body.email === '' && body.phone === '') {
    throw invalid('Cannot create a user without either an email or phone')
  }
  const email = body.email === '' ? null : checkEmail(body.email)
  const phone = body.phone === '' ? null : checkPhone(body.phone)
  const providers = [email && 'email', phone && 'phone'].filter(Boolean)
  const isEmailConfirmed = email !== null && body.email_confirm
  return {
    id: newId(body.id),
    email,
    phone,
    role: body.role || 'authenticated',
    aud: body.aud || 'authenticated',
    appMetadata: mergeMetadata({ provider: providers[0], providers }, body.app_metadata),
    userMetadata: mergeMetadata(
      body.user_metadata,
      isEmailConfirmed ? { email_verified: true } : {},
    ),
    isEmailConfirmed,
    isPhoneConfirmed: phone !== null && body.phone_confirm,
    bannedUntil: body.ban_duration === '' ? null : banEnd(body.ban_duration, now),
  }
}

function newId(given: string): string {
  if (given === '') return randomUUID()
  if (!isUuid(given)) throw invalid('ID must conform to the uuid v4 format')
  if (/^[0-]+$/.test(given)) throw invalid('ID cannot be a nil uuid')
  return given
}

const invalid = (text: string) => new AppError('validation_failed', { text })
