import { planChangesForm, planProposal, projectPath } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { computeChangedPlan } from './compute-changed-plan.ts'
import { CHANGE_REFUSALS } from './plan-refusals.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/plan/proposals',
  id: 'proposePlan',
  summary:
    'What changes to one’s own project’s plan would move, or planning again from today; nothing is stored',
  tag: 'plans',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  body: planChangesForm,
  answers: { 200: { description: 'What would move', schema: planProposal } },
  errors: CHANGE_REFUSALS,
} as const

/** POST /api/projects/{id}/plan/proposals. 409 conflict: it is about another version than the newest. */
export const proposePlan = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, body: asked, caller: { id: clientId } }) => {
    const { version, plan, moved, joined } = await computeChangedPlan(deps, {
      id,
      clientId,
      asker: askerOf(c, clientId),
      asked,
    })
    const isMoved = new Set(moved)
    return c.json({
      version,
      finish: plan.finish,
      joined: joined.map(({ role }) => role),
      moved: plan.tasks
        .filter((task) => isMoved.has(task.id))
        .map((task) => ({
          task: task.id,
          role: task.person ?? '',
          start: task.start,
          finish: task.finish,
        })),
    })
  })
