import { AppError, projectDetail, projectPath, teamChoiceForm } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { lockProject, requireProject, requireStep } from '../project-row.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { showProject } from '../show-project.ts'
import { storeChoice } from '../team/store-choice.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/team',
  id: 'chooseTeam',
  summary: 'Choose one of the teams that are shown',
  tag: 'projects',
  access: 'person',
  params: projectPath,
  body: teamChoiceForm,
  answers: { 200: { description: 'The project with its team', schema: projectDetail } },
  errors: ['project_not_found', 'project_step', 'conflict'],
} as const

/**
 * POST /api/projects/{id}/team. 409 project_step: no team is to be chosen now. 409 conflict: the teams were formed anew
 * meanwhile.
 */
export const chooseTeam = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    requireStep(project, 'choose')
    await deps.db.transaction(async (tx) => {
      const { formation_id: shown } = await lockProject(tx, project)
      if (shown !== body.formation_id) throw new AppError('conflict')
      await storeChoice(tx, project, { formationId: body.formation_id, kind: body.kind })
    })
    return c.json(await showProject(deps, { id, clientId, language: visitorLanguage(c) }))
  })
