import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { exchangeCode } from '../pkce/exchange-code.ts'
import { exchangeIdToken } from '../providers/exchange-id-token.ts'
import { refreshSession } from './refresh-session.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

/**
 * POST /token?grant_type=…: each grant answers with a session; the listed refusals are grants not
 * offered here.
 */
export const issueToken = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  switch (c.req.query('grant_type')) {
    case 'password':
      return signInWithPassword(c, deps)
    case 'refresh_token':
      return refreshSession(c, deps)
    case 'pkce':
      return exchangeCode(c, deps)
    case 'id_token':
      return exchangeIdToken(c, deps)
    case 'web3':
      throw new AppError('web3_provider_disabled')
    default:
      throw new AppError('invalid_credentials', { text: 'unsupported_grant_type' })
  }
}
