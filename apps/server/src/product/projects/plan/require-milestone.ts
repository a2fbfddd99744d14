import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { lockProjectById, type ProjectOfPerson } from '../common/project-row.ts'
import { requirePlan } from './require-plan.ts'

type Wanted = ProjectOfPerson & { milestone: string }

/**
 * Plan with a milestone, its project locked for a change. Throws `project_not_found`, `milestone_not_found` (404) and
 * `project_step` (409).
 */
export async function requireMilestone(tx: Tx, { id, personId, milestone }: Wanted) {
  await lockProjectById(tx, id)
  const plan = await requirePlan(tx, { id, personId })
  const [known] = await tx.query(
    `select from public.plans, jsonb_array_elements(milestones) as one
      where team_id = $1 and one ->> 'id' = $2`,
    [plan.team_id, milestone],
  )
  if (known === undefined) throw new AppError('milestone_not_found')
  return plan
}

/** The same for who decides about it: its project's client. Throws `project_not_found` for members and admins too. */
export async function requireClientMilestone(tx: Tx, wanted: Wanted) {
  const plan = await requireMilestone(tx, wanted)
  if (!plan.is_client) throw new AppError('project_not_found')
  return plan
}
