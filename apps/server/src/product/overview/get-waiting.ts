import { waiting } from '@podium/domain'
import type { z } from 'zod'
import { serve } from '../../platform/http/operation.ts'
import type { OverviewDeps } from './overview-deps.ts'

const operation = {
  method: 'get',
  path: '/admin/waiting',
  id: 'getWaiting',
  summary: 'How much waits for a decision or an answer',
  tag: 'overview',
  access: 'moderator',
  answers: { 200: { description: 'The counts now', schema: waiting } },
} as const

/** GET /api/admin/waiting: counters of the admin area's menu. Messages and projects are for admins only. */
export const getWaiting = ({ db, countStalledProjects }: OverviewDeps) =>
  serve(operation, async (c, { caller: { id } }) => {
    const [counts] = await db.query<Counts>(COUNTS, [id])
    const isAdmin = counts !== undefined && counts.contact_messages !== null
    const projects = isAdmin ? await countStalledProjects() : null
    return c.json(waiting.parse({ ...counts, projects }))
  })

type Counts = Omit<z.output<typeof waiting>, 'projects'>

const COUNTS = `
  select (select count(*)::int from (
            select coalesce(post_id, comment_id) from public.content_reports where status = 'open'
            union
            select target_id from public.moderation_decisions
             where appealed_at is not null and appeal_outcome is null) as targets) as moderation,
         case when account_roles.role = 'admin' then
           (select count(*)::int from public.contact_messages where status = 'open')
         end as contact_messages
    from public.account_roles where id = $1`
