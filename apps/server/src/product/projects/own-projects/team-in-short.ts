import { FEEDBACK_DAYS } from '@podium/domain'
import { TEAM_PERSON } from '../common/people-of-teams.ts'

/**
 * SQL of a project's current team with its plan, for lists; null without one. Beside `projects` and `teams`; `today` is the SQL of the
 * day by which tasks are late.
 */
export const teamInShort = (
  today: string,
): string => `case when teams.id is not null then jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(${TEAM_PERSON} order by seats.role), '[]')
      from public.team_seats as seats
      left join public.invitations as asked on asked.team_id = seats.team_id and asked.role = seats.role
        and asked.status in ('open', 'accepted')
      join public.people on people.id = coalesce(asked.person_id,
        case when teams.status = 'chosen' then seats.person_id end)
      where seats.team_id = teams.id),
    'seats', (
      select count(*) from public.team_seats as seats where team_id = teams.id and (public.has_work_left(teams.id, role)
        or exists (select from public.invitations as held where held.team_id = teams.id and held.role = seats.role
          and held.status = 'accepted'))),
    'accepted', (select count(*) from public.invitations where team_id = teams.id and invitations.status = 'accepted'),
    'plan', (
      select jsonb_build_object('finish', finish_on, 'tasks', tasks, 'done', done, 'late', late, 'deliveries', (
        select count(*) from public.milestone_deliveries where team_id = teams.id and outcome is null),
        'delivered', delivered_at is not null, 'feedback', (
          select count(*) from public.workers_in(teams.id) as worker
          where delivered_at > now() - interval '${FEEDBACK_DAYS} days' and not exists (
            select from public.project_feedback as given where given.team_id = teams.id
              and given.author_id = projects.client_id and given.subject_id = worker)))
      from public.plans, lateral (
        select count(*) as tasks, count(*) filter (where state = 'done') as done,
          count(*) filter (where state <> 'done' and plan_tasks.finish_on < ${today}::date) as late
        from public.plan_tasks where plan_tasks.team_id = teams.id) as counted
      where plans.team_id = teams.id)) end`
