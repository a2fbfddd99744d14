import { changeRoleForm, type SignUpRole } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { ON_ACCOUNT } from './answers.ts'
import { changeAccount, setRole } from './change-account.ts'

const operation = {
  method: 'patch',
  path: '/admin/users/{id}/role',
  id: 'changeRole',
  summary: 'Make somebody a user or a professional',
  ...ON_ACCOUNT,
  body: changeRoleForm,
} as const

/** PATCH /api/admin/users/{id}/role (specification §7). 403 own_account, 404 user_not_found, 409 last_admin. */
export const changeRole = (deps: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, body: { role }, caller: { id: actorId } }) => {
    await giveRole(deps, { actorId, targetId: id, role })
    return c.json({ success: true })
  })

type Giving = { actorId: string; targetId: string; role: SignUpRole }

export const giveRole = (deps: PeopleDeps, { role, ...who }: Giving) => {
  const isAlready = (target: { role: string }) => target.role === role
  const change = { ...who, action: 'user.role', details: { to: role }, isAlready } as const
  return changeAccount(deps, change, (tx) => setRole(tx, { id: who.targetId, role }))
}
