import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { lockSignedIn } from '../users/lock-signed-in.ts'
import type { UserRow } from '../users/user-row.ts'
import { notifyOfPasskey } from './notify-of-passkey.ts'

type Removal = {
  user: UserRow
  /** As the path has it. */
  id: string | undefined
  /** Request of the person themselves, whose session stays; absent: an admin's. */
  own?: { c: Context<HttpEnv>; sessionId: string }
}

/**
 * Removes a passkey, with every session of its person that a passkey began, and tells them. Throws
 * `validation_failed` (404), and as `lockSignedIn`.
 */
export async function removePasskey(
  deps: Pick<AuthDeps, 'db' | 'mails' | 'settings' | 'refuseSessions'>,
  { user, id, own }: Removal,
): Promise<void> {
  const ended = await deps.db.transaction(async (tx) => {
    // The account is locked before its passkeys, as “It was not me” does.
    await lockSignedIn(tx, { user, sessionId: own?.sessionId })
    const removed = isUuid(id)
      ? await tx.query(
          'delete from auth.webauthn_credentials where user_id = $1 and id = $2 returning id',
          [user.id, id],
        )
      : []
    if (removed.length === 0) throw unknownPasskey()
    await notifyOfPasskey(tx, deps, { ...own, user, kind: 'passkey_removed' })
    return tx.query<{ id: string }>(
      `delete from auth.sessions where user_id = $1 and id is distinct from $2 and exists (select
         from auth.mfa_amr_claims where session_id = sessions.id and authentication_method = 'passkey')
       returning id::text`,
      [user.id, own?.sessionId ?? null],
    )
  })
  deps.refuseSessions(ended.map((session) => session.id))
}

export const unknownPasskey = () =>
  new AppError('validation_failed', { status: 404, text: 'Passkey not found' })
