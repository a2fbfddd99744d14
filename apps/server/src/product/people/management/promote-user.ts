import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { ON_ACCOUNT } from './answers.ts'
import { changeAccount, setRole } from './change-account.ts'

const operation = {
  method: 'patch',
  path: '/admin/users/{id}/promote',
  id: 'promoteUser',
  summary: 'Make somebody an admin',
  ...ON_ACCOUNT,
} as const

/** PATCH /api/admin/users/{id}/promote (specification §7). 403 own_account, 404 user_not_found. */
export const promoteUser = (deps: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: actorId } }) => {
    const change = { actorId, targetId: id, action: 'user.promote', isAlready: isAdmin } as const
    await changeAccount(deps, change, (tx) => setRole(tx, { id, role: 'admin' }))
    return c.json({ success: true })
  })

const isAdmin = ({ role }: { role: string }) => role === 'admin'
