import { AppError } from '@podium/domain'
import type { Labels } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'

/** Person of a seat with their day rate. */
type SeatPerson = { person: string; rate: number }

/** Seat that nobody has accepted. */
export type OpenSeat = {
  labels: Labels
  days: number
  /** Everybody of the seat in order: whom the client chose, then the deputies. */
  people: SeatPerson[]
  /** People who may still take it: who is asked, then who is left to be asked. */
  left: SeatPerson[]
  /** Open invitation, of the first who is left. */
  invitation: string | null
}

type Row = Pick<OpenSeat, 'labels' | 'days' | 'people'> & {
  asked: string[]
  open: { id: string; person: string } | null
  is_accepted: boolean
}

/** Seat of a team. Throws `not_found` (404), and `invitation_closed` (409) for one that somebody has accepted. */
export async function readOpenSeat(
  tx: Tx,
  { teamId, role }: { teamId: string; role: string },
): Promise<OpenSeat> {
  const [seat] = await tx.query<Row>(SEAT, [teamId, role])
  if (seat === undefined) throw new AppError('not_found')
  const { labels, days, people, asked, open, is_accepted: isAccepted } = seat
  if (isAccepted) throw new AppError('invitation_closed')
  const waiting = people.filter(({ person }) => !asked.includes(person))
  const now = people.filter(({ person }) => person === open?.person)
  return { labels, days, people, left: [...now, ...waiting], invitation: open?.id ?? null }
}

const SEAT = `
  select labels, days::float8 as days, (
      select coalesce(jsonb_agg(jsonb_build_object('person', person, 'rate', day_rates[place]) order by place), '[]')
      from unnest(array_prepend(person_id, deputies)) with ordinality as one (person, place)
      where exists (select from public.people where id = person)) as people,
    array(select person_id from public.invitations where team_id = seats.team_id) as asked,
    (select jsonb_build_object('id', id, 'person', person_id) from public.invitations as now
      where now.team_id = seats.team_id and now.role = seats.role and status = 'open') as open,
    exists (select from public.invitations as held
      where held.team_id = seats.team_id and held.role = seats.role and status = 'accepted') as is_accepted
  from public.team_seats as seats where team_id = $1 and role = $2`
