import type { ModerationItem, ModerationTarget } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'
import { type DecisionRow, presentDecision, readDecisions } from './read-decisions.ts'

const EXCERPT = 300

type ContentRow = Pick<
  ModerationItem,
  'type' | 'id' | 'post_id' | 'content' | 'image_url' | 'image_alt' | 'state'
> & {
  created_at: Date | null
  author_id: string
  first_name: string | null
  last_name: string | null
  avatar_url: string | null
}

type ReportsRow = { target_id: string; reason: string; open: number; reported_at: Date }

/**
 * Posts and comments with their reports, in the order of the targets; unknown ones are left out.
 */
export async function readItems(
  tx: Tx,
  targets: readonly ModerationTarget[],
  { length = EXCERPT }: { length?: number } = {},
) {
  const ids = targets.map(({ id }) => id)
  const contents = await tx.query<ContentRow>(CONTENTS, [
    targets.map(({ type }) => type),
    ids,
    length,
  ])
  const reports = await tx.query<ReportsRow>(REPORTS, [ids])
  const decisions = Map.groupBy(await readDecisions(tx, ids), ({ target_id }) => target_id)
  return contents.map((content) =>
    presentItem(content, {
      reports: reports.filter(({ target_id }) => target_id === content.id),
      decisions: decisions.get(content.id) ?? [],
    }),
  )
}

type Against = { reports: ReportsRow[]; decisions: DecisionRow[] }

function presentItem(
  { author_id, first_name, last_name, avatar_url, ...content }: ContentRow,
  { reports, decisions }: Against,
) {
  const pending = decisions.find((each) => each.appealed_at && each.appeal_outcome === null)
  const decision = pending ?? decisions[0]
  const open = reports.filter(({ open }) => open > 0)
  return {
    ...content,
    author: { id: author_id, first_name, last_name, avatar_url },
    open_reports: open.reduce((sum, each) => sum + each.open, 0),
    reasons: Object.fromEntries(open.map((each) => [each.reason, each.open])),
    reported_at:
      reports
        .map(({ reported_at }) => reported_at)
        .sort(byTime)
        .at(-1) ?? null,
    decision: decision ? presentDecision(decision) : null,
  }
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()

/** SQL of the contents; for deleted ones, the copy in the newest decision. */
const CONTENTS = `
  select wanted.type, wanted.id, coalesce(posts.id, comments.post_id, last.post_id) as post_id,
         left(coalesce(posts.content, comments.content, last.content), $3) as content,
         posts.image_url, posts.image_alt,
         coalesce(posts.created_at, comments.created_at) as created_at,
         author.id as author_id, author.first_name, author.last_name, author.avatar_url,
         case when posts.id is null and comments.id is null then 'gone'
              when coalesce(posts.hidden_at, comments.hidden_at) is null then 'visible'
              else 'hidden' end as state
    from unnest($1::text[], $2::uuid[]) with ordinality as wanted (type, id, place)
    left join public.pro_posts as posts
      on wanted.type = 'post' and posts.id = wanted.id and deleted_at is null
    left join public.pro_post_comments as comments
      on wanted.type = 'comment' and comments.id = wanted.id
    left join lateral (
      select post_id, author_id, content from public.moderation_decisions
       where target_id = wanted.id and target_type = wanted.type order by position desc limit 1
    ) as last on true
    join public.people as author
      on author.id = coalesce(posts.author_id, comments.user_id, last.author_id)
   order by wanted.place`

const REPORTS = `
  select coalesce(post_id, comment_id) as target_id, reason,
         (count(*) filter (where status = 'open'))::int as open, max(created_at) as reported_at
    from public.content_reports where post_id = any($1) or comment_id = any($1)
   group by 1, reason order by 2`
