import { accountPath } from '@podium/domain'
import type { AdminDeps } from '../../admin-deps.ts'
import { serveAdmin } from '../../serve-admin.ts'
import { CHANGE_ERRORS, DONE } from './answers.ts'
import { changeAccount, setRole } from './change-account.ts'

const operation = {
  method: 'patch',
  path: '/admin/users/{id}/promote',
  id: 'promoteUser',
  summary: 'Make somebody an admin',
  tag: 'users',
  access: 'admin',
  params: accountPath,
  answers: DONE,
  errors: CHANGE_ERRORS,
} as const

/** PATCH /api/admin/users/{id}/promote (specification §7). 403 own_account, 404 user_not_found. */
export const promoteUser = (deps: AdminDeps) =>
  serveAdmin(operation, async (c, { params: { id }, actorId }) => {
    const change = { actorId, targetId: id, action: 'user.promote', isSo: isAdmin } as const
    await changeAccount(deps, change, (tx) => setRole(tx, { id, role: 'admin' }))
    return c.json({ success: true })
  })

const isAdmin = ({ role }: { role: string }) => role === 'admin'
