import { AppError, projectDetail, projectPath } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { requireProject } from '../common/project-row.ts'
import { turnToPhrase } from './model-of-project.ts'
import { phraseTurn } from './phrase-turn.ts'
import type { PhrasingDeps } from './phrasing-deps.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/phrasings',
  id: 'phraseLastTurn',
  summary:
    'Have the reply to what was said last phrased by the provider’s model, where the client lets it read the brief',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  answers: { 200: { description: 'The project, phrased or not', schema: projectDetail } },
  errors: ['project_not_found', 'model_not_set', 'over_request_rate_limit'],
} as const

/**
 * POST /api/projects/{id}/phrasings. 404 model_not_set: the provider has none. Without consent, without something to
 * phrase and without a usable answer the project stays as it is.
 */
export const phraseLastTurn = (deps: PhrasingDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: clientId } }) => {
    const { phrasing } = deps
    if (phrasing === undefined) throw new AppError('model_not_set')
    const language = visitorLanguage(c)
    const project = await requireProject(deps.db, { id, clientId })
    const before = await deps.showProject({ id, clientId, language })
    const turn = turnToPhrase(before.turns)
    if (before.model?.is_waiting !== true || turn === undefined) return c.json(before)
    const asker = askerOf(c, clientId)
    await phrasing.inTurn(asker, () =>
      phraseTurn({ ...deps, phrasing }, { project, turn, language, asker }),
    )
    return c.json(await deps.showProject({ id, clientId, language }))
  })
