import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../http/http-env.ts'
import type { AccountDeps } from './account-deps.ts'
import { readBody } from './read-body.ts'
import { type Caller, requirePerson } from './require-person.ts'

const Body = z.object({ password: z.string().max(1000).optional() })

/**
 * POST /api/account/delete `{ password? }`: removes one's own account for good. Without the password only
 * in a session of the last ten minutes. 400 current_password_required and current_password_invalid, 409
 * last_admin, 429 over_request_rate_limit.
 */
export const deleteOwnAccount = (deps: AccountDeps) => async (c: Context<HttpEnv>) => {
  const caller = await requirePerson(c, deps)
  const { password } = await readBody(c, Body)
  await checkIsThem(deps, caller, password)
  await deps.db.transaction((tx) => deps.deletePerson(tx, caller.id))
  return c.json({ success: true })
}

async function checkIsThem(
  { limits, isPasswordOf }: AccountDeps,
  { id, isFresh }: Caller,
  password: string | undefined,
) {
  if (password === undefined && isFresh) return
  if (password === undefined) {
    throw new AppError('current_password_required', { text: 'Your current password is required' })
  }
  await limits.take('account-password', id)
  if (await isPasswordOf(id, password)) return
  throw new AppError('current_password_invalid', { text: 'This is not your current password' })
}
