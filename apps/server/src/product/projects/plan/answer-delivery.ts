import { AppError, deliveryAnswerForm, milestonePath, planDetail } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { settleTeam } from '../team/settle-team.ts'
import { addPlanEvent } from './add-plan-event.ts'
import { notifyOfPlan } from './plan-mails.ts'
import { requireClientMilestone } from './require-milestone.ts'
import { showPlan } from './show-plan.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/plan/milestones/{milestone}/answer',
  id: 'answerDelivery',
  summary:
    'Accept what was submitted for a milestone of one’s own project, or ask for changes and say which',
  tag: 'plans',
  access: 'person',
  params: milestonePath,
  body: deliveryAnswerForm,
  answers: { 200: { description: 'The plan as it stands', schema: planDetail } },
  errors: ['project_not_found', 'project_step', 'milestone_not_found', 'delivery_settled'],
} as const

/** POST /api/projects/{id}/plan/milestones/{milestone}/answer. 409 delivery_settled: that version does not wait. */
export const answerDelivery = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, milestone }, body, caller: { id: clientId } }) => {
    const { db } = deps
    await db.transaction(async (tx) => {
      const { team_id: teamId } = await requireClientMilestone(tx, {
        id,
        personId: clientId,
        milestone,
      })
      const [answered] = await tx.query(
        `update public.milestone_deliveries set outcome = $4, comment = $5, answered_at = now()
          where team_id = $1 and milestone = $2 and version = $3 and outcome is null returning version`,
        [teamId, milestone, body.version, body.answer, body.comment ?? null],
      )
      if (answered === undefined) throw new AppError('delivery_settled')
      await addPlanEvent(tx, teamId, {
        authorId: clientId,
        kind: 'delivery',
        details: { milestone, version: body.version, state: body.answer },
      })
      const [over] = await tx.query(
        'select from public.plans where team_id = $1 and delivered_at = now()',
        [teamId],
      )
      const kind = body.answer === 'accepted' ? 'delivery_accepted' : 'delivery_changes_asked'
      if (over === undefined)
        await notifyOfPlan(deps, tx, teamId, { kind, to: 'members', milestone })
      else {
        await notifyOfPlan(deps, tx, teamId, { kind: 'feedback_asked', to: 'everybody' })
        await notifyOfPlan(deps, tx, teamId, { kind: 'former_feedback_asked', to: 'former' })
      }
      await settleTeam(deps, tx, { teamId })
    })
    return c.json(await showPlan(db, { id, personId: clientId }))
  })
