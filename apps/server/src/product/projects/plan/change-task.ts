import { AppError, planDetail, planTaskPath, taskForm } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { lockProjectById } from '../common/project-row.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { settleTeam } from '../team/settle-team.ts'
import { requireOpenPlan } from './require-plan.ts'
import { showPlan } from './show-plan.ts'
import { storeTask, taskNow } from './store-task.ts'

const operation = {
  method: 'patch',
  path: '/projects/{id}/plan/tasks/{task}',
  id: 'changeTask',
  summary:
    'Say of one’s own task that it has begun or is done, and how much is left; clients of any task',
  tag: 'plans',
  access: 'person',
  params: planTaskPath,
  body: taskForm,
  answers: { 200: { description: 'The plan as it stands', schema: planDetail } },
  errors: ['project_not_found', 'project_step', 'plan_task_unknown', 'plan_task_not_own'],
} as const

/**
 * PATCH /api/projects/{id}/plan/tasks/{task}. 403 plan_task_not_own: it is another member's. 409 project_step: all is
 * delivered.
 */
export const changeTask = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, task }, body: said, caller: { id: personId } }) => {
    await deps.db.transaction(async (tx) => {
      await lockProjectById(tx, id)
      const { team_id: teamId, is_client, own_roles } = await requireOpenPlan(tx, { id, personId })
      const { role } = await taskNow(tx, { teamId, task })
      if (!is_client && !own_roles.includes(role)) throw new AppError('plan_task_not_own')
      await storeTask(tx, { teamId, task, authorId: personId, said })
      await settleTeam(deps, tx, { teamId })
    })
    return c.json(await showPlan(deps.db, { id, personId }))
  })
