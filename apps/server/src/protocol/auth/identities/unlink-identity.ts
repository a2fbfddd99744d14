import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { lockSignedIn } from '../users/lock-signed-in.ts'
import { refreshProviders } from './insert-identity.ts'
import { notifyOfIdentity } from './notify-of-identity.ts'
import { requireLinkingUser } from './require-linking-user.ts'

/**
 * DELETE /user/identities/:id: the person signs in with that provider no more, and every other session that
 * began at a provider ends. Throws as `requireLinkingUser`, `identity_not_found`,
 * `single_identity_not_deletable` and, for that of the account's own address or phone,
 * `email_conflict_identity_not_deletable` (422).
 */
export const unlinkIdentity = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const signedIn = await requireLinkingUser(c, deps)
  const id = (c.req.param('id') ?? '').toLowerCase()
  if (!isUuid(id)) {
    throw new AppError('validation_failed', { status: 404, text: 'identity_id must be an UUID' })
  }
  const ended = await deps.db.transaction(async (tx) => {
    const user = await lockSignedIn(tx, signedIn)
    if (user.identities.length < 2) throw new AppError('single_identity_not_deletable')
    const identity = user.identities.find((own) => own.id === id)
    if (identity === undefined) throw new AppError('identity_not_found')
    const { provider } = identity
    if (['email', 'phone'].includes(provider)) {
      throw new AppError('email_conflict_identity_not_deletable')
    }
    await tx.query('delete from auth.identities where id = $1', [id])
    await refreshProviders(tx, user.id, deps.clock())
    const name = deps.providers.find(provider)?.settings.name ?? provider
    const change = { c, user, kind: 'identity_unlinked', provider: { id: provider, name } } as const
    await notifyOfIdentity(tx, deps, change)
    return tx.query<{ id: string }>(
      `delete from auth.sessions where user_id = $1 and id <> $2 and exists (select
         from auth.mfa_amr_claims where session_id = sessions.id and authentication_method = 'oauth')
       returning id::text`,
      [user.id, signedIn.sessionId],
    )
  })
  deps.refuseSessions(ended.map((session) => session.id))
  return c.json({})
}
