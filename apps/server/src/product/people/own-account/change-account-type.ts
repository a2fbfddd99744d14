import { AppError, accountTypeForm, SIGN_UP_ROLES } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { DONE } from '../management/answers.ts'
import { setRole } from '../management/change-account.ts'
import type { PeopleDeps } from '../people-deps.ts'

const operation = {
  method: 'put',
  path: '/account/type',
  id: 'changeAccountType',
  summary: 'Change the type of one’s own account: user or professional',
  tag: 'account',
  access: 'person',
  body: accountTypeForm,
  answers: DONE,
  errors: ['account_type_fixed', 'user_not_found', 'over_request_rate_limit'],
} as const

/**
 * PUT /api/account/type (decisions row 30), written to the audit log. The same type is no change. 403
 * account_type_fixed: the role of editors and admins is another admin's to change. 404 user_not_found:
 * another request has deleted the account meanwhile.
 */
export const changeAccountType = ({ db, limits, recordAudit }: PeopleDeps) =>
  serve(operation, async (c, { body: { role }, caller: { id } }) => {
    await limits.take('account-type', id)
    await db.transaction(async (tx) => {
      const [account] = await tx.query<{ role: string }>(
        `select raw_app_meta_data ->> 'role' as role from auth.users where id = $1 for update`,
        [id],
      )
      if (account === undefined) throw new AppError('user_not_found')
      if (account.role === role) return
      if (!SIGN_UP_ROLES.some((type) => type === account.role)) {
        throw new AppError('account_type_fixed')
      }
      await setRole(tx, { id, role })
      await recordAudit(tx, {
        actorId: id,
        action: 'user.account_type',
        targetType: 'user',
        targetId: id,
        details: { role: account.role, to: role },
      })
    })
    return c.json({ success: true })
  })
