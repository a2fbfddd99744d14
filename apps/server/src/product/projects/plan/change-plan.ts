import { planChangesForm, planDetail, projectPath } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { lockProjectById } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { computeChangedPlan } from './compute-changed-plan.ts'
import { notifyOfPlan } from './plan-mails.ts'
import { CHANGE_REFUSALS } from './plan-refusals.ts'
import { showPlan } from './show-plan.ts'
import { storeVersion } from './store-version.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/plan/versions',
  id: 'changePlan',
  summary:
    'Accept changes to one’s own project’s plan, or planning again from today; what does not depend on them stays',
  tag: 'plans',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  body: planChangesForm,
  answers: { 200: { description: 'The plan as it stands', schema: planDetail } },
  errors: CHANGE_REFUSALS,
} as const

/** POST /api/projects/{id}/plan/versions. 409 conflict: another version came first. */
export const changePlan = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, body: asked, caller: { id: clientId } }) => {
    const changed = await computeChangedPlan(deps, {
      id,
      clientId,
      asker: askerOf(c, clientId),
      asked,
    })
    await deps.db.transaction(async (tx) => {
      await lockProjectById(tx, id)
      const isFirst = await isFirstInAnHour(tx, changed.teamId)
      await storeVersion(tx, changed, clientId)
      if (isFirst && changed.moved.length > 0) {
        await notifyOfPlan(deps, tx, changed.teamId, { kind: 'plan_changed', to: 'members' })
      }
      await deps.recordAudit(tx, {
        actorId: clientId,
        action: 'project.change_plan',
        targetType: 'project',
        targetId: id,
      })
    })
    return c.json(await showPlan(deps.db, { id, personId: clientId }))
  })

/** Whether a plan did not change within the last hour, so that members get one mail an hour at most. */
async function isFirstInAnHour(tx: Tx, teamId: string): Promise<boolean> {
  const recent = await tx.query(
    `select from public.plan_events
      where team_id = $1 and kind = 'replanned' and created_at > now() - interval '1 hour' limit 1`,
    [teamId],
  )
  return recent.length === 0
}
