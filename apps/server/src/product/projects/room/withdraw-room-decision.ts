import { AppError, room, roomDecisionPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireRoom } from './require-room.ts'
import { showRoom } from './show-room.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/room/decisions/{decision}/withdrawal',
  id: 'withdrawRoomDecision',
  summary: 'Withdraw a decision, as who recorded it or as the client; it stays readable',
  tag: 'rooms',
  access: 'person',
  params: roomDecisionPath,
  answers: { 200: { description: 'The room as it stands', schema: room } },
  errors: ['project_not_found', 'room_decision_not_found'],
} as const

/** POST /api/projects/{id}/room/decisions/{decision}/withdrawal. 404 room_decision_not_found: also withdrawn, or not one’s own. */
export const withdrawRoomDecision = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, decision }, caller: { id: personId } }) => {
    const { is_client } = await requireRoom(db, { id, personId })
    const [withdrawn] = await db.query(
      `update public.room_decisions set withdrawn_at = now(), withdrawn_by = $3
        where id = $2 and project_id = $1 and withdrawn_at is null and ($4 or author_id = $3) returning id`,
      [id, decision, personId, is_client],
    )
    if (withdrawn === undefined) throw new AppError('room_decision_not_found')
    return c.json(await showRoom(db, { id, personId }))
  })
