import type { ModerationAction, ModerationTarget } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'

export async function countOpenReports(tx: Tx, targetId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from public.content_reports
      where status = 'open' and (post_id = $1 or comment_id = $1)`,
    [targetId],
  )
  return row?.count ?? 0
}

type Settling = { decisionId: string; action: ModerationAction; target: ModerationTarget }

/** SQL condition for reports about the target; a post's include those about its comments. */
const ABOUT = `(post_id = $1 or comment_id = $1)`
const ABOUT_ALL = `(post_id = $1 or comment_id = $1
  or comment_id in (select id from public.pro_post_comments where pro_post_comments.post_id = $1))`

/** Settles the open reports with an outcome. Returns whoever made them. */
export async function settleReports(
  tx: Tx,
  { decisionId, action, target }: Settling,
): Promise<string[]> {
  const status = action === 'dismiss' || action === 'restore' ? 'dismissed' : 'resolved'
  const about = action === 'delete' ? ABOUT_ALL : ABOUT
  const settled = await tx.query<{ reporter_id: string | null }>(
    `update public.content_reports set status = $2, resolved_at = now(), decision_id = $3
      where status = 'open' and ${about} returning reporter_id`,
    [target.id, status, decisionId],
  )
  if (action === 'delete') {
    // Linked to the decision, so that they survive the deletion of their target.
    await tx.query(
      `update public.content_reports
          set post_id = null, comment_id = null, decision_id = coalesce(decision_id, $2)
        where ${about}`,
      [target.id, decisionId],
    )
  }
  return [...new Set(settled.flatMap(({ reporter_id }) => reporter_id ?? []))]
}
