import { accountPath, type ErrorCode } from '@podium/domain'
import { z } from 'zod'

export const success = z.object({ success: z.literal(true) }).meta({ id: 'Success' })

export const DONE = { 200: { description: 'Done', schema: success } } as const

/** Error codes of `changeAccount`. */
const CHANGE_ERRORS = [
  'own_account',
  'user_not_found',
  'last_admin',
] as const satisfies readonly ErrorCode[]

/** Parts shared by the operations of an admin on one account. */
export const ON_ACCOUNT = {
  tag: 'users',
  access: 'admin',
  params: accountPath,
  answers: DONE,
  errors: CHANGE_ERRORS,
} as const
