import { AppError, type AuditTarget, appealForm, moderationDecisionPath } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../platform/http/operation.ts'
import { MAY_APPEAL } from './may-appeal.ts'
import type { ModerationDeps } from './moderation-deps.ts'

const operation = {
  method: 'post',
  path: '/moderation/decisions/{id}/appeal',
  id: 'appealDecision',
  summary: 'Appeal, once, a decision about one’s own post or comment',
  tag: 'own moderation decisions',
  access: 'person',
  params: moderationDecisionPath,
  body: appealForm,
  answers: { 201: { description: 'Heard', schema: z.object({ success: z.literal(true) }) } },
  errors: ['moderation_decision_not_found', 'appeal_closed'],
} as const

/** POST /api/moderation/decisions/{id}/appeal. 404 moderation_decision_not_found, 409 appeal_closed. */
export const appealDecision = ({ db, recordAudit }: ModerationDeps) =>
  serve(operation, async (c, { params: { id }, body: { appeal }, caller: { id: actorId } }) => {
    await db.transaction(async (tx) => {
      const [decision] = await tx.query<{
        target_type: AuditTarget
        target_id: string
        may_appeal: boolean
      }>(
        `select target_type, target_id, ${MAY_APPEAL} as may_appeal
           from public.moderation_decisions as decisions
          where id = $1 and author_id = $2 and kind <> 'dismiss' for update`,
        [id, actorId],
      )
      if (decision === undefined) throw new AppError('moderation_decision_not_found')
      if (!decision.may_appeal) throw new AppError('appeal_closed')
      await tx.query(
        `update public.moderation_decisions set appeal = $2, appealed_at = now() where id = $1`,
        [id, appeal],
      )
      await recordAudit(tx, {
        actorId,
        action: 'moderation.appeal',
        targetType: decision.target_type,
        targetId: decision.target_id,
        details: { decision: id },
      })
    })
    return c.json({ success: true }, 201)
  })
