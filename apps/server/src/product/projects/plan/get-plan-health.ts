import { planHealth, projectPath } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { showHealth } from './show-health.ts'

const operation = {
  method: 'get',
  path: '/projects/{id}/plan/health',
  id: 'getPlanHealth',
  summary:
    'How a project stands, why, and what to do about it; for its client with the money spent',
  tag: 'plans',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  answers: { 200: { description: 'The health of the plan today', schema: planHealth } },
  errors: ['project_not_found', 'project_step', 'over_request_rate_limit'],
} as const

/** GET /api/projects/{id}/plan/health, its sentences in the language that the request asks for. */
export const getPlanHealth = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: personId } }) =>
    c.json(
      await showHealth(deps, {
        id,
        personId,
        asker: askerOf(c, personId),
        language: visitorLanguage(c),
      }),
    ),
  )
