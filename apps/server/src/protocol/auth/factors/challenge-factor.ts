import { randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf, networkOf } from '../requests/device.ts'
import type { RelyingParty } from '../webauthn/relying-party.ts'
import { CHALLENGE_LIFETIME_MS } from './challenge-lifetime.ts'
import { sendFactorCode } from './phones/send-factor-code.ts'
import { requireOwnFactor } from './require-factor-user.ts'
import { keyOptions } from './security-keys/key-options.ts'

/**
 * POST /factors/:id/challenge: opens a challenge, which the next code of the factor answers, or a
 * security key, and sends the code of a phone (`sendFactorCode`). What a page says of its own site
 * counts for nothing: the relying party is that of the settings. Throws `validation_failed` (422) for
 * recovery codes, and `mfa_webauthn_verify_not_enabled` (422).
 */
export const challengeFactor =
  (deps: AuthDeps, relyingParty: RelyingParty | undefined) => async (c: Context<HttpEnv>) => {
    const { user, factor } = await requireOwnFactor(c, deps)
    if (factor.factor_type === 'recovery_code') {
      const text = 'Recovery codes have no challenge, use POST /factors/recovery-codes/verify'
      throw new AppError('validation_failed', { status: 422, text })
    }
    const isKey = factor.factor_type === 'webauthn'
    if (isKey && relyingParty === undefined) throw new AppError('mfa_webauthn_verify_not_enabled')
    const id = randomUUID()
    const challenge = isKey ? randomBytes(32).toString('base64url') : null
    const otpHash =
      factor.factor_type === 'phone'
        ? await sendFactorCode(c, deps, { user, factor, challengeId: id })
        : null
    const now = deps.clock()
    const endedBefore = new Date(now.getTime() - 2 * CHALLENGE_LIFETIME_MS)
    const webauthn = await deps.db.transaction(async (tx) => {
      await tx.query('delete from auth.mfa_challenges where factor_id = $1 and created_at < $2', [
        factor.id,
        endedBefore,
      ])
      await tx.query(
        `insert into auth.mfa_challenges (id, factor_id, network, web_authn_challenge, otp_hash, created_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, factor.id, networkOf(deviceOf(c)), challenge, otpHash, now],
      )
      await tx.query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [
        factor.id,
        now,
      ])
      if (challenge === null || relyingParty === undefined) return undefined
      return keyOptions(tx, { user, factor, challenge, relyingParty })
    })
    return c.json({
      id,
      type: factor.factor_type,
      expires_at: Math.floor((now.getTime() + CHALLENGE_LIFETIME_MS) / 1000),
      ...(webauthn && { webauthn }),
    })
  }
