import { ownRoomQuery, projectPath, roomNews } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { showRoomNews } from './show-room-news.ts'

const operation = {
  method: 'get',
  path: '/projects/{id}/room',
  id: 'getRoom',
  summary:
    'Room of a project, for its client and the members who have accepted: people, messages, decisions',
  tag: 'rooms',
  access: 'person',
  params: projectPath,
  query: ownRoomQuery,
  answers: { 200: { description: 'The room, with its newest messages', schema: roomNews } },
  errors: ['project_not_found'],
} as const

/** GET /api/projects/{id}/room */
export const getRoom = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, query, caller: { id: personId } }) =>
    c.json(await showRoomNews(db, { id, personId, ...query })),
  )
