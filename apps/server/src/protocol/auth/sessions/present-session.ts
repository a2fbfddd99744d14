import { issueAccessToken, type TokenDeps } from '../tokens/access-token.ts'
import { presentUser } from '../users/present-user.ts'
import type { Session } from './create-session.ts'

/** Session as clients store it, with a new access token. */
export async function presentSession(deps: TokenDeps, { user, session, refreshToken }: Session) {
  const { accessToken, expiresAtS } = await issueAccessToken(deps, { user, session })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: deps.settings.authJwtLifetimeS,
    expires_at: expiresAtS,
    refresh_token: refreshToken,
    user: presentUser(user),
  }
}
