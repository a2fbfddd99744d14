import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Caller } from '../../../platform/http/caller.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'

const operation = {
  method: 'post',
  path: '/account/delete',
  id: 'deleteOwnAccount',
  summary:
    'Delete one’s own account for good; the password may be left out within ten minutes of signing in, and is replaced by a session younger than a day, or a mailed code, where the account has none',
  tag: 'account',
  access: 'person',
  maxBodyBytes: 16 * 1024,
  body: z.object({
    password: z.string().max(1000).optional(),
    /** Code that `GET /auth/v1/reauthenticate` mails. */
    nonce: z.string().max(100).optional(),
  }),
  answers: {
    200: { description: 'The account is gone', schema: z.object({ success: z.literal(true) }) },
  },
  errors: [
    'current_password_required',
    'current_password_invalid',
    'reauthentication_needed',
    'reauthentication_not_valid',
    'last_admin',
    'user_not_found',
    'over_request_rate_limit',
  ],
} as const

/**
 * POST /api/account/delete. 404 user_not_found: another request has deleted the account meanwhile.
 */
export const deleteOwnAccount = (deps: PeopleDeps) =>
  serve(operation, async (c, { body, caller }) => {
    await checkIsThem(deps, c, { ...body, caller })
    deps.refuseSessions(await deps.db.transaction((tx) => deps.deletePerson(tx, caller.id)))
    return c.json({ success: true })
  })

type Proof = { caller: Caller; password?: string | undefined; nonce?: string | undefined }

async function checkIsThem(
  { limits, isPasswordOf, requireOwnAccount }: PeopleDeps,
  c: Context<HttpEnv>,
  { caller: { id, isFresh }, password, nonce }: Proof,
) {
  if (password === undefined && isFresh) return
  if (password === undefined) return requireOwnAccount(c, nonce)
  await limits.take('account-password', id)
  if (await isPasswordOf(id, password)) return
  throw new AppError('current_password_invalid', { text: 'This is not your current password' })
}
