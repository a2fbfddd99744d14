import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthenticationMethod } from '../tokens/access-token.ts'
import type { Session } from './create-session.ts'
import { METHODS_JSON } from './methods-json.ts'

type Replacement = {
  session: Session
  /** Id of the session of the same person that ends. */
  replaced: string
}

/**
 * A new session in place of the one that linked an identity, with its assurance level, methods and
 * start. Its id is to be given to `refuseSessions` once the transaction is committed. Throws
 * `session_not_found` (403) if that has ended.
 */
export async function replaceSession<S extends Session>(
  tx: Tx,
  { session: made, replaced }: Replacement & { session: S },
): Promise<S> {
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     select $1, authentication_method, created_at, updated_at
       from auth.mfa_amr_claims where session_id = $2
     on conflict (session_id, authentication_method) do nothing`,
    [made.session.id, replaced],
  )
  const [kept] = await tx.query<{ aal: string; methods: AuthenticationMethod[] }>(
    `update auth.sessions set aal = old.aal, factor_id = old.factor_id, created_at = old.created_at
       from auth.sessions as old
      where sessions.id = $1 and old.id = $2 and old.user_id = sessions.user_id
     returning sessions.aal::text, ${METHODS_JSON} as methods`,
    [made.session.id, replaced],
  )
  if (kept === undefined) throw new AppError('session_not_found')
  await tx.query('delete from auth.sessions where id = $1', [replaced])
  return { ...made, session: { ...made.session, ...kept } }
}
