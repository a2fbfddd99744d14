import { AVAILABILITY_DAYS } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import type { PlannedSeat } from '../engine/planned-seat.ts'
import { WORK_LEFT } from '../market/work-left.ts'

/**
 * Seats of a complete team with the terms that were accepted and what their holders said of their weeks; work they accepted
 * in other projects takes some of their time.
 */
export const readPlannedSeats = (
  db: Database,
  { teamId, firstWeek }: { teamId: string; firstWeek: string },
): Promise<PlannedSeat[]> => db.query<PlannedSeat>(SEATS, [teamId, firstWeek])

const SEATS = `
  select seats.role, seats.days::float8 as days, held.day_rate::float8 as "dayRate",
    case availability_status when 'busy' then 'busy' else 'available' end as status,
    (select jsonb_object_agg(week, hours) from public.availability_weeks as said
      where said.person_id = held.person_id and week >= $2
        and said_at > now() - interval '${AVAILABILITY_DAYS} days') as weeks,
    (select jsonb_agg(to_jsonb(work) order by work.start, work.finish, work.days)
      from public.invitations as other join public.team_seats as elsewhere using (team_id, role)
        join public.teams as others on others.id = other.team_id
        cross join lateral (${WORK_LEFT('elsewhere')}) as work
      where other.person_id = held.person_id and other.status = 'accepted'
        and others.status <> 'dissolved' and others.id <> seats.team_id
        and not exists (select from public.plans where team_id = others.id and delivered_at is not null)) as accepted
  from public.team_seats as seats join public.invitations as held using (team_id, role)
    join public.professionals on professionals.id = held.person_id
  where seats.team_id = $1 and held.status = 'accepted' order by seats.role`
