import { FEEDBACK_DAYS, type FeedbackList, type FeedbackPair } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { ProjectOfPerson } from '../common/project-row.ts'
import { typesetLabels } from '../common/typeset-labels.ts'
import { requirePlan } from '../plan/require-plan.ts'
import { teamOfFormer } from './team-of-former.ts'

type Times = {
  title: string
  delivered_at: Date | null
  closes_at: Date | null
  is_open: boolean
  is_client: boolean
}

/**
 * Feedback between somebody who works in a project’s team and those they judge: the client and each member, those included who
 * left after they had done something. What others gave is there once it is revealed. Throws `project_not_found` (404) and
 * `project_step` (409).
 */
export async function showFeedback(
  db: Tx,
  { id, personId }: ProjectOfPerson,
): Promise<FeedbackList> {
  const teamId =
    (await teamOfFormer(db, { id, personId })) ?? (await requirePlan(db, { id, personId })).team_id
  const [times] = await db.query<Times>(TIMES, [teamId, personId])
  const pairs = await db.query<FeedbackPair>(PAIRS, [teamId, personId])
  if (times === undefined) throw new RangeError(`Project ${id} has lost its plan`)
  return {
    title: times.title,
    delivered_at: times.delivered_at?.toISOString() ?? null,
    closes_at: times.closes_at?.toISOString() ?? null,
    is_open: times.is_open,
    is_client: times.is_client,
    pairs: pairs.map((pair) => ({
      ...pair,
      roles: pair.roles.map((role) => ({ ...role, labels: typesetLabels(role.labels) })),
    })),
  }
}

const TIMES = `
  select title, delivered_at, delivered_at + interval '${FEEDBACK_DAYS} days' as closes_at,
    coalesce(delivered_at + interval '${FEEDBACK_DAYS} days' > now(), false) as is_open,
    client_id = $2 as is_client
  from public.plans join public.teams on teams.id = team_id join public.projects on projects.id = project_id
  where team_id = $1`

const answersOf = (row: string) =>
  `case when ${row}.team_id is not null then to_jsonb(${row}) - array['team_id', 'author_id', 'subject_id',
    'created_at', 'updated_at'] end`

/** People that $2 works with in team $1: members for the client, the client for a member. */
const PAIRS = `
  with met as (
    select worker as id, false as is_client, array(
        select role from public.invitations where team_id = $1 and person_id = worker and status in ('accepted', 'ended')
        order by role) as held
    from public.workers_in($1) as worker where public.is_client_of($1, $2)
    union all
    select client_id, true, '{}' from public.projects join public.teams on project_id = projects.id
    where teams.id = $1 and $2 in (select public.workers_in($1)))
  select jsonb_build_object('id', met.id,
      'name', nullif(btrim(concat_ws(' ', first_name, last_name)), '')) as person, is_client, (
      select coalesce(jsonb_agg(jsonb_build_object('id', role ->> 'id', 'labels', role -> 'labels')), '[]')
      from public.plans, jsonb_array_elements(roles) as role
      where team_id = $1 and role ->> 'id' = any (held)) as roles,
    ${answersOf('given')} as given, is_revealed,
    case when is_revealed then ${answersOf('received')} end as received
  from met join public.people using (id)
    left join public.project_feedback as given
      on given.team_id = $1 and given.author_id = $2 and given.subject_id = met.id
    left join public.project_feedback as received
      on received.team_id = $1 and received.author_id = met.id and received.subject_id = $2
    cross join lateral (
      select delivered_at <= now() - interval '${FEEDBACK_DAYS} days' is true
        or (given.team_id is not null and received.team_id is not null) as is_revealed
      from public.plans where plans.team_id = $1) as known
  where met.id <> $2
  order by is_client, first_name, met.id`
