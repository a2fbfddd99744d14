import { accountPath } from '@podium/domain'
import type { AdminDeps } from '../../admin-deps.ts'
import { serveAdmin } from '../../serve-admin.ts'
import { CHANGE_ERRORS, DONE } from './answers.ts'
import { changeAccount } from './change-account.ts'

const operation = {
  method: 'delete',
  path: '/admin/users/{id}',
  id: 'deleteUser',
  summary: 'Delete an account with its sessions, files and personal data',
  tag: 'users',
  access: 'admin',
  params: accountPath,
  answers: DONE,
  errors: CHANGE_ERRORS,
} as const

/** DELETE /api/admin/users/{id} (specification §7). 403 own_account, 404 user_not_found, 409 last_admin. */
export const deleteUser = (deps: AdminDeps) =>
  serveAdmin(operation, async (c, { params: { id }, actorId }) => {
    await removeUser(deps, { actorId, targetId: id })
    return c.json({ success: true })
  })

export async function removeUser(deps: AdminDeps, who: { actorId: string; targetId: string }) {
  const ended = await changeAccount(deps, { ...who, action: 'user.delete' }, (tx) =>
    deps.deletePerson(tx, who.targetId),
  )
  deps.refuseSessions(ended ?? [])
}
