import { AppError, type FormationForm } from '@podium/domain'
import type { FormationRecord, Member } from '@podium/pods'
import type { Asker } from '../../../platform/http/asker.ts'
import type { ProjectRow } from '../common/project-row.ts'
import { projectToday } from '../common/project-today.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { formFor } from '../formation/form-for.ts'
import type { Formed } from '../formation/store-formation.ts'
import { readOrigin, type VacantSeat } from './vacant-seat.ts'

type Wanted = { project: ProjectRow; role: string; seat: VacantSeat; asker: Asker }

/**
 * Person for a vacant seat, formed around everybody else in the team for the work that is left: within the client's budget,
 * or else whatever they cost. The day that the team was formed for is past or followed by the plan. Throws `nobody_for_seat`
 * (409) and `over_request_rate_limit` (429).
 */
export async function formSeat(
  deps: EngineDeps,
  { project, role, seat, asker }: Wanted,
): Promise<Formed & { member: Member }> {
  const { scope: formed, asked: before } = await readOrigin(deps.db, seat.team_id)
  const today = projectToday()
  const { days } = seat
  const scope = {
    ...formed,
    roles: formed.roles.map((one) =>
      one.id === role ? { ...one, effortDays: { min: days, likely: days, max: days } } : one,
    ),
    start: formed.start > today ? formed.start : today,
    due: null,
  }
  const { budget, excluded = [] } = before
  const around = { locked: seat.staying, excluded: [...new Set([...excluded, ...seat.gone])] }
  const attempts: { scope: typeof scope; asked: FormationForm }[] = [
    { scope, asked: { ...around, ...(budget !== undefined && { budget }) } },
    { scope: { ...scope, budget: null }, asked: around },
  ]
  for (const { scope, asked } of attempts) {
    const formation = await formFor(deps, { project: { ...project, scope }, asker, asked })
    const member = memberOf(formation.record, { role, kind: seat.kind })
    if (member !== undefined) return { ...formation, asked, member }
  }
  throw new AppError('nobody_for_seat')
}

/** Holder of a role in the team of a kind, or in the first one. */
function memberOf(
  { result: { teams } }: FormationRecord,
  { role, kind }: { role: string; kind: string },
): Member | undefined {
  const team = teams.find((one) => one.kind === kind) ?? teams[0]
  return team?.members.find((one) => one.role === role)
}
