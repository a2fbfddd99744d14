import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import encodeQR from 'qr'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { readBody } from '../requests/read-body.ts'
import { lockSignedIn } from '../users/lock-signed-in.ts'
import type { FactorRow } from '../users/user-row.ts'
import { securityKeyPartyOf } from '../webauthn/relying-party.ts'
import { authenticatorUri, newSecret } from './authenticator.ts'
import { checkFactorPhone } from './phones/check-factor-phone.ts'
import { requireNoSignIn } from './phones/require-one-use.ts'
import { requireFactorUser } from './require-factor-user.ts'
import { requireYoungForFirst } from './require-young-for-first.ts'

const MAX_FACTORS = 10
export const MAX_NAME_LENGTH = 100

const Body = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().max(MAX_NAME_LENGTH).default(''),
  issuer: z.string().max(MAX_NAME_LENGTH).default(''),
  phone: z.string().default(''),
})

/**
 * POST /factors: a new authenticator, security key or phone, of no effect until it is verified; it takes the
 * place of an unverified one of its name or number. Throws `mfa_factor_name_conflict`, `mfa_verified_factor_exists`,
 * `mfa_webauthn_enroll_not_enabled` and `too_many_enrolled_mfa_factors` (422), and `insufficient_aal` (403) where the account has a
 * verified factor and the session has not shown it, and as `requireYoungForFirst` and `checkFactorPhone`.
 */
export const enrollFactor = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const signedIn = await requireFactorUser(c, deps)
  const { user, aal } = signedIn
  requireYoungForFirst(deps, signedIn)
  const { factor_type: type, friendly_name: name, issuer: given, ...body } = await readBody(c, Body)
  const { settings } = deps
  const phone = type === 'phone' ? checkFactorPhone(settings, { given: body.phone, user }) : null
  if (type === 'webauthn' && securityKeyPartyOf(settings) === undefined) {
    throw new AppError('mfa_webauthn_enroll_not_enabled')
  }
  if (type !== 'totp' && type !== 'webauthn' && type !== 'phone') {
    const text = 'factor_type needs to be totp, phone, or webauthn'
    throw new AppError('validation_failed', { text })
  }
  const now = deps.clock()
  const id = randomUUID()
  const secret = type === 'totp' ? newSecret() : null
  await deps.db.transaction(async (tx) => {
    const locked = await lockSignedIn(tx, signedIn)
    if (phone !== null) requireNoSignIn(locked, phone)
    checkFactors(await listFactors(tx, user.id), { name, aal, type })
    await tx.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
          and (friendly_name = $2 or last_challenged_at is null or phone = $3)`,
      [user.id, name, phone],
    )
    await tx.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
       values ($1, $2, $3, $4, 'unverified', $5, $6, $7, $7)`,
      [id, user.id, name, type, secret, phone, now],
    )
  })
  if (phone !== null) return c.json({ id, type, friendly_name: name, phone })
  if (secret === null) return c.json({ id, type, friendly_name: name })
  const issuer = given || new URL(settings.publicUrl).host
  const uri = authenticatorUri({ secret, issuer, label: user.email || user.id })
  return c.json({
    id,
    type,
    friendly_name: name,
    totp: { qr_code: encodeQR(uri, 'svg'), secret, uri },
  })
}

type Listed = Pick<FactorRow, 'status' | 'friendly_name' | 'factor_type'>

const listFactors = (tx: Tx, userId: string) =>
  tx.query<Listed>(
    'select status::text as status, friendly_name, factor_type::text as factor_type from auth.mfa_factors where user_id = $1',
    [userId],
  )

type New = { name: string; aal: string; type: FactorRow['factor_type'] }

function checkFactors(factors: readonly Listed[], { name, aal, type }: New) {
  checkFactorName(factors, name)
  if (type === 'phone' && factors.some((own) => own.factor_type === type && isVerified(own))) {
    const text = 'A verified phone factor already exists, unenroll the existing factor to continue'
    throw new AppError('mfa_verified_factor_exists', { text })
  }
  if (factors.length >= MAX_FACTORS) throw new AppError('too_many_enrolled_mfa_factors')
  requireShownToAdd(factors, aal)
}

/** Check that a session has shown a factor of its person, where there is one. Throws `insufficient_aal` (403). */
export function requireShownToAdd(factors: readonly Pick<FactorRow, 'status'>[], aal: string) {
  if (aal === 'aal2' || !factors.some(isVerified)) return
  const text = 'AAL2 required to enroll a new factor'
  throw new AppError('insufficient_aal', { status: 403, text })
}

/** Check that no verified factor has the name. Throws `mfa_factor_name_conflict` (422). */
export function checkFactorName(
  factors: readonly Pick<FactorRow, 'status' | 'friendly_name'>[],
  name: string,
) {
  if (name === '' || !factors.some((own) => isVerified(own) && own.friendly_name === name)) return
  const text = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`
  throw new AppError('mfa_factor_name_conflict', { text })
}

const isVerified = ({ status }: Pick<Listed, 'status'>) => status === 'verified'
