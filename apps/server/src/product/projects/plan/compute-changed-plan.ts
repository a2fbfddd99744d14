import { AppError, type PlanChangesForm } from '@podium/domain'
import type { Plan, PlanInput } from '@podium/pods'
import { weekOf } from '@podium/pods/days'
import type { Asker } from '../../../platform/http/asker.ts'
import { projectToday } from '../common/project-today.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import type { WorkDone } from '../engine/work-done.ts'
import { type NewHolder, readNewHolders } from './new-holders.ts'
import { readPlannedSeats } from './read-planned-seats.ts'
import { readWorkDone } from './read-work-done.ts'
import { requireOpenPlan } from './require-plan.ts'

type Wanted = { id: string; clientId: string; asker: Asker; asked: PlanChangesForm }

/** Changed plan that is not stored yet, with the version and the work that it was made from. */
export type ChangedPlan = {
  teamId: string
  version: number
  work: WorkDone[]
  /** Roles that changed hands since that version. */
  joined: NewHolder[]
  /** Whether something was asked for but planning again from today. */
  isAsked: boolean
  input: PlanInput
  plan: Plan
  moved: string[]
}

/**
 * Plan of a client's project after changes, computed by the engine in their turn. Throws `project_not_found` (404),
 * `project_step` once it is delivered, `conflict` for another version, `plan_task_begun` (409),
 * `over_request_rate_limit` (429) and what the engine refuses (422).
 */
export async function computeChangedPlan(
  { db, engine, turns }: EngineDeps,
  { id, clientId, asker, asked: { version: known, changes } }: Wanted,
): Promise<ChangedPlan> {
  const found = await requireOpenPlan(db, { id, personId: clientId })
  const { team_id: teamId, version, is_client } = found
  if (!is_client) throw new AppError('project_not_found')
  if (version !== known) throw new AppError('conflict')
  const [followed] = await db.query<{ input: PlanInput; plan: Plan }>(
    'select input, plan from public.plan_versions where team_id = $1 and version = $2',
    [teamId, version],
  )
  if (followed === undefined) throw new AppError('project_step')
  const work = await readWorkDone(db, teamId)
  const begun = new Set(work.flatMap(({ task, started }) => (started === null ? [] : [task])))
  if (changes.some(({ kind, task }) => begun.has(task) && kind !== 'effort'))
    throw new AppError('plan_task_begun')
  const today = projectToday()
  const joined = await readNewHolders(db, { teamId, version })
  const roles = new Set(joined.map(({ role }) => role))
  const seats =
    joined.length === 0 ? [] : await readPlannedSeats(db, { teamId, firstWeek: weekOf(today) })
  const newHolders = seats.filter(({ role }) => roles.has(role))
  const again = await turns.inTurn(asker, () =>
    engine.run('replan', { ...followed, work, joined: newHolders, changes, today }),
  )
  if ('refused' in again) throw new AppError(again.refused)
  return { teamId, version, work, joined, isAsked: changes.length > 0, ...again }
}
