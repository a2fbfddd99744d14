import { AppError, projectDetail, projectPath, teamChoiceForm } from '@podium/domain'
import type { FormationRecord } from '@podium/pods'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { missingOf } from '../brief/next-questions.ts'
import { lockProject, requireProject, requireStep } from '../project-row.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { showProject } from '../show-project.ts'
import { insertTeam } from '../team/insert-team.ts'
import { addTurn } from '../turns.ts'

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
      const [formed] = await tx.query<{ record: FormationRecord }>(
        'select record from public.project_formations where id = $1 and project_id = $2',
        [body.formation_id, id],
      )
      const team = formed?.record.result.teams.find(({ kind }) => kind === body.kind)
      if (formed === undefined || team === undefined) throw new AppError('conflict')
      await insertTeam(tx, {
        projectId: id,
        formationId: body.formation_id,
        record: formed.record,
        team,
      })
      await tx.query(`update public.projects set step = 'plan' where id = $1`, [id])
      await addTurn(tx, {
        projectId: id,
        briefVersion: project.version,
        turn: {
          said: null,
          reply: 'chosen',
          patch: [],
          missing: missingOf(project.analysis, project.corrections),
          questions: [],
        },
      })
    })
    return c.json(await showProject(deps, { id, clientId, language: visitorLanguage(c) }))
  })
