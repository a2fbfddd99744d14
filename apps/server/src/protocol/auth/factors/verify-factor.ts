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
import { lockSignedIn } from '../users/lock-signed-in.ts'
import type { FactorRow, UserRow } from '../users/user-row.ts'
import type { RelyingParty } from '../webauthn/relying-party.ts'
import { CHALLENGE_LIFETIME_MS } from './challenge-lifetime.ts'
import { codeAnswer } from './code-answer.ts'
import { requireShownToAdd } from './enroll-factor.ts'
import { countFactorTry, forgetFactorTries } from './factor-tries.ts'
import { notifyOfFactor } from './notify-of-factor.ts'
import { requirePhoneVerify } from './phones/check-factor-phone.ts'
import { phoneAnswer } from './phones/phone-answer.ts'
import { raiseSession } from './raise-session.ts'
import { requireOwnFactor } from './require-factor-user.ts'
import { requireYoungForFirst } from './require-young-for-first.ts'
import { KeyBody, keyAnswer } from './security-keys/key-answer.ts'

const Body = z.object({
  challenge_id: z.string().default(''),
  code: z.string().default(''),
  webauthn: KeyBody.optional(),
})

/**
 * POST /factors/:id/verify: answers a challenge with a code or a security key. The factor counts
 * from now on and the session rises to aal2, with a new refresh token; every session of the person
 * below that ends. An answer is taken once, and tries of codes are counted. Throws
 * `mfa_challenge_expired`, `mfa_ip_address_mismatch`, `mfa_verification_failed`,
 * `mfa_phone_verify_not_enabled` (422),
 * `over_request_rate_limit` (429), `insufficient_aal` (403), and as `requireYoungForFirst` and
 * `keyAnswer`.
 */
export const verifyFactor =
  (deps: AuthDeps, relyingParty: RelyingParty | undefined) => async (c: Context<HttpEnv>) => {
    const { db, clock } = deps
    const signedIn = await requireOwnFactor(c, deps)
    const { user, sessionId, factor, aal } = signedIn
    requireYoungForFirst(deps, signedIn)
    const { challenge_id: challengeId, code, webauthn } = await readBody(c, Body)
    if (factor.factor_type === 'phone') requirePhoneVerify(deps.settings)
    const { method, isGuessable, refusal, take } =
      factor.factor_type === 'webauthn'
        ? keyAnswer(webauthn, relyingParty)
        : factor.factor_type === 'phone'
          ? phoneAnswer(code)
          : codeAnswer(code)
    const now = clock()
    const device = deviceOf(c)
    const network = networkOf(device)
    const entry = { userId: user.id, event: 'second_factor', method, device } as const
    const challenge = await requireChallenge(db, { challengeId, factor, network, now })
    if (isGuessable) await countFactorTry(db, { userId: user.id, network, now, kind: 'factor' })
    const raised = await db.transaction(async (tx) => {
      const present = await lockSignedIn(tx, signedIn)
      const asked = requireFactor(present, factor.id)
      if (asked.status === 'unverified') requireShownToAdd(present.factors, aal)
      const answered = { user: present, factor: asked, challengeId, challenge, now }
      const shown = await take(tx, answered)
      if (shown === undefined) return undefined
      const rise = await raiseSession(tx, { userId: user.id, sessionId, factor: shown, now })
      await recordSecurityEvent(tx, entry)
      if (shown.status === 'unverified') {
        await notifyOfFactor(tx, deps, { c, user, kind: 'factor_enrolled' })
      }
      return rise
    })
    if (raised === undefined) {
      await recordSecurityEvent(db, { ...entry, succeeded: false })
      throw new AppError('mfa_verification_failed', { text: refusal })
    }
    deps.refuseSessions(raised.ended)
    await forgetFactorTries(db, { userId: user.id, network, kind: 'factor' })
    return c.json(await presentSession(deps, raised.session))
  }

/** Factor of an account as it stands now. Throws `mfa_factor_not_found` (404). */
function requireFactor({ factors }: UserRow, id: string): FactorRow {
  const factor = factors.find((own) => own.id === id)
  if (factor === undefined) throw new AppError('mfa_factor_not_found')
  return factor
}

type Answer = { challengeId: string; factor: FactorRow; network: string; now: Date }

/**
 * Check that a challenge of the factor is open, for its network. Returns the challenge of a security
 * key; null for a factor with codes.
 */
async function requireChallenge(
  tx: Tx,
  { challengeId, factor, network, now }: Answer,
): Promise<string | null> {
  const found = isUuid(challengeId)
    ? await tx.query<{ network: string; created_at: string; challenge: string | null }>(
        `select network, created_at::text, web_authn_challenge as challenge
           from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [challengeId, factor.id],
      )
    : []
  const [opened] = found
  if (opened === undefined) {
    const text = 'MFA factor with the provided challenge ID not found'
    throw new AppError('mfa_factor_not_found', { status: 422, text })
  }
  if (opened.network !== network) throw new AppError('mfa_ip_address_mismatch')
  if (now.getTime() - new Date(opened.created_at).getTime() > CHALLENGE_LIFETIME_MS) {
    const text = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
    throw new AppError('mfa_challenge_expired', { text })
  }
  return opened.challenge
}
