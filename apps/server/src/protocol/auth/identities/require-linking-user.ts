import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { hasVerifiedFactor } from '../factors/has-verified-factor.ts'
import { requireUser, type SignedIn } from '../requests/require-user.ts'
import { isYoung } from '../users/require-reauthentication.ts'

/**
 * Person who may change their own identities, with their session. Throws `manual_linking_disabled`
 * (404), `user_sso_managed` (422), `insufficient_aal` (401) for a session without the person's second factor, and
 * `reauthentication_needed` (400) for one older than a day, where the setting says so.
 */
export async function requireLinkingUser(
  c: Context<HttpEnv>,
  deps: Pick<AuthDeps, 'keys' | 'db' | 'clock' | 'settings'>,
): Promise<SignedIn & { sessionId: string }> {
  const signedIn = await requireUser(c, deps)
  const { settings, clock } = deps
  if (!settings.authManualLinking) throw new AppError('manual_linking_disabled')
  const { user, sessionId, aal } = signedIn
  if (user.is_sso_user) {
    throw new AppError('user_sso_managed', {
      text: 'Identities of a SSO account cannot be changed',
    })
  }
  if (sessionId === undefined) throw new AppError('session_not_found')
  requireShownFactor({ user, aal })
  if (settings.authPasswordReauthentication && !isYoung(signedIn, clock())) {
    const text = 'Changing identities requires a session younger than a day'
    throw new AppError('reauthentication_needed', { text })
  }
  return { ...signedIn, sessionId }
}

/** Throws `insufficient_aal` (401) for a session without the second factor of its person. */
export function requireShownFactor({ user, aal }: Pick<SignedIn, 'user' | 'aal'>) {
  if (aal === 'aal2' || !hasVerifiedFactor(user)) return
  const text = 'AAL2 session is required to change identities when MFA is enabled.'
  throw new AppError('insufficient_aal', { text })
}
