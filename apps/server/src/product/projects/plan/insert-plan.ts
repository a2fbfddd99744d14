import type { Plan, PlanInput, Scope } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import { addPlanEvent } from './add-plan-event.ts'

type Planned = { teamId: string; scope: Scope; input: PlanInput; plan: Plan }

/** Stores the first plan of a team: its tasks, the baseline and the first version. */
export async function insertPlan(tx: Tx, { teamId, scope, input, plan }: Planned): Promise<void> {
  const { origin: start, finish } = plan
  const roles = scope.roles.map(({ id, labels }) => ({ id, labels }))
  const milestones = scope.milestones.map(({ id, labels }) => ({
    id,
    labels,
    deliverables: scope.deliverables
      .filter(({ milestone }) => milestone === id)
      .map((one) => ({ id: one.id, labels: one.labels })),
  }))
  await tx.query(
    `insert into public.plans (team_id, roles, milestones, start_on, finish_on, baseline_finish_on, due_on)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [teamId, JSON.stringify(roles), JSON.stringify(milestones), start, finish, scope.due],
  )
  await tx.query(
    `insert into public.plan_versions (team_id, version, input, plan, created_at) values ($1, 1, $2, $3, clock_timestamp())`,
    [teamId, JSON.stringify(input), JSON.stringify(plan)],
  )
  const dates = new Map(plan.tasks.map((task) => [task.id, task]))
  const efforts = new Map(input.tasks.map(({ id, effortDays }) => [id, effortDays]))
  const tasks = scope.tasks.map(({ id, labels, role, milestone, after }) => ({
    task: id,
    labels,
    role,
    milestone,
    after,
    days: efforts.get(id) ?? 0,
    start: dates.get(id)?.start ?? start,
    finish: dates.get(id)?.finish ?? finish,
  }))
  await tx.query(INSERT_TASKS, [teamId, JSON.stringify(tasks)])
  await addPlanEvent(tx, teamId, { authorId: null, kind: 'made', details: { finish } })
}

const INSERT_TASKS = `
  insert into public.plan_tasks (team_id, position, task, labels, role, milestone, after, days, remaining_days,
    start_on, finish_on, baseline_start_on, baseline_finish_on)
  select $1, row_number() over (order by start, place), task, labels, role, milestone,
    array(select jsonb_array_elements_text(after)), days, days, start, finish, start, finish
  from rows from (jsonb_to_recordset($2) as (task text, labels jsonb, role text, milestone text, after jsonb,
    days numeric, start date, finish date)) with ordinality
    as planned (task, labels, role, milestone, after, days, start, finish, place)`
