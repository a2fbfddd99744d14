import type { Project, ProjectStep, TeamStatus } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { TEAM_PERSON } from '../people-of-teams.ts'
import { projectToday } from '../plan/project-today.ts'
import { nextOf } from './next-of.ts'

type Row = {
  id: string
  title: string
  step: ProjectStep
  created_at: Date
  updated_at: Date
  status: TeamStatus | null
  team: Project['team']
}

/** Projects of a client, the one changed last first, each with its team and what is next. */
export async function projectsOf(
  db: Pick<Database, 'query'>,
  clientId: string,
): Promise<Project[]> {
  const rows = await db.query<Row>(PROJECTS, [clientId, projectToday()])
  return rows.map(({ status, created_at, updated_at, ...project }) => ({
    ...project,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    next: nextOf({ ...project, status }),
  }))
}

const PROJECTS = `
  select projects.id, title, step, projects.created_at, projects.updated_at, teams.status,
    case when teams.id is not null then jsonb_build_object(
      'people', (
        select coalesce(jsonb_agg(${TEAM_PERSON} order by seats.role), '[]')
        from public.team_seats as seats
        left join public.invitations as asked on asked.team_id = seats.team_id and asked.role = seats.role
          and asked.status in ('open', 'accepted')
        join public.people on people.id = coalesce(asked.person_id,
          case when teams.status = 'chosen' then seats.person_id end)
        where seats.team_id = teams.id),
      'seats', (select count(*) from public.team_seats where team_id = teams.id),
      'accepted', (select count(*) from public.invitations where team_id = teams.id and invitations.status = 'accepted'),
      'plan', (
        select jsonb_build_object('finish', finish_on, 'tasks', tasks, 'done', done, 'late', late, 'deliveries', (
          select count(*) from public.milestone_deliveries where team_id = teams.id and outcome is null))
        from public.plans, lateral (
          select count(*) as tasks, count(*) filter (where state = 'done') as done,
            count(*) filter (where state <> 'done' and plan_tasks.finish_on < $2::date) as late
          from public.plan_tasks where plan_tasks.team_id = teams.id) as counted
        where plans.team_id = teams.id)) end as team
  from public.projects left join public.teams on project_id = projects.id and status <> 'dissolved'
  where client_id = $1 order by projects.updated_at desc, projects.id`
