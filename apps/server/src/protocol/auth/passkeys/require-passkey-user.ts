import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { hasVerifiedFactor } from '../factors/has-verified-factor.ts'
import { requireFactorUser } from '../factors/require-factor-user.ts'
import type { SignedIn } from '../requests/require-user.ts'
import { isYoung } from '../users/require-reauthentication.ts'

type Deps = Pick<AuthDeps, 'keys' | 'db' | 'clock' | 'settings'>
type PasskeyUser = Awaited<ReturnType<typeof requireFactorUser>>

/**
 * Person who may add and remove own passkeys, with their session. Throws as `requireFactorUser`,
 * `user_sso_managed` (422), `insufficient_aal` (403) for a session without the person's second factor, and
 * `reauthentication_needed` (400) for one older than a day, where passwords need that too.
 */
export async function requirePasskeyUser(c: Context<HttpEnv>, deps: Deps): Promise<PasskeyUser> {
  const signedIn = await requireFactorUser(c, deps)
  if (signedIn.user.is_sso_user) {
    throw new AppError('user_sso_managed', { text: 'A SSO account cannot have passkeys' })
  }
  requireFactorShown(signedIn)
  if (deps.settings.authPasswordReauthentication && !isYoung(signedIn, deps.clock())) {
    const text = 'Changing passkeys requires a session younger than a day'
    throw new AppError('reauthentication_needed', { text })
  }
  return signedIn
}

/** Throws `insufficient_aal` (403) for a session without the second factor of its person. */
export function requireFactorShown({ user, aal }: Pick<SignedIn, 'user' | 'aal'>) {
  if (aal === 'aal2' || !hasVerifiedFactor(user)) return
  const text = 'AAL2 session is required to manage passkeys when MFA is enabled'
  throw new AppError('insufficient_aal', { status: 403, text })
}
