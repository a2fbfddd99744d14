import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { ON_ACCOUNT } from './answers.ts'
import { changeAccount } from './change-account.ts'

const operation = {
  method: 'delete',
  path: '/admin/users/{id}',
  id: 'deleteUser',
  summary: 'Delete an account with its sessions, files and personal data',
  ...ON_ACCOUNT,
} as const

/** DELETE /api/admin/users/{id} (specification §7). 403 own_account, 404 user_not_found, 409 last_admin. */
export const deleteUser = (deps: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: actorId } }) => {
    await removeUser(deps, { actorId, targetId: id })
    return c.json({ success: true })
  })

export async function removeUser(deps: PeopleDeps, who: { actorId: string; targetId: string }) {
  const ended = await changeAccount(deps, { ...who, action: 'user.delete' }, (tx) =>
    deps.deletePerson(tx, who.targetId),
  )
  deps.refuseSessions(ended ?? [])
}
