import { invitationPath, receivedInvitation } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireReceived } from './read-received.ts'

const operation = {
  method: 'get',
  path: '/invitations/{id}',
  id: 'getInvitation',
  summary:
    'Invitation that one has received, with the brief and the team while it is open or accepted',
  tag: 'invitations',
  access: 'person',
  params: invitationPath,
  answers: { 200: { description: 'The invitation', schema: receivedInvitation } },
  errors: ['invitation_not_found'],
} as const

/** GET /api/invitations/{id} */
export const getInvitation = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: personId } }) =>
    c.json(await requireReceived(db, { id, personId })),
  )
