import { planDetail, projectPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { showPlan } from './show-plan.ts'

const operation = {
  method: 'get',
  path: '/projects/{id}/plan',
  id: 'getPlan',
  summary: 'The plan of a project, for its client, the members who have accepted, and admins',
  tag: 'plans',
  access: 'person',
  params: projectPath,
  answers: { 200: { description: 'The plan, once the team is complete', schema: planDetail } },
  errors: ['project_not_found'],
} as const

/** GET /api/projects/{id}/plan */
export const getPlan = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: personId } }) =>
    c.json(await showPlan(db, { id, personId })),
  )
