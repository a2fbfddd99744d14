import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { beginSignIn } from '../providers/authorize.ts'
import type { Profile } from '../providers/profile.ts'
import type { ProviderSettings } from '../providers/provider-settings.ts'
import { deviceOf } from '../requests/device.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { isBanned } from '../users/is-banned.ts'
import { lockSignedIn } from '../users/lock-signed-in.ts'
import { insertIdentity } from './insert-identity.ts'
import { notifyOfIdentity } from './notify-of-identity.ts'
import { requireLinkingUser, requireShownFactor } from './require-linking-user.ts'
import { takeAssertedEmail } from './take-asserted-email.ts'

/**
 * GET /user/identities/authorize: as GET /authorize, for an identity that is added to the person's own
 * account. With `skip_http_redirect=true` the address is in the answer, which also binds the browser.
 * Throws as `requireLinkingUser`.
 */
export const linkIdentity = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { sessionId } = await requireLinkingUser(c, deps)
  const redirectTo = redirectTarget(c, deps.settings)
  const url = await beginSignIn(c, deps, { redirectTo, sessionId })
  return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url)
}

type Link = {
  c: Context<HttpEnv>
  /** Session that began; it is still open, or its sign-in would be gone. */
  sessionId: string
  provider: ProviderSettings
  profile: Profile
}

/**
 * Adds an identity to the account of a session, and its address where the account has none. Returns
 * the account's id. Throws `identity_already_exists` and `email_exists` (422), `session_not_found`, `insufficient_aal` and `user_banned`.
 */
export async function addIdentity(
  tx: Tx,
  deps: AuthDeps,
  { c, sessionId, provider, profile }: Link,
): Promise<string> {
  const [session] = await tx.query<{ user_id: string; aal: string }>(
    'select user_id::text, aal::text from auth.sessions where id = $1',
    [sessionId],
  )
  if (session === undefined) throw new AppError('session_not_found')
  const { user_id: userId, aal } = session
  const user = await lockSignedIn(tx, { user: { id: userId }, sessionId })
  // Since the way there the account may have been banned, or got a second factor.
  if (isBanned(user, deps.clock())) throw new AppError('user_banned')
  requireShownFactor({ user, aal })
  const [owner] = await tx.query<{ user_id: string }>(
    'select user_id::text from auth.identities where provider = $1 and provider_id = $2',
    [provider.id, profile.subject],
  )
  if (owner !== undefined) {
    const whose = owner.user_id === userId ? '' : ' to another user'
    throw new AppError('identity_already_exists', { text: `Identity is already linked${whose}` })
  }
  const now = deps.clock()
  await insertIdentity(tx, { userId, provider: provider.id, profile, now })
  await takeAssertedEmail(tx, { user, profile, device: deviceOf(c), now })
  await notifyOfIdentity(tx, deps, { c, user, kind: 'identity_linked', provider })
  return userId
}
