import {
  AppError,
  BRIEF_MAX,
  projectDetail,
  projectPath,
  type SuggestionAnswerForm,
  suggestionAnswerForm,
} from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { type Asker, askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { readBrief } from '../brief/read-brief.ts'
import { saveBrief } from '../brief/save-brief.ts'
import { lockProject, type ProjectRow, requireProject, requireStep } from '../common/project-row.ts'
import { suggestionSentence } from '../engine/suggestion-sentence.ts'
import { textWith } from '../engine/text-with.ts'
import { openSuggestion } from './open-suggestion.ts'
import type { PhrasingDeps } from './phrasing-deps.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/suggestions',
  id: 'answerSuggestion',
  summary: 'Add what a model suggested to the brief of one’s own project, or drop it',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  body: suggestionAnswerForm,
  answers: { 200: { description: 'The project after the answer', schema: projectDetail } },
  errors: [
    'project_not_found',
    'suggestion_not_found',
    'project_step',
    'conflict',
    'validation_failed',
    'over_request_rate_limit',
  ],
} as const

/**
 * POST /api/projects/{id}/suggestions. 404 suggestion_not_found: there is none, or it is answered. 409 project_step: the
 * team is chosen already. 409 conflict: the brief was changed meanwhile.
 */
export const answerSuggestion = (deps: PhrasingDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    requireStep(project, 'collect', 'confirm', 'match', 'choose')
    if (body.answer === 'accepted') await accept(deps, project, askerOf(c, clientId), body)
    else await deps.db.transaction((tx) => settle(tx, project, body))
    return c.json(await deps.showProject({ id, clientId, language: visitorLanguage(c) }))
  })

/** Adds a suggestion's sentence to the brief, which our own engine then reads. */
async function accept(
  deps: PhrasingDeps,
  project: ProjectRow,
  asker: Asker,
  answer: SuggestionAnswerForm,
) {
  const { id: projectId, version, corrections, analysis } = project
  const { labels } = await openSuggestion(deps.db, project, answer)
  const { language } = analysis
  const said = suggestionSentence(labels[language], language)
  const text = textWith(project.text, { text: said }, language)
  if (text.length > BRIEF_MAX) throw new AppError('validation_failed')
  const brief = await readBrief(deps, asker, { text, corrections })
  await deps.db.transaction(async (tx) => {
    await settle(tx, project, answer)
    await saveBrief(tx, {
      projectId,
      version: version + 1,
      brief,
      before: { analysis, corrections },
      said: null,
    })
  })
}

/** Keeps the answer to an open suggestion of a project, which stays locked. */
async function settle(tx: Tx, project: ProjectRow, { requirement, answer }: SuggestionAnswerForm) {
  await lockProject(tx, project)
  const { position, suggestions } = await openSuggestion(tx, project, { requirement })
  const answered = suggestions.map((one) =>
    one.requirement === requirement ? { ...one, answer } : one,
  )
  await tx.query(
    'update public.turn_phrasings set suggestions = $3 where project_id = $1 and position = $2',
    [project.id, position, JSON.stringify(answered)],
  )
}
