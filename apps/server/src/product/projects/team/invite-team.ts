import { projectDetail, projectPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { lockProject, requireProject, requireStep } from '../common/project-row.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireTeam } from './current-team.ts'
import { settleTeam } from './settle-team.ts'
import { tellReleased } from './tell-released.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/invitations',
  id: 'inviteTeam',
  summary: 'Ask everybody in the chosen team, each with the time to answer',
  tag: 'projects',
  access: 'person',
  params: projectPath,
  answers: { 200: { description: 'The project with its invitations', schema: projectDetail } },
  errors: ['project_not_found', 'project_step', 'conflict'],
} as const

/** POST /api/projects/{id}/invitations. 409 project_step: no team is chosen, or it is asked already. */
export const inviteTeam = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    requireStep(project, 'plan')
    await deps.db.transaction(async (tx) => {
      await lockProject(tx, project)
      const { id: teamId } = await requireTeam(tx, id, 'chosen')
      await tx.query(`update public.teams set status = 'inviting' where id = $1`, [teamId])
      await settleTeam(deps, tx, { teamId })
      await tellReleased(deps, tx, id)
      await deps.recordAudit(tx, {
        actorId: clientId,
        action: 'project.invite',
        targetType: 'project',
        targetId: id,
      })
    })
    return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }))
  })
