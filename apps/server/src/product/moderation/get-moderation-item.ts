import { AppError, moderationDetail, moderationTarget } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/operation.ts'
import { isForAnother } from './is-for-another.ts'
import type { ModerationDeps } from './moderation-deps.ts'
import { presentDecision, readDecisions } from './read-decisions.ts'
import { readItems } from './read-items.ts'

const operation = {
  method: 'get',
  path: '/admin/moderation/{type}/{id}',
  id: 'getModerationItem',
  summary: 'One post or comment with its reports and all that was decided about it',
  tag: 'moderation',
  access: 'moderator',
  params: moderationTarget,
  answers: { 200: { description: 'The post or comment', schema: moderationDetail } },
  errors: ['content_not_found'],
} as const

const WHOLE = 5_000

/** GET /api/admin/moderation/{type}/{id}. 404 content_not_found. */
export const getModerationItem = ({ db }: ModerationDeps) =>
  serve(operation, async (c, { params: target, caller: { id: actorId } }) => {
    const [item] = await readItems(db, [target], { length: WHOLE })
    if (item === undefined) throw new AppError('content_not_found')
    const decisions = await readDecisions(db, [target.id])
    const reports = await readReports(db, target.id)
    const pending = decisions.find((each) => each.appealed_at && each.appeal_outcome === null)
    const may_settle =
      pending !== undefined &&
      item.author.id !== actorId &&
      !(await isForAnother(db, { decisionId: pending.id, actorId }))
    return c.json({ ...item, reports, decisions: decisions.map(presentDecision), may_settle })
  })

type ReportRow = {
  reporter_id: string | null
  first_name: string | null
  last_name: string | null
  avatar_url: string | null
  [column: string]: unknown
}

/** Reports of a target; those of deleted content stay reachable through their decision. */
async function readReports(tx: Tx, targetId: string) {
  const rows = await tx.query<ReportRow>(
    `select reports.id, reason, details, status, reports.created_at, reporter_id,
            first_name, last_name, avatar_url
       from public.content_reports as reports left join public.people on people.id = reporter_id
      where post_id = $1 or comment_id = $1
         or (num_nonnulls(post_id, comment_id) = 0 and decision_id in (
           select id from public.moderation_decisions where target_id = $1))
      order by reports.created_at desc, reports.id limit 100`,
    [targetId],
  )
  return rows.map(({ reporter_id, first_name, last_name, avatar_url, ...report }) => ({
    ...report,
    reporter: reporter_id === null ? null : { id: reporter_id, first_name, last_name, avatar_url },
  }))
}
