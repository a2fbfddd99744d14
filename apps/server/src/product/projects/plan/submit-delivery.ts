import { AppError, DELIVERIES_MAX, deliveryForm, milestonePath, planDetail } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { addPlanEvent } from './add-plan-event.ts'
import { notifyOfPlan } from './plan-mails.ts'
import { requireMilestone } from './require-milestone.ts'
import { showPlan } from './show-plan.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/plan/milestones/{milestone}/deliveries',
  id: 'submitDelivery',
  summary: 'Submit what a milestone delivers: a note and a link, as its next version',
  tag: 'plans',
  access: 'person',
  params: milestonePath,
  body: deliveryForm,
  answers: { 201: { description: 'The plan as it stands', schema: planDetail } },
  errors: [
    'project_not_found',
    'project_step',
    'milestone_not_found',
    'members_only',
    'delivery_settled',
    'delivery_limit',
  ],
} as const

/**
 * POST /api/projects/{id}/plan/milestones/{milestone}/deliveries. 409 delivery_settled: one waits, or was accepted;
 * delivery_limit.
 */
export const submitDelivery = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, milestone }, body, caller: { id: personId } }) => {
    const { db } = deps
    await db.transaction(async (tx) => {
      const { team_id: teamId, own_roles } = await requireMilestone(tx, { id, personId, milestone })
      if (own_roles.length === 0) throw new AppError('members_only')
      const [submitted] = await tx.query<{ version: number }>(
        `insert into public.milestone_deliveries (team_id, milestone, version, author_id, note, link)
         select $1, $2, 1 + count(*), $3, $4, $5 from public.milestone_deliveries
           where team_id = $1 and milestone = $2 having count(*) < ${DELIVERIES_MAX}
         on conflict do nothing returning version`,
        [teamId, milestone, personId, body.note, body.link],
      )
      if (submitted === undefined) throw await refusalOf(tx, { teamId, milestone })
      await addPlanEvent(tx, teamId, {
        authorId: personId,
        kind: 'delivery',
        details: { milestone, version: submitted.version, state: 'waiting' },
      })
      await notifyOfPlan(deps, tx, teamId, {
        kind: 'delivery_waits',
        to: 'client',
        milestone,
      })
    })
    return c.json(await showPlan(db, { id, personId }), 201)
  })

async function refusalOf(tx: Tx, { teamId, milestone }: { teamId: string; milestone: string }) {
  const versions = await tx.query(
    'select from public.milestone_deliveries where team_id = $1 and milestone = $2',
    [teamId, milestone],
  )
  return new AppError(versions.length < DELIVERIES_MAX ? 'delivery_settled' : 'delivery_limit')
}
