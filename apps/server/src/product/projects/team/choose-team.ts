import { AppError, projectDetail, projectPath, teamChoiceForm } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { agreedCorrections } from '../brief/agreed-corrections.ts'
import { readBrief } from '../brief/read-brief.ts'
import { lockProject, requireProject, requireStep } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { readRecord } from '../formation/read-record.ts'
import { storeChoice } from './store-choice.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/team',
  id: 'chooseTeam',
  summary: 'Choose one of the teams that are shown',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  body: teamChoiceForm,
  answers: { 200: { description: 'The project with its team', schema: projectDetail } },
  errors: ['project_not_found', 'project_step', 'conflict', 'over_request_rate_limit'],
} as const

/**
 * POST /api/projects/{id}/team. 409 project_step: no team is to be chosen now. 409 conflict: the teams were formed anew
 * meanwhile. The budget and the day that the teams were formed for become the brief's.
 */
export const chooseTeam = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    requireStep(project, 'choose')
    const { formation_id: formationId, kind } = body
    const record = await readRecord(deps.db, { projectId: id, formationId })
    const corrections = agreedCorrections(project.corrections, record)
    const agreed =
      corrections === project.corrections
        ? null
        : await readBrief(deps, askerOf(c, clientId), { text: project.text, corrections })
    await deps.db.transaction(async (tx) => {
      const { formation_id: shown } = await lockProject(tx, project)
      if (shown !== formationId) throw new AppError('conflict')
      await storeChoice(tx, project, { formationId, record, kind, agreed })
    })
    return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }))
  })
