import { departureForm, invitationPath, receivedInvitation } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { lockProjectOf } from '../invitations/lock-project-of.ts'
import { requireReceived } from '../invitations/read-received.ts'
import { endMembership } from './end-membership.ts'

const operation = {
  method: 'post',
  path: '/invitations/{id}/departure',
  id: 'leaveTeam',
  summary:
    'Leave the team of a project with a reason that its client reads; the next deputy is asked',
  tag: 'invitations',
  access: 'person',
  params: invitationPath,
  body: departureForm,
  answers: { 200: { description: 'The invitation as it stands', schema: receivedInvitation } },
  errors: ['invitation_not_found', 'invitation_closed', 'project_step'],
} as const

/** POST /api/invitations/{id}/departure. 409 invitation_closed: one is in no seat. 409 project_step: all is delivered. */
export const leaveTeam = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, body: { reason }, caller: { id: personId } }) => {
    await deps.db.transaction(async (tx) => {
      const projectId = await lockProjectOf(tx, { invitation: id, personId })
      await endMembership(deps, tx, {
        projectId,
        invitationId: id,
        kind: 'left',
        reason,
        actorId: personId,
      })
    })
    return c.json(await requireReceived(deps.db, { id, personId }))
  })
