import {
  AppError,
  BRIEF_MAX,
  projectDetail,
  projectPath,
  type TurnForm,
  turnForm,
} from '@podium/domain'
import { type Asker, askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { lockProject, type ProjectRow, requireProject, requireStep } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { textWith } from '../engine/text-with.ts'
import { missingOf } from './next-questions.ts'
import { readBrief } from './read-brief.ts'
import { saveBrief } from './save-brief.ts'
import { addTurn } from './turns.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/turns',
  id: 'takeTurn',
  summary: 'Say more about a project, answer one of its questions, or leave them unanswered',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  body: turnForm,
  answers: { 200: { description: 'The project after the turn', schema: projectDetail } },
  errors: [
    'project_not_found',
    'project_step',
    'conflict',
    'validation_failed',
    'over_request_rate_limit',
  ],
} as const

/**
 * POST /api/projects/{id}/turns. 409 project_step: its team is chosen already. 409 conflict: the brief was changed
 * meanwhile.
 */
export const takeTurn = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, body, caller }) => {
    const project = await requireProject(deps.db, { id, clientId: caller.id })
    if (saidIn(body) === '') {
      requireStep(project, 'collect')
      await leaveQuestions(deps, project)
    } else {
      requireStep(project, 'collect', 'confirm', 'match', 'choose')
      await addToBrief(deps, { project, asker: askerOf(c, caller.id), turn: body })
    }
    return c.json(await deps.showProject({ id, clientId: caller.id, language: visitorLanguage(c) }))
  })

/** Text that was typed, for the conversation. */
const saidIn = ({ text, answers = [] }: TurnForm): string =>
  [...(text === undefined ? [] : [text]), ...answers.map((answer) => answer.text)].join('\n')

type Addition = { project: ProjectRow; asker: Asker; turn: TurnForm }

async function addToBrief(deps: EngineDeps, { project, asker, turn }: Addition) {
  const { id: projectId, version, corrections, analysis } = project
  const text = textWith(project.text, turn, analysis.language)
  if (text.length > BRIEF_MAX) throw new AppError('validation_failed')
  const brief = await readBrief(deps, asker, { text, corrections })
  await deps.db.transaction(async (tx) => {
    await lockProject(tx, project)
    await saveBrief(tx, {
      projectId,
      version: version + 1,
      brief,
      before: { analysis, corrections },
      said: saidIn(turn),
    })
  })
}

const leaveQuestions = ({ db }: EngineDeps, project: ProjectRow) =>
  db.transaction(async (tx) => {
    await lockProject(tx, project)
    const missing = missingOf(project.analysis, project.corrections)
    await addTurn(tx, {
      projectId: project.id,
      briefVersion: project.version,
      turn: { said: null, reply: 'ready', patch: [], missing, questions: [] },
    })
    await tx.query(`update public.projects set step = 'confirm' where id = $1`, [project.id])
  })
