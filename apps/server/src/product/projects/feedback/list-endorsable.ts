import { endorsableList, milestonePath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { showEndorsable } from './show-endorsable.ts'

const operation = {
  method: 'get',
  path: '/projects/{id}/plan/milestones/{milestone}/endorsements',
  id: 'listEndorsable',
  summary: 'Who worked for a milestone of one’s own project, with the skills one may endorse',
  tag: 'plans',
  access: 'person',
  params: milestonePath,
  answers: { 200: { description: 'The people of the milestone', schema: endorsableList } },
  errors: ['project_not_found', 'project_step'],
} as const

/** GET /api/projects/{id}/plan/milestones/{milestone}/endorsements */
export const listEndorsable = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, milestone }, caller: { id: clientId } }) =>
    c.json(await showEndorsable(db, { id, clientId, milestone })),
  )
