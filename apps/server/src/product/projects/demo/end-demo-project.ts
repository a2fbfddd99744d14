import type { Tx } from '../../../platform/db/database.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { DEMO_FEEDBACK } from './demo-briefs.ts'

type Demo = { projectId: string; clientId: string; professional: string }
type Judged = { teamId: string; clientId: string; professional: string }

/**
 * Brings a demo project whose work is done to its end: delivered with its last answer, less than the time for feedback ago;
 * the client and the demo's professional have judged each other some days later, and the client endorsed two of their
 * skills as they accepted the work.
 */
export async function endDemoProject(
  { db }: ProjectsDeps,
  { projectId, clientId, professional }: Demo,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx.query<{ team_id: string }>(END, [projectId])
    if (ended !== undefined) await judge(tx, { teamId: ended.team_id, clientId, professional })
  })
}

const END = `
  update public.plans set delivered_at = greatest(answered_at, now() - interval '12 days'), updated_at = answered_at
  from public.teams, lateral (
    select max(answered_at) as answered_at from public.milestone_deliveries where team_id = teams.id) as last
  where teams.project_id = $1 and teams.id = plans.team_id
    and not exists (select from public.plan_tasks as tasks where tasks.team_id = teams.id and state <> 'done')
    and not exists (select from public.milestone_deliveries as waiting
      where waiting.team_id = teams.id and outcome is null)
  returning plans.team_id`

async function judge(tx: Tx, { teamId, clientId, professional }: Judged): Promise<void> {
  const { ofClient, ofMember } = DEMO_FEEDBACK
  for (const [author, subject, comment, share] of [
    [clientId, professional, ofClient, 0.2],
    [professional, clientId, ofMember, 0.5],
  ]) {
    await tx.query(
      `insert into public.project_feedback
         (team_id, author_id, subject_id, quality, timeliness, communication, again, comment, created_at, updated_at)
       select $1, $2, $3, 5, 4, 5, true, $4, given_at, given_at
       from public.plans, lateral (select delivered_at + (now() - delivered_at) * $5 as given_at) as given
       where team_id = $1
         and ($2 in (select public.workers_in($1)) or $3 in (select public.workers_in($1)))`,
      [teamId, author, subject, comment, share],
    )
  }
  await tx.query(
    `insert into public.endorsements (team_id, milestone, person_id, author_id, skill_id, project_kind, created_at)
     select team_id, milestone, $3, $2, skill_id, 'website', answered_at + interval '12 minutes'
     from public.user_skills, lateral (
       select tasks.team_id, milestone, made.answered_at from public.plan_tasks as tasks
         join public.invitations using (team_id, role) join public.milestone_deliveries as made using (team_id, milestone)
        where team_id = $1 and person_id = $3 and status = 'accepted' and outcome = 'accepted'
        order by milestone limit 1) as done
      where user_id = $3 order by level desc, skill_id limit 2`,
    [teamId, clientId, professional],
  )
}
