import type { PlanDetail, PlanEvent, PlanRole, PlanTask, ProjectPlan } from '@podium/domain'
import type { Plan } from '@podium/pods'
import type { Database } from '../../../platform/db/database.ts'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { TEAM_PERSON } from '../common/people-of-teams.ts'
import type { ProjectOfPerson } from '../common/project-row.ts'
import { projectToday } from '../common/project-today.ts'
import { typesetLabels } from '../common/typeset-labels.ts'
import { DONE_WORK, type DoneWork, hoursLeft } from './hours-left.ts'
import { readNewHolders } from './new-holders.ts'
import { type ParticipantView, requireParticipant } from './require-plan.ts'

type Head = Pick<
  ProjectPlan,
  'version' | 'start' | 'finish' | 'due' | 'baseline_finish' | 'delivered_at' | 'milestones'
> & {
  roles: Pick<PlanRole, 'id' | 'labels'>[]
  people: Record<string, PlanRole['person']>
  followed: Pick<Plan, 'tasks' | 'loads' | 'criticalPath'>
}
type Task = Omit<PlanTask, 'slack_days' | 'is_critical' | 'is_mine'>
/** The plan of a project for somebody who takes part in it. Throws `project_not_found` (404). */
export async function showPlan(db: Database, wanted: ProjectOfPerson): Promise<PlanDetail> {
  const row = await requireParticipant(db, wanted)
  const { id, title, is_client, team_id, team_status } = row
  return { project: { id, title }, team_id, team_status, is_client, plan: await planOf(db, row) }
}

async function planOf(
  db: Database,
  { team_id, own_roles, sees_all }: ParticipantView,
): Promise<ProjectPlan | null> {
  const [head] = await db.query<Head>(HEAD, [team_id])
  if (head === undefined) return null
  const tasks = await db.query<Task>(TASKS, [team_id])
  const events = await db.query<PlanEvent>(EVENTS, [team_id])
  const done = await db.query<DoneWork & { role: string }>(DONE, [team_id])
  const { roles, people, followed, ...rest } = head
  const joined = await readNewHolders(db, { teamId: String(team_id), version: rest.version })
  const planned = new Map(followed.tasks.map((task) => [task.id, task]))
  const loads = new Map(followed.loads.map(({ person, weeks }) => [person, weeks]))
  return {
    ...rest,
    today: projectToday(),
    roles: roles.map(({ id, labels }) => ({
      id,
      labels: typesetLabels(labels),
      person: people[id] ?? null,
      is_mine: own_roles.includes(id),
      weeks: hoursLeft(
        loads.get(id) ?? [],
        done.filter(({ role }) => role === id),
      ).map(({ week, hours, free }) => ({
        week,
        hours,
        free: sees_all || own_roles.includes(id) ? free : null,
      })),
    })),
    tasks: tasks.map((task) => ({
      ...task,
      slack_days: planned.get(task.id)?.slackDays ?? 0,
      is_critical: planned.get(task.id)?.critical ?? false,
      is_mine: own_roles.includes(task.role) && !task.is_done_by_former,
    })),
    critical_path: [...followed.criticalPath],
    joined: joined.map(({ role }) => role),
    events,
  }
}

const HEAD = `
  select plans.version, start_on::text as start, finish_on::text as finish, due_on::text as due,
    baseline_finish_on::text as baseline_finish,
    ${isoInstant('delivered_at')} as delivered_at, roles, (
      select jsonb_agg(one || jsonb_build_object('deliveries', (
        select coalesce(jsonb_agg(jsonb_build_object('version', version, 'note', note, 'link', link,
          'author', nullif(btrim(concat_ws(' ', first_name, last_name)), ''), 'outcome', outcome,
          'comment', comment, 'created_at', ${isoInstant('made.created_at')},
          'answered_at', ${isoInstant('answered_at')}) order by version), '[]')
        from public.milestone_deliveries as made left join public.people on people.id = author_id
        where made.team_id = plans.team_id and milestone = one ->> 'id')) order by place)
      from jsonb_array_elements(milestones) with ordinality as known (one, place)) as milestones, (
      select coalesce(jsonb_object_agg(role, ${TEAM_PERSON}), '{}')
      from public.invitations as held join public.people on people.id = held.person_id
      where held.team_id = plans.team_id and held.status = 'accepted') as people,
    jsonb_build_object('tasks', plan -> 'tasks', 'loads', plan -> 'loads',
      'criticalPath', plan -> 'criticalPath') as followed
  from public.plans join public.plan_versions as versions using (team_id, version) where plans.team_id = $1`

const TASKS = `
  select task as id, labels, role, milestone, days::float8 as days, after, pinned_on::text as pinned,
    start_on::text as start, finish_on::text as finish,
    jsonb_build_object('start', baseline_start_on, 'finish', baseline_finish_on) as baseline,
    state, remaining_days::float8 as remaining_days, spent_days::float8 as spent_days, started_on::text as started, finished_on::text as finished,
    (select ${TEAM_PERSON} from public.people where people.id = done_by) as done_by, is_done_by_former
  from public.plan_tasks where team_id = $1 order by position`

const DONE = `select role, start::text, finish::text, days from (${DONE_WORK}) as done where team_id = $1`

const EVENTS = `
  select position, kind, task, details, nullif(btrim(concat_ws(' ', first_name, last_name)), '') as author,
    ${isoInstant('created_at')} as created_at
  from public.plan_events left join public.people on people.id = author_id
  where team_id = $1 order by position desc limit 30`
