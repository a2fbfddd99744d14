import { AppError, type FormationForm, type TeamKind } from '@podium/domain'
import type { FormationRecord } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'

/** Seat of a team that works, for which nobody is asked and nobody is left. */
export type VacantSeat = {
  team_id: string
  kind: TeamKind
  /** Person-days that are left. */
  days: number
  /** Role → person, of the other seats. */
  staying: Record<string, string>
  /** Ids of who was asked before and does not come back. */
  gone: string[]
}

type Wanted = { id: string; role: string }

/** Vacant seat of a project's current team. Throws `project_step` (409) for every other one. */
export async function requireVacantSeat(tx: Tx, { id, role }: Wanted): Promise<VacantSeat> {
  const [seat] = await tx.query<VacantSeat>(VACANT, [id, role])
  if (seat === undefined) throw new AppError('project_step')
  return seat
}

/** Origin of a team: the scope it was formed for, with what was agreed to, and what was asked. */
export async function readOrigin(tx: Tx, teamId: string) {
  const [origin] = await tx.query<{
    scope: FormationRecord['input']['scope']
    asked: FormationForm
  }>(
    `select record #> '{input,scope}' as scope, asked
       from public.teams join public.project_formations as formations on formations.id = teams.formation_id
      where teams.id = $1`,
    [teamId],
  )
  if (origin === undefined) throw new RangeError(`Team ${teamId} has lost its formation`)
  return origin
}

const VACANT = `
  select teams.id as team_id, teams.kind, seats.days::float8 as days,
    coalesce((select jsonb_object_agg(role, person_id) from public.invitations
      where team_id = teams.id and status in ('open', 'accepted')), '{}') as staying,
    array(
      select person_id from public.invitations
      where team_id = teams.id and status not in ('open', 'accepted')
      union
      select person_id from public.seat_overrides where team_id = teams.id and person_id is not null
      order by 1) as gone
  from public.teams join public.team_seats as seats on seats.team_id = teams.id
    join public.plans on plans.team_id = teams.id
  where teams.project_id = $1 and seats.role = $2 and teams.status = 'incomplete'
    and public.has_work_left(teams.id, seats.role)
    and not exists (select from public.invitations as asked
      where asked.team_id = seats.team_id and asked.role = seats.role and asked.status in ('open', 'accepted'))`
