import { PROJECT_TIME_ZONE, type ProjectFigures } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { projectToday } from '../common/project-today.ts'

type Db = Pick<Database, 'query'>

/**
 * Hours from the brief to the first complete team, of projects that had it in the last `days`: its plan is made the
 * moment the last member accepts.
 */
export async function readTimeToTeam(
  db: Db,
  days: number,
): Promise<ProjectFigures['time_to_team']> {
  const [row] = await db.query<NonNullable<ProjectFigures['time_to_team']>>(
    `select count(*)::int as projects,
       (percentile_cont(.5) within group (order by hours))::float8 as median_hours,
       (percentile_cont(.9) within group (order by hours))::float8 as p90_hours
     from (
       select greatest(0, extract(epoch from min(plans.created_at) - projects.created_at)) / 3600 as hours
       from public.plans join public.teams on teams.id = team_id join public.projects on projects.id = project_id
       group by projects.id having min(plans.created_at) > now() - $1 * interval '1 day') as complete`,
    [days],
  )
  return row === undefined || row.projects === 0 ? null : row
}

/** Answers to invitations in the last `days`. A seat that somebody keeps in a team formed anew was answered once. */
export async function readInvitationFigures(
  db: Db,
  days: number,
): Promise<ProjectFigures['invitations']> {
  const [row] = await db.query<{ accepted: number; declined: number; expired: number }>(
    `select (count(*) filter (where status in ('accepted', 'ended')))::int as accepted,
       (count(*) filter (where status = 'declined'))::int as declined,
       (count(*) filter (where status = 'expired'))::int as expired
     from (
       select distinct person_id, role, created_at, status from public.invitations
       where status in ('accepted', 'ended', 'declined', 'expired') and answered_at > now() - $1 * interval '1 day') as ended`,
    [days],
  )
  const { accepted = 0, declined = 0, expired = 0 } = row ?? {}
  const ended = accepted + declined + expired
  return ended === 0 ? null : { accepted, declined, expired, acceptance: accepted / ended }
}

/** Milestones of current teams whose day in the first plan was in the last `days` before today. */
export async function readMilestoneFigures(
  db: Db,
  days: number,
): Promise<ProjectFigures['milestones']> {
  const [row] = await db.query<{ due: number; on_time: number }>(
    `select count(*)::int as due, (count(*) filter (where exists (
         select from public.milestone_deliveries as made
         where made.team_id = due.team_id and made.milestone = due.milestone and outcome is distinct from 'changes'
           and (made.created_at at time zone '${PROJECT_TIME_ZONE}')::date <= due_on)))::int as on_time
     from (
       select team_id, milestone, max(baseline_finish_on) as due_on
       from public.plan_tasks join public.teams on teams.id = team_id
       where teams.status <> 'dissolved' group by team_id, milestone) as due
     where due_on < $2::date and due_on >= $2::date - $1::int`,
    [days, projectToday()],
  )
  const { due = 0, on_time = 0 } = row ?? {}
  return due === 0 ? null : { due, on_time, share: on_time / due }
}
