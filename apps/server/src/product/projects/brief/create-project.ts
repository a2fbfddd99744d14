import { projectDetail, projectForm } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { insertProject } from './insert-project.ts'
import { readBrief } from './read-brief.ts'

const operation = {
  method: 'post',
  path: '/projects',
  id: 'createProject',
  summary: 'Begin a project with a brief in one’s own words, in French or English',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  body: projectForm,
  answers: {
    201: { description: 'What was understood, and what is asked next', schema: projectDetail },
  },
  errors: ['project_limit', 'over_request_rate_limit'],
} as const

/** POST /api/projects. 409 project_limit: the person has as many as they may have. */
export const createProject = (deps: EngineDeps) =>
  serve(operation, async (c, { body: { text }, caller: { id: clientId } }) => {
    const brief = await readBrief(deps, askerOf(c, clientId), { text, corrections: [] })
    const id = await insertProject(deps, clientId, brief)
    return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }), 201)
  })
