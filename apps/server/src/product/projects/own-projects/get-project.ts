import { projectDetail, projectPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'

const operation = {
  method: 'get',
  path: '/projects/{id}',
  id: 'getProject',
  summary: 'One’s own project: conversation, brief, teams formed or the team chosen',
  tag: 'projects',
  access: 'person',
  params: projectPath,
  answers: { 200: { description: 'The project', schema: projectDetail } },
  errors: ['project_not_found'],
} as const

/** GET /api/projects/{id}, its sentences in the language that the request asks for. */
export const getProject = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: clientId } }) =>
    c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) })),
  )
