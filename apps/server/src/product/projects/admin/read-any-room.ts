import { AppError, adminProjectPath, roomQuery, roomView } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { viewOf } from '../room/show-room.ts'

const operation = {
  method: 'post',
  path: '/admin/projects/{id}/room',
  id: 'readAnyRoom',
  summary: 'Room of any project; the log keeps who read it',
  tag: 'admin projects',
  access: 'admin',
  params: adminProjectPath,
  query: roomQuery,
  answers: { 200: { description: 'The room, with its newest messages', schema: roomView } },
  errors: ['project_not_found'],
} as const

/** POST /api/admin/projects/{id}/room: recorded in the audit log, because a room is private. 404 project_not_found. */
export const readAnyRoom = ({ db, recordAudit }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, query: { before }, caller: { id: actorId } }) => {
    const view = await db.transaction(async (tx) => {
      const [project] = await tx.query<{ title: string }>(
        'select title from public.projects where id = $1',
        [id],
      )
      if (project === undefined) throw new AppError('project_not_found')
      await recordAudit(tx, {
        actorId,
        action: 'project.read_room',
        targetType: 'project',
        targetId: id,
      })
      return viewOf(tx, { id, title: project.title, before })
    })
    return c.json(view)
  })
