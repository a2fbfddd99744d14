import type { AuthDeps } from '../auth-deps.ts'
import { hasVerifiedFactor } from '../factors/has-verified-factor.ts'
import type { UserRow } from '../users/user-row.ts'
import { issuerOf } from './issuer-of.ts'

/**
 * Authentication methods of a session, newest first; times in seconds since 1970. A company's sign-in names its
 * provider.
 */
export type AuthenticationMethod = { method: string; timestamp: number; provider?: string }

export type SessionIdentity = { id: string; aal: string; methods: readonly AuthenticationMethod[] }

/** Dependencies of whatever presents a session. */
export type TokenDeps = Pick<AuthDeps, 'keys' | 'settings' | 'clock' | 'secondFactorDueOf'>

/**
 * Signs an access token for a user and session. Without the second factor of somebody who has one it
 * says so (`required_aal`), and is good for the auth service only. That of an account that needs a second
 * factor says from when (`second_factor_due`). Times are in seconds since 1970.
 */
export async function issueAccessToken(
  { keys, settings, clock, secondFactorDueOf }: TokenDeps,
  { user, session }: { user: UserRow; session: SessionIdentity },
): Promise<{ accessToken: string; expiresAtS: number }> {
  const dueAt = await secondFactorDueOf(user)
  const issuedAtS = Math.floor(clock().getTime() / 1000)
  const expiresAtS = issuedAtS + settings.authJwtLifetimeS
  const accessToken = await keys.sign({
    iss: issuerOf(settings),
    sub: user.id,
    aud: user.aud,
    exp: expiresAtS,
    iat: issuedAtS,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    ...(session.aal === 'aal1' && hasVerifiedFactor(user) && { required_aal: 'aal2' }),
    ...(dueAt !== null && { second_factor_due: Math.floor(dueAt.getTime() / 1000) }),
    amr: session.methods,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
  return { accessToken, expiresAtS }
}
