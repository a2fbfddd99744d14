import type { ChosenTeam } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { TEAM_PERSON } from '../common/people-of-teams.ts'
import { departureOf } from './departure-row.ts'

/** Current team of a project with its seats and invitations; null without one. */
export async function showTeam(db: Database, projectId: string): Promise<ChosenTeam | null> {
  const [team] = await db.query<ChosenTeam>(TEAM, [projectId])
  return team ?? null
}

const PERSON = `case when people.id is not null then ${TEAM_PERSON} end`

/** Cost of a team as it was chosen, and what deputies ask more or less for the days of their seats. */
const COST = `cost + coalesce((
  select sum(days * (asked.day_rate - day_rates[1]))
  from public.team_seats as seats join public.invitations as asked using (team_id, role)
  where seats.team_id = teams.id and asked.status in ('open', 'accepted')), 0)`

const TEAM = `
  select id, kind, status, coalesce((
      select case when delivered_at is null then 'running' else 'delivered' end from public.plans
      where plans.team_id = teams.id), 'none') as work, quality::float8 as quality, (${COST})::float8 as cost, currency, start_on::text as start,
    finish_on::text as finish, (select finish_on::text from public.plans where plans.team_id = teams.id) as plan_finish, (
      select jsonb_agg(jsonb_build_object('role', role, 'labels', labels, 'days', days, 'is_needed', public.has_work_left(teams.id, role),
        'day_rate', day_rates[1], 'person', ${PERSON},
        'deputies', (
          select count(*) from unnest(deputies) as deputy
          where exists (select from public.people where people.id = deputy) and not exists (
            select from public.invitations as asked
            where asked.team_id = seats.team_id and asked.person_id = deputy)),
        'overrides', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'left', (select ${TEAM_PERSON} from public.people where people.id = made.person_id),
            'instead', (select ${TEAM_PERSON} from public.people where people.id = made.instead_id),
            'reason', reason, 'created_at', ${isoInstant('made.created_at')}) order by made.created_at), '[]')
          from public.seat_overrides as made where made.team_id = seats.team_id and made.role = seats.role),
        'invitations', (
          select coalesce(jsonb_agg(jsonb_build_object('id', asked.id, 'person', ${PERSON}, 'day_rate', day_rate,
            'status', status, 'reason', reason, 'departure', ${departureOf('asked.id')}, 'due_at', ${isoInstant('due_at')},
            'answered_at', ${isoInstant('answered_at')}) order by asked.created_at, rank), '[]')
          from public.invitations as asked join public.people on people.id = asked.person_id
          where asked.team_id = seats.team_id and asked.role = seats.role)) order by role)
      from public.team_seats as seats left join public.people on people.id = person_id
      where team_id = teams.id) as seats
  from public.teams where project_id = $1 and status <> 'dissolved'`
