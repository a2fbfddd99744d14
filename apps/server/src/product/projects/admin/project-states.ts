import { STALLED_IMPOSSIBLE_DAYS, STALLED_LATE_DAYS } from '@podium/domain'

/** SQL of the rows that `PROJECT_STATE` looks at: projects, each with its current team and plan. */
export const PROJECTS_WITH_TEAMS = `public.projects
  left join public.teams on teams.project_id = projects.id and teams.status <> 'dissolved'
  left join public.plans on plans.team_id = teams.id`

/** SQL of a project's `ProjectState`. */
export const PROJECT_STATE = `case
  when step in ('collect', 'confirm') then 'draft'
  when step = 'match' then 'impossible'
  when step = 'choose' then 'formed'
  when teams.status <> 'complete' then teams.status
  when plans.delivered_at is null then 'running'
  else 'delivered' end`

/**
 * SQL of whether a project does not go on without help: its team cannot be completed, no team was possible lately, or a
 * task is long overdue. What is open of an accepted milestone is not.
 */
export const isStalled = (today: string): string => `coalesce(
  teams.status = 'incomplete'
  or (step = 'match' and projects.updated_at > now() - interval '${STALLED_IMPOSSIBLE_DAYS} days')
  or (plans.delivered_at is null and exists (
    select from public.plan_tasks as tasks
    where tasks.team_id = teams.id and state <> 'done'
      and tasks.finish_on < ${today}::date - ${STALLED_LATE_DAYS}
      and not exists (
        select from public.milestone_deliveries as made
        where made.team_id = tasks.team_id and made.milestone = tasks.milestone and outcome = 'accepted'))), false)`
