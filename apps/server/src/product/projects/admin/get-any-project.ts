import { adminProjectDetail, adminProjectPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { showAnyProject } from './show-any-project.ts'

const operation = {
  method: 'get',
  path: '/admin/projects/{id}',
  id: 'getAnyProject',
  summary: 'A project of any client, with its brief, its teams and the record of each formation',
  tag: 'admin projects',
  access: 'admin',
  params: adminProjectPath,
  answers: { 200: { description: 'The project', schema: adminProjectDetail } },
  errors: ['project_not_found'],
} as const

/** GET /api/admin/projects/{id}. 404 project_not_found. */
export const getAnyProject = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id } }) => c.json(await showAnyProject(db, id)))
