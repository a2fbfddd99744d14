import {
  type ModerationPage,
  type ModerationTarget,
  type ModerationView,
  moderationPage,
  moderationQuery,
} from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import type { ModerationDeps } from './moderation-deps.ts'
import { readItems } from './read-items.ts'

const operation = {
  method: 'get',
  path: '/admin/moderation',
  id: 'listModeration',
  summary: 'Reported posts and comments, each once with all its reports: a page',
  tag: 'moderation',
  access: 'moderator',
  query: moderationQuery,
  answers: { 200: { description: 'A page of the queue', schema: moderationPage } },
} as const

/** SQL of each view's targets in its order: most reported first, newest decision, oldest appeal. */
const TARGETS: Record<ModerationView, string> = {
  open: `select case when post_id is null then 'comment' else 'post' end as type,
                coalesce(post_id, comment_id) as id
           from public.content_reports where status = 'open' group by post_id, comment_id
          order by count(*) desc, min(created_at), 2`,
  decided: `select target_type as type, target_id as id
              from public.moderation_decisions group by target_type, target_id
             order by max(position) desc`,
  appealed: `select target_type as type, target_id as id from public.moderation_decisions
              where appealed_at is not null and appeal_outcome is null
              group by target_type, target_id order by min(appealed_at), 2`,
}

const COUNTS = `
  select (select count(distinct coalesce(post_id, comment_id))::int
            from public.content_reports where status = 'open') as open,
         (select count(distinct target_id)::int from public.moderation_decisions
           where appealed_at is not null and appeal_outcome is null) as appealed`
const DECIDED = 'select count(distinct target_id)::int as decided from public.moderation_decisions'

/** GET /api/admin/moderation. */
export const listModeration = ({ db }: ModerationDeps) =>
  serve(operation, async (c, { query: { view, page, per_page: perPage } }) => {
    const targets = await db.query<ModerationTarget>(`${TARGETS[view]} limit $1 offset $2`, [
      perPage,
      (page - 1) * perPage,
    ])
    const [counts = { open: 0, appealed: 0 }] = await db.query<ModerationPage['counts']>(COUNTS)
    const items = await readItems(db, targets)
    const total = view === 'decided' ? await countDecided(db) : counts[view]
    return c.json({ items, total, counts })
  })

async function countDecided(db: ModerationDeps['db']): Promise<number> {
  const [row] = await db.query<{ decided: number }>(DECIDED)
  return row?.decided ?? 0
}
