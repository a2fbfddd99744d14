import type { ModerationAction, ModerationTarget } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'
import type { Content } from './lock-content.ts'

type NewDecision = {
  actorId: string
  kind: ModerationAction
  reason: string
  target: ModerationTarget
  content: Content
}

/** Inserts a decision. Returns its id. */
export async function insertDecision(
  tx: Tx,
  { actorId, kind, reason, target, content }: NewDecision,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into public.moderation_decisions
       (target_type, target_id, post_id, author_id, actor_id, kind, reason, content)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      target.type,
      target.id,
      content.post_id,
      content.author_id,
      actorId,
      kind,
      reason,
      content.content,
    ],
  )
  if (row === undefined) throw new Error('A decision was not written')
  return row.id
}
