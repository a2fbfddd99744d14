import { AppError, departureForm, invitationPath, receivedInvitation } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { endMembership } from '../departures/end-membership.ts'
import { requireReceived } from '../invitations/read-received.ts'
import type { ProjectsDeps } from '../projects-deps.ts'

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
      // Whoever changes a project's invitations locks the project first.
      const [project] = await tx.query<{ id: string }>(
        `select projects.id from public.projects join public.teams on project_id = projects.id
           join public.invitations on team_id = teams.id
          where invitations.id = $1 and person_id = $2 for update of projects`,
        [id, personId],
      )
      if (project === undefined) throw new AppError('invitation_not_found')
      await endMembership(deps, tx, {
        projectId: project.id,
        invitationId: id,
        kind: 'left',
        reason,
        actorId: personId,
      })
    })
    return c.json(await requireReceived(deps.db, { id, personId }))
  })
