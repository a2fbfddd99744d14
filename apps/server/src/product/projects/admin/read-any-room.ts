import { AppError, adminProjectPath, roomQuery, roomReadingForm, roomView } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { lockProjectById } from '../common/project-row.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { viewOf } from '../room/show-room.ts'
import { storeReading } from './store-reading.ts'

const operation = {
  method: 'post',
  path: '/admin/projects/{id}/room',
  id: 'readAnyRoom',
  summary:
    'Room of any project, for a reason that its people read; the log keeps who read it, once an hour for a reason',
  tag: 'admin projects',
  access: 'admin',
  params: adminProjectPath,
  query: roomQuery,
  body: roomReadingForm,
  answers: { 200: { description: 'The room, with its newest messages', schema: roomView } },
  errors: ['project_not_found'],
} as const

/**
 * POST /api/admin/projects/{id}/room: recorded in the audit log, and told to the room with the reason, because a room is
 * private. 404 project_not_found.
 */
export const readAnyRoom = ({ db, recordAudit }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, query: { before }, body, caller }) => {
    const view = await db.transaction(async (tx) => {
      const project = await lockProjectById(tx, id)
      if (project === undefined) throw new AppError('project_not_found')
      const reading = { id, authorId: caller.id, reason: body.reason }
      if (await storeReading(tx, reading)) {
        await recordAudit(tx, {
          actorId: caller.id,
          action: 'project.read_room',
          targetType: 'project',
          targetId: id,
        })
      }
      return viewOf(tx, { id, title: project.title, before })
    })
    return c.json(view)
  })
