import { AppError, projectDetail, projectInvitationPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { lockProject, requireProject, requireStep } from '../common/project-row.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireTeam } from './current-team.ts'
import { notifyPerson } from './invitation-mails.ts'
import { settleTeam } from './settle-team.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/invitations/{invitation}/withdrawal',
  id: 'withdrawInvitation',
  summary: 'Take back an open invitation; the next deputy is asked',
  tag: 'projects',
  access: 'person',
  params: projectInvitationPath,
  answers: { 200: { description: 'The project with its invitations', schema: projectDetail } },
  errors: [
    'project_not_found',
    'invitation_not_found',
    'invitation_closed',
    'project_step',
    'conflict',
  ],
} as const

/** POST /api/projects/{id}/invitations/{invitation}/withdrawal. 409 invitation_closed: it is not open any more. */
export const withdrawInvitation = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, invitation }, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    requireStep(project, 'plan')
    await deps.db.transaction(async (tx) => {
      await lockProject(tx, project)
      const { id: teamId } = await requireTeam(tx, id, 'inviting', 'incomplete', 'complete')
      const [found] = await tx.query<{ person_id: string; is_open: boolean }>(
        `select person_id, status = 'open' and due_at > clock_timestamp() as is_open
           from public.invitations where id = $1 and team_id = $2`,
        [invitation, teamId],
      )
      if (found === undefined) throw new AppError('invitation_not_found')
      if (!found.is_open) throw new AppError('invitation_closed')
      await tx.query(
        `update public.invitations set status = 'withdrawn', answered_at = clock_timestamp() where id = $1`,
        [invitation],
      )
      await notifyPerson(deps, tx, {
        personId: found.person_id,
        invitationId: invitation,
        kind: 'invitation_withdrawn',
      })
      await settleTeam(deps, tx, { teamId })
      await deps.recordAudit(tx, {
        actorId: clientId,
        action: 'project.withdraw_invitation',
        targetType: 'project',
        targetId: id,
        details: { invitation },
      })
    })
    return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }))
  })
