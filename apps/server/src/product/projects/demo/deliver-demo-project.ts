import type { FormationRecord } from '@podium/pods'
import { weekOf } from '@podium/pods/days'
import type { Tx } from '../../../platform/db/database.ts'
import { insertPlan } from '../plan/insert-plan.ts'
import { projectToday } from '../plan/project-today.ts'
import { readPlannedSeats } from '../plan/read-planned-seats.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { DEMO_FEEDBACK } from './demo-briefs.ts'

const DAY_MS = 86_400_000

type Team = { id: string; finish_on: string; record: FormationRecord }
type Demo = { projectId: string; clientId: string; professional: string }

/**
 * Brings a demo project whose team is complete to its end: planned some weeks ago, all done and accepted, the client and the
 * demo's professional have judged each other, and the client has endorsed two of their skills.
 */
export async function deliverDemoProject(
  { db, engine }: ProjectsDeps,
  { projectId, clientId, professional }: Demo,
): Promise<void> {
  const [team] = await db.query<Team>(
    `select teams.id, finish_on::text, record
       from public.teams join public.project_formations as formations on formations.id = formation_id
      where teams.project_id = $1 and status = 'complete'`,
    [projectId],
  )
  if (team === undefined) return
  const weeks = Math.ceil((Date.parse(team.finish_on) - Date.now()) / (7 * DAY_MS)) + 1
  const earlier = (day: string) =>
    new Date(Date.parse(day) - weeks * 7 * DAY_MS).toISOString().slice(0, 10)
  const { scope } = team.record.input
  const past = {
    ...scope,
    start: earlier(scope.start),
    due: projectToday(),
  }
  const today = earlier(projectToday())
  const firstWeek = weekOf(today)
  const seats = await readPlannedSeats(db, { teamId: team.id, firstWeek })
  const planned = await engine.run('plan', { scope: past, seats, firstWeek, today })
  await db.transaction(async (tx) => {
    await tx.query('select from public.projects where id = $1 for update', [projectId])
    await tx.query(EARLIER, [team.id, weeks])
    await insertPlan(tx, { teamId: team.id, scope: past, ...planned })
    await tx.query(BEGUN_EARLIER, [projectId, today])
    await finish(tx, team.id)
    await judge(tx, { teamId: team.id, clientId, professional })
  })
}

/** A team and its seats, some weeks earlier. */
const EARLIER = `
  with moved as (
    update public.teams set start_on = start_on - 7 * $2::int, finish_on = finish_on - 7 * $2::int
      where id = $1 returning id)
  update public.team_seats set start_on = start_on - 7 * $2::int, finish_on = finish_on - 7 * $2::int
    where team_id = (select id from moved)`

/** The plan is of the day it was made for, and its brief of five days before. */
const BEGUN_EARLIER = `
  with plan as (
    update public.plans set created_at = $2::date + time '11:20'
    from public.teams where teams.id = team_id and project_id = $1 returning plans.created_at)
  update public.projects set created_at = plan.created_at - interval '5 days 4 hours' from plan where id = $1`

async function finish(tx: Tx, teamId: string): Promise<void> {
  await tx.query(
    `update public.plan_tasks set state = 'done', remaining_days = 0, spent_days = days,
       started_on = start_on, finished_on = finish_on where team_id = $1`,
    [teamId],
  )
  await tx.query(DELIVER, [teamId])
  await tx.query(
    `update public.milestone_deliveries set outcome = 'accepted', answered_at = created_at + interval '1 day'
      where team_id = $1`,
    [teamId],
  )
}

/** A delivery for each milestone, by whoever did its last task, on the day that was finished. */
const DELIVER = `
  insert into public.milestone_deliveries (team_id, milestone, version, author_id, note, created_at)
  select distinct on (milestone) tasks.team_id, milestone, 1, person_id, labels ->> 'fr',
    finish_on + time '16:30'
  from public.plan_tasks as tasks
    join public.invitations as held on held.team_id = tasks.team_id and held.role = tasks.role
  where tasks.team_id = $1 and held.status = 'accepted' order by milestone, finish_on desc, task`

type Judged = { teamId: string; clientId: string; professional: string }

async function judge(tx: Tx, { teamId, clientId, professional }: Judged): Promise<void> {
  const { ofClient, ofMember } = DEMO_FEEDBACK
  for (const [author, subject, comment] of [
    [clientId, professional, ofClient],
    [professional, clientId, ofMember],
  ]) {
    await tx.query(
      `insert into public.project_feedback
         (team_id, author_id, subject_id, quality, timeliness, communication, again, comment)
       select $1, $2, $3, 5, 4, 5, true, $4 from public.plans where team_id = $1
         and (public.is_member_of($1, $2) or public.is_member_of($1, $3))`,
      [teamId, author, subject, comment],
    )
  }
  await tx.query(
    `insert into public.endorsements (team_id, milestone, person_id, author_id, skill_id, project_kind)
     select team_id, milestone, $3, $2, skill_id, 'website' from public.user_skills, lateral (
       select tasks.team_id, milestone from public.plan_tasks as tasks join public.invitations using (team_id, role)
        where team_id = $1 and person_id = $3 and status = 'accepted' order by milestone limit 1) as done
      where user_id = $3 order by level desc, skill_id limit 2`,
    [teamId, clientId, professional],
  )
}
