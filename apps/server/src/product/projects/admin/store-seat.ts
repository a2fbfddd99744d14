import type { Tx } from '../../../platform/db/database.ts'
import type { OpenSeat } from './read-open-seat.ts'

type Change = {
  teamId: string
  role: string
  seat: OpenSeat
  /** Person who leaves the seat. */
  leaver: string
  /** Deputy who comes first. */
  instead: string | undefined
}

/** Rule: somebody taken off one seat of a team stands in on no other. */
const NO_DEPUTY = `
  update public.team_seats set (deputies, day_rates) = (
    select coalesce(array_agg(deputy order by place), '{}'),
      day_rates[1] || coalesce(array_agg(day_rates[place + 1] order by place), '{}')
    from unnest(deputies) with ordinality as one (deputy, place) where deputy <> $2)
  where team_id = $1 and $2 = any (deputies)`

/** Stores who is on a seat once somebody has left it; the team costs what its first people do. */
export async function storeSeat(
  tx: Tx,
  { teamId, role, seat: { people, days }, leaver, instead }: Change,
): Promise<void> {
  const staying = people.filter(({ person }) => person !== leaver)
  const first = staying.filter(({ person }) => person === instead)
  const now = [...first, ...staying.filter(({ person }) => person !== instead)]
  const rateBefore = people[0]?.rate ?? 0
  const rates = now.length === 0 ? [rateBefore] : now.map(({ rate }) => rate)
  await tx.query(
    `update public.team_seats set person_id = $3, deputies = $4, day_rates = $5
      where team_id = $1 and role = $2`,
    [teamId, role, now[0]?.person ?? null, now.slice(1).map(({ person }) => person), rates],
  )
  await tx.query(NO_DEPUTY, [teamId, leaver])
  await tx.query('update public.teams set cost = greatest(0, cost + $2) where id = $1', [
    teamId,
    ((rates[0] ?? rateBefore) - rateBefore) * days,
  ])
}
