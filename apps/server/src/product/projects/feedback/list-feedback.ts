import { feedbackList, projectPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { showFeedback } from './show-feedback.ts'

const operation = {
  method: 'get',
  path: '/projects/{id}/feedback',
  id: 'listFeedback',
  summary:
    'Feedback given and, once both gave theirs or 14 days have passed, received at the end of a project',
  tag: 'plans',
  access: 'person',
  params: projectPath,
  answers: { 200: { description: 'Everybody the caller may judge', schema: feedbackList } },
  errors: ['project_not_found', 'project_step'],
} as const

/** GET /api/projects/{id}/feedback */
export const listFeedback = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: personId } }) =>
    c.json(await showFeedback(db, { id, personId })),
  )
