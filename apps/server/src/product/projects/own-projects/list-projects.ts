import { projectList } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { projectsOf } from './projects-of.ts'

const operation = {
  method: 'get',
  path: '/projects',
  id: 'listProjects',
  summary: 'One’s own projects as a client, the one changed last first, each with what is next',
  tag: 'projects',
  access: 'person',
  answers: { 200: { description: 'The projects', schema: projectList } },
} as const

/** GET /api/projects */
export const listProjects = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { caller: { id } }) => c.json(await projectsOf(db, id)))
