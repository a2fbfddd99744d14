import { AppError } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import { type Caller, requirePerson } from '../../access/require-person.ts'
import type { AccountDeps } from './account-deps.ts'

const operation = {
  method: 'post',
  path: '/account/delete',
  id: 'deleteOwnAccount',
  summary:
    'Delete one’s own account for good; the password may be left out within ten minutes of signing in',
  tag: 'account',
  access: 'person',
  body: z.object({ password: z.string().max(1000).optional() }),
  answers: {
    200: { description: 'The account is gone', schema: z.object({ success: z.literal(true) }) },
  },
  errors: [
    'current_password_required',
    'current_password_invalid',
    'last_admin',
    'over_request_rate_limit',
  ],
} as const

/** POST /api/account/delete. */
export const deleteOwnAccount = (deps: AccountDeps) =>
  serve(operation, async (c, { body: { password } }) => {
    const caller = await requirePerson(c, deps)
    await checkIsThem(deps, caller, password)
    deps.refuseSessions(await deps.db.transaction((tx) => deps.deletePerson(tx, caller.id)))
    return c.json({ success: true })
  })

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
