import { AppError, type AuditTarget, decisionPath, objectionForm } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../platform/http/operation.ts'
import { MAY_OBJECT } from './may-object.ts'
import type { ModerationDeps } from './moderation-deps.ts'

const operation = {
  method: 'post',
  path: '/moderation/decisions/{id}/objection',
  id: 'objectToDecision',
  summary: 'Object, once, to a decision about one’s own post or comment',
  tag: 'own decisions',
  access: 'person',
  params: decisionPath,
  body: objectionForm,
  answers: { 201: { description: 'Heard', schema: z.object({ success: z.literal(true) }) } },
  errors: ['decision_not_found', 'objection_closed'],
} as const

/** POST /api/moderation/decisions/{id}/objection. 404 decision_not_found, 409 objection_closed. */
export const objectToDecision = ({ db, recordAudit }: ModerationDeps) =>
  serve(operation, async (c, { params: { id }, body: { objection }, caller: { id: actorId } }) => {
    await db.transaction(async (tx) => {
      const [decision] = await tx.query<{
        target_type: AuditTarget
        target_id: string
        may_object: boolean
      }>(
        `select target_type, target_id, ${MAY_OBJECT} as may_object
           from public.moderation_decisions as decisions
          where id = $1 and author_id = $2 and kind <> 'dismiss' for update`,
        [id, actorId],
      )
      if (decision === undefined) throw new AppError('decision_not_found')
      if (!decision.may_object) throw new AppError('objection_closed')
      await tx.query(
        `update public.moderation_decisions set objection = $2, objected_at = now() where id = $1`,
        [id, objection],
      )
      await recordAudit(tx, {
        actorId,
        action: 'moderation.object',
        targetType: decision.target_type,
        targetId: decision.target_id,
        details: { decision: id },
      })
    })
    return c.json({ success: true }, 201)
  })
