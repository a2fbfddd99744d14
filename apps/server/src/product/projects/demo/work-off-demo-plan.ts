import type { FormationRecord } from '@podium/pods'
import { weekOf } from '@podium/pods/days'
import type { Tx } from '../../../platform/db/database.ts'
import { lockProjectById } from '../common/project-row.ts'
import { projectToday } from '../common/project-today.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { insertPlan } from '../plan/insert-plan.ts'
import { readPlannedSeats } from '../plan/read-planned-seats.ts'
import { settleTeam } from '../team/settle-team.ts'

type Begun = {
  id: string
  /** Day on which everybody accepted. */
  day: string
  record: FormationRecord
}

/**
 * Completes the team of a demo project in which everybody accepted on an earlier day, with its plan of that day, worked off
 * until now: everybody kept to their dates, and the client answered each delivery a day later.
 */
export async function workOffDemoPlan(
  deps: EngineDeps,
  { id: projectId, day, record }: Begun,
): Promise<void> {
  const { db, engine } = deps
  const [team] = await db.query<{ id: string }>(
    `select id from public.teams where project_id = $1 and status = 'inviting'`,
    [projectId],
  )
  if (team === undefined) return
  const { scope } = record.input
  const firstWeek = weekOf(day)
  const seats = await readPlannedSeats(db, { teamId: team.id, firstWeek })
  const planned = await engine.run('plan', { scope, seats, firstWeek, today: day })
  await db.transaction(async (tx) => {
    await lockProjectById(tx, projectId)
    // At once with its plan: a complete team without one is the clock's.
    await settleTeam(deps, tx, { teamId: team.id })
    await insertPlan(tx, { teamId: team.id, scope, ...planned })
    await tx.query(MADE, [team.id])
    await workOff(tx, team.id)
    await tx.query(HISTORY, [team.id])
    await tx.query(CHANGED, [projectId, team.id])
  })
}

async function workOff(tx: Tx, teamId: string): Promise<void> {
  const today = projectToday()
  await tx.query(WORKED, [teamId, today])
  await tx.query(DELIVERED, [teamId, today])
}

/** The plan is made some minutes after the last answer. */
const MADE = `
  update public.plans set created_at = last.answered_at + interval '5 minutes'
  from (select max(answered_at) as answered_at from public.invitations where team_id = $1) as last where team_id = $1`

/** Tasks that were to be over are done, those of today are half done. */
const WORKED = `
  update public.plan_tasks set started_on = start_on,
    state = case when finish_on < $2::date then 'done' else 'doing' end,
    finished_on = case when finish_on < $2::date then finish_on end,
    remaining_days = case when finish_on < $2::date then 0 else days / 2 end,
    spent_days = case when finish_on < $2::date then days end
  where team_id = $1 and start_on <= $2::date`

/** A delivery of each milestone whose tasks are done, by whoever did the last of them; one of yesterday waits. */
const DELIVERED = `
  insert into public.milestone_deliveries (team_id, milestone, version, author_id, note, outcome, created_at, answered_at)
  select distinct on (milestone) tasks.team_id, milestone, 1, person_id, one.labels ->> 'fr' || '\u202f: tout est prêt.',
    case when tasks.finish_on < $2::date - 1 then 'accepted' end, tasks.finish_on + time '16:30',
    case when tasks.finish_on < $2::date - 1 then tasks.finish_on + 1 + time '10:15' end
  from public.plan_tasks as tasks
    join public.invitations as held on held.team_id = tasks.team_id and held.role = tasks.role
    join public.plans on plans.team_id = tasks.team_id
    cross join lateral jsonb_to_recordset(milestones) as one (id text, labels jsonb)
  where tasks.team_id = $1 and held.status = 'accepted' and one.id = milestone
    and not exists (select from public.plan_tasks as left_over
      where left_over.team_id = $1 and left_over.milestone = tasks.milestone and left_over.state <> 'done')
  order by milestone, tasks.finish_on desc, task`

/** History of the plan, by day: made, tasks done, deliveries and their answers. */
const HISTORY = `
  with made as (
    update public.plan_events as events set created_at = plans.created_at
      from public.plans where plans.team_id = events.team_id and events.team_id = $1
  ), held as (
    select role, person_id from public.invitations where team_id = $1 and status = 'accepted'
  ), happened as (
    select person_id as author, 'task' as kind, task, '{"state": "done"}'::jsonb as details, finished_on + time '16:00' as at
      from public.plan_tasks join held using (role) where team_id = $1 and state = 'done'
    union all
    select person_id, 'task', task, jsonb_build_object('state', 'doing', 'remaining_days', remaining_days),
        least(started_on + time '07:40', now() - interval '1 minute')
      from public.plan_tasks join held using (role) where team_id = $1 and state = 'doing'
    union all
    select author_id, 'delivery', null, jsonb_build_object('milestone', milestone, 'version', 1, 'state', 'waiting'), created_at
      from public.milestone_deliveries where team_id = $1
    union all
    select client_id, 'delivery', null, jsonb_build_object('milestone', milestone, 'version', 1, 'state', outcome), answered_at
      from public.milestone_deliveries as made join public.teams on teams.id = team_id
        join public.projects on projects.id = project_id
      where team_id = $1 and outcome is not null
  )
  insert into public.plan_events (team_id, position, author_id, kind, task, details, created_at)
  select $1, 1 + row_number() over (order by at, kind desc, task), author, kind, task, details, at from happened`

const CHANGED = `
  update public.projects set updated_at = (select max(created_at) from public.plan_events where team_id = $2) where id = $1`
