import { ownModerationDecisions } from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import { MAY_APPEAL } from './may-appeal.ts'
import type { ModerationDeps } from './moderation-deps.ts'

const operation = {
  method: 'get',
  path: '/moderation/decisions',
  id: 'listOwnModerationDecisions',
  summary: 'What was decided about one’s own posts and comments: the newest 100',
  tag: 'own moderation decisions',
  access: 'person',
  answers: {
    200: { description: 'The decisions, and what may be appealed', schema: ownModerationDecisions },
  },
} as const

/** GET /api/moderation/decisions: without dismissed reports, which do not concern the author. */
export const listOwnModerationDecisions = ({ db }: ModerationDeps) =>
  serve(operation, async (c, { caller: { id: actorId } }) =>
    c.json(
      await db.query(
        `select id, target_type, target_id, post_id, kind, reason, content, created_at,
                appeal, appealed_at, appeal_outcome, appeal_answer, ${MAY_APPEAL} as may_appeal
           from public.moderation_decisions as decisions
          where author_id = $1 and kind <> 'dismiss' order by position desc limit 100`,
        [actorId],
      ),
    ),
  )
