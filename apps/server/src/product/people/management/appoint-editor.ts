import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { ON_ACCOUNT } from './answers.ts'
import { changeAccount, setRole } from './change-account.ts'

const operation = {
  method: 'put',
  path: '/admin/users/{id}/editor',
  id: 'appointEditor',
  summary: 'Make somebody an editor, who moderates',
  ...ON_ACCOUNT,
} as const

/**
 * PUT /api/admin/users/{id}/editor (decisions row 28: the specification's role call gives no such role).
 * 403 own_account, 404 user_not_found, 409 last_admin.
 */
export const appointEditor = (deps: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: actorId } }) => {
    const action = 'user.appoint_editor'
    const change = { actorId, targetId: id, action, isAlready: isEditor } as const
    await changeAccount(deps, change, (tx) => setRole(tx, { id, role: 'editor' }))
    return c.json({ success: true })
  })

export const isEditor = ({ role }: { role: string }) => role === 'editor'
