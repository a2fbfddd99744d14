import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { ON_ACCOUNT } from './answers.ts'
import { changeAccount } from './change-account.ts'

const operation = {
  method: 'delete',
  path: '/admin/users/{id}/ban',
  id: 'unbanUser',
  summary: 'Let somebody in again',
  ...ON_ACCOUNT,
} as const

/** DELETE /api/admin/users/{id}/ban. 403 own_account, 404 user_not_found. */
export const unbanUser = (deps: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: actorId } }) => {
    const change = { actorId, targetId: id, action: 'user.unban', isAlready: isIn } as const
    await changeAccount(deps, change, (tx) => deps.banAccount(tx, { id, until: null }))
    return c.json({ success: true })
  })

const isIn = ({ is_banned }: { is_banned: boolean }) => !is_banned
