import type { AppealOutcome, ModerationAction } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'

export type DecisionRow = {
  id: string
  target_id: string
  kind: ModerationAction
  reason: string
  created_at: Date
  appeal: string | null
  appealed_at: Date | null
  appeal_outcome: AppealOutcome | null
  appeal_answer: string | null
  actor_id: string | null
  first_name: string | null
  last_name: string | null
  avatar_url: string | null
}

/** Decisions about these targets, newest first. */
export const readDecisions = (tx: Tx, targetIds: readonly string[]): Promise<DecisionRow[]> =>
  tx.query<DecisionRow>(
    `select decisions.id, target_id, kind, reason, decisions.created_at, appeal, appealed_at,
            appeal_outcome, appeal_answer, actor_id, first_name, last_name, avatar_url
       from public.moderation_decisions as decisions left join public.people on people.id = actor_id
      where target_id = any($1) order by position desc`,
    [targetIds],
  )

/** Decision as moderators see it. */
export function presentDecision({
  target_id: _,
  actor_id,
  first_name,
  last_name,
  avatar_url,
  ...decision
}: DecisionRow) {
  const actor = actor_id === null ? null : { id: actor_id, first_name, last_name, avatar_url }
  return { ...decision, actor }
}
