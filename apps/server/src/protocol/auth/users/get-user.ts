import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { requireUser } from '../requests/require-user.ts'
import { presentUser } from './present-user.ts'

/** GET /user: user of the bearer token, from the database. */
export const getUser =
  (deps: Pick<AuthDeps, 'db' | 'keys' | 'clock'>) => async (c: Context<HttpEnv>) => {
    const { user } = await requireUser(c, deps)
    const audience = c.req.header('x-jwt-aud')
    if (audience && audience !== user.aud) {
      const text = "Token audience doesn't match request audience"
      throw new AppError('validation_failed', { text })
    }
    return c.json(presentUser(user))
  }
