import {
  AppError,
  type ModerationTarget,
  moderationDecisionPath,
  settlementForm,
} from '@podium/domain'
import { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/operation.ts'
import { isForAnother } from './is-for-another.ts'
import { CONTENT_TABLES } from './lock-content.ts'
import type { ModerationDeps } from './moderation-deps.ts'
import { notifyPerson } from './notify-person.ts'
import { requireStillModerator } from './require-still-moderator.ts'

const operation = {
  method: 'post',
  path: '/admin/moderation/appeals/{id}',
  id: 'settleAppeal',
  summary: 'Keep or reverse a decision its author appeals; what it hid is shown again',
  tag: 'moderation',
  access: 'moderator',
  params: moderationDecisionPath,
  body: settlementForm,
  answers: { 200: { description: 'Settled', schema: z.object({ success: z.literal(true) }) } },
  errors: [
    'moderation_decision_not_found',
    'own_content',
    'own_moderation_decision',
    'already_decided',
  ],
} as const

/**
 * POST /api/admin/moderation/appeals/{id}. Another moderator than the one who decided settles it, if there
 * is one (docs/decisions/0120). 403 own_content, own_moderation_decision, 404 moderation_decision_not_found, 409 already_decided.
 */
export const settleAppeal = (deps: ModerationDeps) =>
  serve(
    operation,
    async (c, { params: { id }, body: { outcome, answer }, caller: { id: actorId } }) => {
      await deps.db.transaction(async (tx) => {
        await requireStillModerator(tx, actorId)
        const decision = await lockAppeal(tx, id)
        if (decision.author_id === actorId) throw new AppError('own_content')
        if (await isForAnother(tx, { decisionId: id, actorId }))
          throw new AppError('own_moderation_decision')
        await tx.query(
          `update public.moderation_decisions
            set appeal_outcome = $2, appeal_answer = $3, appeal_settled_at = now()
          where id = $1`,
          [id, outcome, answer],
        )
        const target: ModerationTarget = { type: decision.target_type, id: decision.target_id }
        if (outcome === 'reversed' && decision.kind === 'hide') {
          await showAgain(tx, target, id)
        }
        await notifyPerson(deps, tx, decision.author_id, {
          kind: `appeal_${outcome}`,
          link: `${deps.settings.publicUrl}/dashboard/moderation-decisions`,
          notice: { reason: answer, content: decision.content },
        })
        await deps.recordAudit(tx, {
          actorId,
          action: 'moderation.settle',
          targetType: target.type,
          targetId: target.id,
          details: { decision: id, outcome },
        })
      })
      return c.json({ success: true })
    },
  )

type Appealed = {
  kind: string
  target_type: ModerationTarget['type']
  target_id: string
  author_id: string
  content: string
  is_settled: boolean
}

async function lockAppeal(tx: Tx, id: string): Promise<Appealed> {
  const [decision] = await tx.query<Appealed>(
    `select kind, target_type, target_id, author_id, content, appeal_outcome is not null as is_settled
       from public.moderation_decisions where id = $1 and appealed_at is not null for update`,
    [id],
  )
  if (decision === undefined) throw new AppError('moderation_decision_not_found')
  if (decision.is_settled) throw new AppError('already_decided')
  return decision
}

/** Shows hidden content again, unless it was hidden once more since then. */
async function showAgain(tx: Tx, { type, id }: ModerationTarget, decisionId: string) {
  // Locked first, so that the next statement sees a concurrent decision.
  await tx.query(`select from ${CONTENT_TABLES[type]} where id = $1 for update`, [id])
  await tx.query(
    `update ${CONTENT_TABLES[type]} set hidden_at = null
      where id = $1 and not exists (
        select from public.moderation_decisions as later
          join public.moderation_decisions as reversed on reversed.id = $2
         where later.target_id = $1 and later.kind = 'hide' and later.position > reversed.position)`,
    [id, decisionId],
  )
}
