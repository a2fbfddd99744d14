import {
  AppError,
  CORRECTIONS_MAX,
  correctionForm,
  projectDetail,
  projectPath,
} from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { lockProject, requireProject, requireStep } from '../common/project-row.ts'
import { withCorrection } from '../engine/corrections.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { readBrief } from './read-brief.ts'
import { saveBrief } from './save-brief.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/corrections',
  id: 'correctRequirement',
  summary:
    'Drop a requirement, make it optional or a must, set another value, or go back to the brief’s own',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  body: correctionForm,
  answers: { 200: { description: 'The project after the correction', schema: projectDetail } },
  errors: ['project_not_found', 'project_step', 'conflict', 'over_request_rate_limit'],
} as const

/**
 * POST /api/projects/{id}/corrections. 409 project_step: its team is chosen already. A requirement that the brief does
 * not have changes nothing until it has it.
 */
export const correctRequirement = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    requireStep(project, 'collect', 'confirm', 'match', 'choose')
    const { text, version, analysis, corrections } = project
    const corrected = withCorrection(corrections, body)
    if (corrected.length > CORRECTIONS_MAX) throw new AppError('validation_failed')
    const brief = await readBrief(deps, askerOf(c, clientId), {
      text,
      corrections: corrected,
    })
    await deps.db.transaction(async (tx) => {
      await lockProject(tx, project)
      await saveBrief(tx, {
        projectId: id,
        version: version + 1,
        brief,
        before: { analysis, corrections },
        said: null,
      })
    })
    return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }))
  })
