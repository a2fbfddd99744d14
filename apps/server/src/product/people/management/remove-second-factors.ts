import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { ON_ACCOUNT } from './answers.ts'
import { changeAccount } from './change-account.ts'

const operation = {
  method: 'delete',
  path: '/admin/users/{id}/second-factors',
  id: 'removeSecondFactors',
  summary: 'Remove the second factors of somebody who has lost theirs; they are told by mail',
  ...ON_ACCOUNT,
  errors: [...ON_ACCOUNT.errors, 'mfa_factor_not_found'],
} as const

/** DELETE /api/admin/users/{id}/second-factors. 403 own_account, 404 user_not_found, mfa_factor_not_found. */
export const removeSecondFactors = (deps: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: actorId } }) => {
    const change = { actorId, targetId: id, action: 'user.remove_second_factors' } as const
    await changeAccount(deps, change, (tx) => deps.removeSecondFactors(tx, id))
    return c.json({ success: true })
  })
