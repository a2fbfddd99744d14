import { receivedInvitations } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { listReceived } from './read-received.ts'

const operation = {
  method: 'get',
  path: '/invitations',
  id: 'listInvitations',
  summary: 'Invitations that one has received, open ones first, then the newest',
  tag: 'invitations',
  access: 'person',
  answers: { 200: { description: 'The invitations', schema: receivedInvitations } },
} as const

/** GET /api/invitations */
export const listInvitations = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { caller: { id } }) => c.json(await listReceived(db, id)))
