import { TEAM_PERSON } from '../people-of-teams.ts'

/**
 * SQL of a project's current team with its plan, for lists; null without one. Beside `teams`; `today` is the SQL of the
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
    'seats', (select count(*) from public.team_seats where team_id = teams.id),
    'accepted', (select count(*) from public.invitations where team_id = teams.id and invitations.status = 'accepted'),
    'plan', (
      select jsonb_build_object('finish', finish_on, 'tasks', tasks, 'done', done, 'late', late, 'deliveries', (
        select count(*) from public.milestone_deliveries where team_id = teams.id and outcome is null))
      from public.plans, lateral (
        select count(*) as tasks, count(*) filter (where state = 'done') as done,
          count(*) filter (where state <> 'done' and plan_tasks.finish_on < ${today}::date) as late
        from public.plan_tasks where plan_tasks.team_id = teams.id) as counted
      where plans.team_id = teams.id)) end`
