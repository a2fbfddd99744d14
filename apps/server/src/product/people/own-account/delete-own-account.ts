import { AppError } from '@podium/domain'
import { z } from 'zod'
import type { Caller } from '../../../platform/http/caller.ts'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'

const operation = {
  method: 'post',
  path: '/account/delete',
  id: 'deleteOwnAccount',
  summary:
    'Delete one’s own account for good; the password may be left out within ten minutes of signing in',
  tag: 'account',
  access: 'person',
  maxBodyBytes: 16 * 1024,
  body: z.object({ password: z.string().max(1000).optional() }),
  answers: {
    200: { description: 'The account is gone', schema: z.object({ success: z.literal(true) }) },
  },
  errors: [
    'current_password_required',
    'current_password_invalid',
    'last_admin',
    'user_not_found',
    'over_request_rate_limit',
  ],
} as const

/**
 * POST /api/account/delete. 404 user_not_found: another request has deleted the account meanwhile.
 */
export const deleteOwnAccount = (deps: PeopleDeps) =>
  serve(operation, async (c, { body: { password }, caller }) => {
    await checkIsThem(deps, caller, password)
    deps.refuseSessions(await deps.db.transaction((tx) => deps.deletePerson(tx, caller.id)))
    return c.json({ success: true })
  })

async function checkIsThem(
  { limits, isPasswordOf }: PeopleDeps,
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
