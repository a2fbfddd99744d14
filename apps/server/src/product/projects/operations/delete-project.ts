import { AppError, projectPath } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../projects-deps.ts'

const operation = {
  method: 'delete',
  path: '/projects/{id}',
  id: 'deleteProject',
  summary: 'Delete one’s own project with everything that belongs to it',
  tag: 'projects',
  access: 'person',
  params: projectPath,
  answers: { 200: { description: 'Done', schema: z.object({ success: z.literal(true) }) } },
  errors: ['project_not_found'],
} as const

/** DELETE /api/projects/{id} */
export const deleteProject = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: clientId } }) => {
    const [gone] = await db.query(
      'delete from public.projects where id = $1 and client_id = $2 returning id',
      [id, clientId],
    )
    if (gone === undefined) throw new AppError('project_not_found')
    return c.json({ success: true })
  })
