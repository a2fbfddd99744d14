import { AppError, projectPath } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { cancelProjects } from '../team/cancel-projects.ts'

const operation = {
  method: 'delete',
  path: '/projects/{id}',
  id: 'deleteProject',
  summary:
    'Delete one’s own project with everything that belongs to it; whom it has asked are told',
  tag: 'projects',
  access: 'person',
  params: projectPath,
  answers: { 200: { description: 'Done', schema: z.object({ success: z.literal(true) }) } },
  errors: ['project_not_found'],
} as const

/** DELETE /api/projects/{id} */
export const deleteProject = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: clientId } }) => {
    await deps.db.transaction(async (tx) => {
      await cancelProjects(deps, tx, { clientId, projectId: id })
      const [gone] = await tx.query(
        'delete from public.projects where id = $1 and client_id = $2 returning id',
        [id, clientId],
      )
      if (gone === undefined) throw new AppError('project_not_found')
    })
    return c.json({ success: true })
  })
