import type { TokenDeps } from '../tokens/access-token.ts'
import type { Session } from './create-session.ts'
import { presentSession } from './present-session.ts'

/** Fields of a session in the fragment of the client's page (implicit flow). */
export async function fragmentOf(deps: TokenDeps, session: Session) {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await presentSession(
    deps,
    session,
  )
  return { access_token, expires_at, expires_in, refresh_token, token_type }
}
