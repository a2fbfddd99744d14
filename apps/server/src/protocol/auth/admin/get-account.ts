import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { presentUser } from '../users/present-user.ts'
import { requireAccount } from './require-account.ts'

/** GET /admin/users/:id */
export const getAccount =
  ({ db }: Pick<AuthDeps, 'db'>) =>
  async (c: Context<HttpEnv>) =>
    c.json(presentUser(await requireAccount(db, c)))
