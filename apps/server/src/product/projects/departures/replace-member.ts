import { AppError, departureForm, projectDetail, projectInvitationPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { lockProject, requireProject, requireStep } from '../common/project-row.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireTeam } from '../team/current-team.ts'
import { endMembership } from './end-membership.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/invitations/{invitation}/departure',
  id: 'replaceMember',
  summary:
    'Have somebody else in the place of a member who has accepted: they read why, and the next deputy is asked',
  tag: 'projects',
  access: 'person',
  params: projectInvitationPath,
  body: departureForm,
  answers: { 200: { description: 'The project with its invitations', schema: projectDetail } },
  errors: [
    'project_not_found',
    'invitation_not_found',
    'invitation_closed',
    'project_step',
    'conflict',
  ],
} as const

/** POST /api/projects/{id}/invitations/{invitation}/departure. 409 project_step: all is delivered. 409 invitation_closed: they are in no seat. */
export const replaceMember = (deps: ProjectsDeps) =>
  serve(
    operation,
    async (c, { params: { id, invitation }, body: { reason }, caller: { id: clientId } }) => {
      const project = await requireProject(deps.db, { id, clientId })
      requireStep(project, 'plan')
      await deps.db.transaction(async (tx) => {
        await lockProject(tx, project)
        const { id: teamId } = await requireTeam(tx, id, 'inviting', 'incomplete', 'complete')
        const [found] = await tx.query(
          'select from public.invitations where id = $1 and team_id = $2',
          [invitation, teamId],
        )
        if (found === undefined) throw new AppError('invitation_not_found')
        await endMembership(deps, tx, {
          projectId: id,
          invitationId: invitation,
          kind: 'replaced',
          reason,
          actorId: clientId,
        })
      })
      return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }))
    },
  )
