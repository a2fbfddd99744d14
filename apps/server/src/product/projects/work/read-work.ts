import { WORK_KEPT_DAYS } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { DONE_WORK } from '../plan/hours-left.ts'
import type { WorkRows } from './work-rows.ts'

/** Most rows of a kind: far more than anybody works on at one time. */
const MOST = 500

/**
 * Seats, tasks and milestones of a person in all their projects, by day; what was over long ago is left out, and so is
 * every team that was dissolved.
 */
export async function readWork(db: Database, personId: string): Promise<WorkRows> {
  const [row] = await db.query<WorkRows>(WORK, [personId])
  return row ?? { seats: [], tasks: [], milestones: [] }
}

const IS_RECENT = (day: string) => `${day} > current_date - ${WORK_KEPT_DAYS}`

const WORK = `
  with held as (
    select asked.id as invitation_id, asked.team_id, asked.role as role_id, projects.id as project_id, title,
      seats.labels as role, seats.days::float8 as days, seats.start_on, seats.finish_on,
      asked.status = 'accepted' as is_firm, delivered_at is not null as is_delivered,
      coalesce(plans.version, 0) as version, versions.plan,
      greatest(asked.created_at, asked.answered_at, versions.created_at) as changed_at, versions.created_at as planned_at,
      plans.milestones
    from public.invitations as asked join public.team_seats as seats using (team_id, role)
      join public.teams on teams.id = team_id join public.projects on projects.id = project_id
      left join public.plans on plans.team_id = teams.id and asked.status = 'accepted'
      left join public.plan_versions as versions on versions.team_id = plans.team_id and versions.version = plans.version
    where asked.person_id = $1 and teams.status <> 'dissolved'
      and (asked.status = 'accepted' or (asked.status = 'open' and due_at > now()))
  ), own_tasks as (
    select held.*, tasks.task, tasks.labels, tasks.milestone, tasks.start_on as task_start, tasks.finish_on as task_finish,
      tasks.state
    from held join public.plan_tasks as tasks on tasks.team_id = held.team_id and tasks.role = held.role_id
  ), seats as (
    select held.*, coalesce(planned.start, start_on) as start, coalesce(planned.finish, finish_on) as finish
    from held left join (
      select team_id, role_id, min(task_start) as start, max(task_finish) as finish from own_tasks group by 1, 2
    ) as planned using (team_id, role_id)
  ), due as (
    select held.team_id, one ->> 'id' as id, one -> 'labels' as labels, max(tasks.finish_on) as due
    from (select distinct team_id, milestones from held where version > 0) as held
      cross join jsonb_array_elements(milestones) as one
      join public.plan_tasks as tasks on tasks.team_id = held.team_id and tasks.milestone = one ->> 'id'
    where exists (select from own_tasks where own_tasks.team_id = held.team_id and own_tasks.milestone = tasks.milestone)
    group by 1, 2, 3
  )
  select (
    select coalesce(jsonb_agg(jsonb_build_object('invitation_id', invitation_id, 'team_id', team_id,
      'project_id', project_id, 'title', title, 'role', role, 'days', days, 'start', start, 'finish', finish,
      'is_firm', is_firm, 'is_delivered', is_delivered, 'version', version, 'weeks', (
        select loads -> 'weeks' from jsonb_array_elements(plan -> 'loads') as loads where loads ->> 'person' = role_id),
      'done', (select coalesce(jsonb_agg(to_jsonb(done)), '[]') from (${DONE_WORK}) as done
        where done.team_id = shown.team_id and done.role = role_id),
      'changed_at', ${isoInstant('changed_at')}) order by start, invitation_id), '[]')
    from (select * from seats where ${IS_RECENT('finish')} order by start, invitation_id limit ${MOST}) as shown
  ) as seats, (
    select coalesce(jsonb_agg(jsonb_build_object('id', task, 'team_id', team_id, 'project_id', project_id, 'title', title,
      'labels', labels, 'due', task_finish, 'state', state, 'version', version,
      'changed_at', ${isoInstant('planned_at')}) order by task_finish, team_id, task), '[]')
    from (select * from own_tasks where ${IS_RECENT('task_finish')} order by task_finish, team_id, task limit ${MOST}) as shown
  ) as tasks, (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'team_id', team_id, 'project_id', project_id, 'title', title,
      'labels', labels, 'due', due, 'is_accepted', is_accepted, 'version', version,
      'changed_at', ${isoInstant('planned_at')}) order by due, team_id, id), '[]')
    from (select distinct on (due, team_id, id) id, team_id, labels, due, project_id, title, version, planned_at, exists (
          select from public.milestone_deliveries as made where made.team_id = due.team_id and made.milestone = due.id
            and made.outcome = 'accepted') as is_accepted
        from due join held using (team_id) where ${IS_RECENT('due')} order by due, team_id, id limit ${MOST}) as shown
  ) as milestones`
