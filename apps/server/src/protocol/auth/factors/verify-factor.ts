import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf, networkOf } from '../requests/device.ts'
import { readBody } from '../requests/read-body.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { presentSession } from '../sessions/present-session.ts'
import type { FactorRow } from '../users/user-row.ts'
import { stepOf } from './authenticator.ts'
import { CHALLENGE_LIFETIME_MS } from './challenge-factor.ts'
import { countFactorTry, forgetFactorTries } from './factor-tries.ts'
import { notifyOfFactor } from './notify-of-factor.ts'
import { raiseSession } from './raise-session.ts'
import { requireOwnFactor } from './require-factor-user.ts'
import { requireYoungForFirst } from './require-young-for-first.ts'

const Body = z.object({ challenge_id: z.string().default(''), code: z.string().default('') })

/**
 * POST /factors/:id/verify: answers a challenge with a code. The factor counts from now on and the
 * session rises to aal2, with a new refresh token; every session of the person below that ends. A
 * code is taken once, and tries are counted. Throws `mfa_challenge_expired`,
 * `mfa_ip_address_mismatch`, `mfa_verification_failed` (422), `over_request_rate_limit` (429), and as
 * `requireYoungForFirst`.
 */
export const verifyFactor = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, clock } = deps
  const signedIn = await requireOwnFactor(c, deps)
  const { user, sessionId, factor } = signedIn
  requireYoungForFirst(deps, signedIn)
  const { challenge_id: challengeId, code } = await readBody(c, Body)
  if (code === '') throw new AppError('validation_failed', { text: 'Code needs to be non-empty' })
  const now = clock()
  const device = deviceOf(c)
  const network = networkOf(device)
  const entry = { userId: user.id, event: 'second_factor', method: 'totp', device } as const
  await requireChallenge(db, { challengeId, factor, network, now })
  await countFactorTry(db, { userId: user.id, network, now, kind: 'factor' })
  const ended: string[] = []
  const session = await db.transaction(async (tx) => {
    if (!(await takeCode(tx, { factor, challengeId, code, now }))) return undefined
    const raised = await raiseSession(tx, { userId: user.id, sessionId, factor, now })
    ended.push(...raised.ended)
    await recordSecurityEvent(tx, entry)
    if (factor.status === 'unverified') {
      await notifyOfFactor(tx, deps, { c, user, kind: 'factor_enrolled' })
    }
    return raised.session
  })
  if (session === undefined) {
    await recordSecurityEvent(db, { ...entry, succeeded: false })
    const text = 'Invalid TOTP code entered'
    throw new AppError('mfa_verification_failed', { text })
  }
  deps.refuseSessions(ended)
  await forgetFactorTries(db, { userId: user.id, network, kind: 'factor' })
  return c.json(await presentSession(deps, session))
}

type Answer = { challengeId: string; factor: FactorRow; network: string; now: Date }

async function requireChallenge(tx: Tx, { challengeId, factor, network, now }: Answer) {
  const found = isUuid(challengeId)
    ? await tx.query<{ network: string; created_at: string }>(
        'select network, created_at::text from auth.mfa_challenges where id = $1 and factor_id = $2',
        [challengeId, factor.id],
      )
    : []
  const [challenge] = found
  if (challenge === undefined) {
    const text = 'MFA factor with the provided challenge ID not found'
    throw new AppError('mfa_factor_not_found', { status: 422, text })
  }
  if (challenge.network !== network) throw new AppError('mfa_ip_address_mismatch')
  if (now.getTime() - new Date(challenge.created_at).getTime() > CHALLENGE_LIFETIME_MS) {
    const text = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
    throw new AppError('mfa_challenge_expired', { text })
  }
}

type Code = Omit<Answer, 'network'> & { code: string }

/** Takes a code that is right and newer than the last one, with its challenge. False otherwise. */
async function takeCode(tx: Tx, { factor, challengeId, code, now }: Code): Promise<boolean> {
  const [locked] = await tx.query<{ secret: string | null }>(
    'select secret from auth.mfa_factors where id = $1 for update',
    [factor.id],
  )
  const step = locked?.secret ? stepOf(code, { secret: locked.secret, now }) : undefined
  if (step === undefined) return false
  const taken = await tx.query(
    `update auth.mfa_factors set last_used_step = $2, status = 'verified', updated_at = $3,
            verified_at = coalesce(verified_at, now())
      where id = $1 and coalesce(last_used_step < $2, true) returning id`,
    [factor.id, step, now],
  )
  const answered = await tx.query('delete from auth.mfa_challenges where id = $1 returning id', [
    challengeId,
  ])
  return taken.length > 0 && answered.length > 0
}
