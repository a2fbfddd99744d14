import { AppError, modelConsentForm, projectDetail, projectPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { requireProject } from '../common/project-row.ts'
import type { PhrasingDeps } from './phrasing-deps.ts'

const operation = {
  method: 'put',
  path: '/projects/{id}/model-consent',
  id: 'answerModelConsent',
  summary:
    'Let the provider’s model read the brief of one’s own project, refuse it, or take it back',
  tag: 'projects',
  access: 'person',
  params: projectPath,
  body: modelConsentForm,
  answers: { 200: { description: 'The project after the answer', schema: projectDetail } },
  errors: ['project_not_found', 'model_not_set', 'conflict'],
} as const

/**
 * PUT /api/projects/{id}/model-consent. 404 model_not_set: the provider has none. 409 conflict: it is another one than
 * the person was shown.
 */
export const answerModelConsent = (deps: PhrasingDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: clientId } }) => {
    const { db, phrasing } = deps
    await requireProject(db, { id, clientId })
    if (phrasing === undefined) throw new AppError('model_not_set')
    const { host, name } = phrasing.model
    if (body.host !== host || body.model !== name) throw new AppError('conflict')
    await db.query(
      `insert into public.model_consents (project_id, host, model, is_given) values ($1, $2, $3, $4)
       on conflict (project_id) do update
       set host = excluded.host, model = excluded.model, is_given = excluded.is_given, answered_at = now()`,
      [id, host, name, body.given],
    )
    return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }))
  })
