import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf, networkOf } from '../requests/device.ts'
import { requireOwnFactor } from './require-factor-user.ts'

/** Time in which a challenge may be answered, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000

/**
 * POST /factors/:id/challenge: opens a challenge, which the next code of the factor answers. Throws
 * `validation_failed` (422) for recovery codes.
 */
export const challengeFactor = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { factor } = await requireOwnFactor(c, deps)
  if (factor.factor_type === 'recovery_code') {
    const text = 'Recovery codes have no challenge, use POST /factors/recovery-codes/verify'
    throw new AppError('validation_failed', { status: 422, text })
  }
  const id = randomUUID()
  const now = deps.clock()
  const endedBefore = new Date(now.getTime() - 2 * CHALLENGE_LIFETIME_MS)
  await deps.db.transaction(async (tx) => {
    await tx.query('delete from auth.mfa_challenges where factor_id = $1 and created_at < $2', [
      factor.id,
      endedBefore,
    ])
    await tx.query(
      'insert into auth.mfa_challenges (id, factor_id, network, created_at) values ($1, $2, $3, $4)',
      [id, factor.id, networkOf(deviceOf(c)), now],
    )
    await tx.query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [
      factor.id,
      now,
    ])
  })
  const expiresAtS = Math.floor((now.getTime() + CHALLENGE_LIFETIME_MS) / 1000)
  return c.json({ id, type: factor.factor_type, expires_at: expiresAtS })
}
