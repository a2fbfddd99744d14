import { type BulkAnswer, bulkAnswer, bulkForm } from '@podium/domain'
import type { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import { toApiRefusal } from '../../../platform/http/render-api-error.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { giveRole } from './change-role.ts'
import { removeUser } from './delete-user.ts'

const operation = {
  method: 'post',
  path: '/admin/users/bulk',
  id: 'changeManyUsers',
  summary: 'Delete many accounts, or give them a role',
  tag: 'users',
  access: 'admin',
  body: bulkForm,
  answers: { 200: { description: 'What came of each account', schema: bulkAnswer } },
} as const

/**
 * POST /api/admin/users/bulk: each account in its own transaction, so that one refusal stops none
 * of the others.
 */
export const changeManyUsers = (deps: PeopleDeps) =>
  serve(operation, async (c, { body, caller: { id: actorId } }) => {
    const results: BulkAnswer['results'] = []
    for (const id of new Set(body.ids)) {
      results.push(await changeOne(deps, body, { actorId, targetId: id }))
    }
    return c.json({ results } satisfies BulkAnswer)
  })

async function changeOne(
  deps: PeopleDeps,
  body: z.output<typeof bulkForm>,
  who: { actorId: string; targetId: string },
): Promise<BulkAnswer['results'][number]> {
  try {
    if (body.action === 'delete') await removeUser(deps, who)
    else if ((await giveRole(deps, { ...who, role: body.role })) === undefined) {
      return { id: who.targetId, ok: true, unchanged: true }
    }
    return { id: who.targetId, ok: true }
  } catch (error) {
    // Even an error that concerns all of them is reported per account: the caller must learn what
    // was done before it.
    const { message, code } = toApiRefusal(error)
    if (code === 'internal_error') deps.logger.error({ err: error }, 'an account was not changed')
    return { id: who.targetId, ok: false, error: message, code }
  }
}
