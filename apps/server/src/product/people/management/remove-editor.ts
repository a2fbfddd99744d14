import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { ON_ACCOUNT } from './answers.ts'
import { isEditor } from './appoint-editor.ts'
import { changeAccount, setRole } from './change-account.ts'

const operation = {
  method: 'delete',
  path: '/admin/users/{id}/editor',
  id: 'removeEditor',
  summary: 'Take the role of an editor away',
  ...ON_ACCOUNT,
} as const

/**
 * DELETE /api/admin/users/{id}/editor: the account becomes a professional, who like an editor may have
 * skills, so that nothing of the profile is lost. Nothing changes where it is no editor. 403 own_account,
 * 404 user_not_found.
 */
export const removeEditor = (deps: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: actorId } }) => {
    const change = {
      actorId,
      targetId: id,
      action: 'user.remove_editor',
      details: { to: 'professional' },
      isAlready: (target: { role: string }) => !isEditor(target),
    } as const
    await changeAccount(deps, change, (tx) => setRole(tx, { id, role: 'professional' }))
    return c.json({ success: true })
  })
