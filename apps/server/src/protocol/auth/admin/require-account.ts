import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import { findUserById } from '../users/find-user.ts'
import type { UserRow } from '../users/user-row.ts'

/** Account named by the path. Throws `validation_failed` or `user_not_found` (both 404). */
export async function requireAccount(tx: Tx, c: Context<HttpEnv>): Promise<UserRow> {
  const user = await findUserById(tx, accountId(c))
  if (user === undefined) throw new AppError('user_not_found')
  return user
}

export function accountId(c: Context<HttpEnv>): string {
  const id = c.req.param('id')
  if (isUuid(id)) return id
  throw new AppError('validation_failed', { status: 404, text: 'user_id must be an UUID' })
}
