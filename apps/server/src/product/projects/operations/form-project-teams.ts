import { type FormationForm, formationForm, projectDetail, projectPath } from '@podium/domain'
import type { FormationRecord } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import { type Asker, askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { missingOf } from '../brief/next-questions.ts'
import { forgetOldFormations, storeFormation } from '../formation/store-formation.ts'
import { readMarket } from '../market/read-market.ts'
import { lockProject, type ProjectRow, requireProject, requireStep } from '../project-row.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { showProject } from '../show-project.ts'
import { addTurn } from '../turns.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/formations',
  id: 'formTeams',
  summary:
    'Form up to three teams from everybody who could be in one, under other wishes too: budget, day, quality, people',
  tag: 'projects',
  access: 'person',
  params: projectPath,
  body: formationForm,
  answers: {
    200: {
      description: 'The project with its teams, or what would have to change',
      schema: projectDetail,
    },
  },
  errors: ['project_not_found', 'project_step', 'conflict', 'over_request_rate_limit'],
} as const

/**
 * POST /api/projects/{id}/formations. 409 project_step: the brief still has questions, or a team is chosen already.
 */
export const formProjectTeams = (deps: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, body: asked, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    requireStep(project, 'confirm', 'match', 'choose')
    const { record, market } = await formFor(deps, { project, asker: askerOf(c, clientId), asked })
    await deps.db.transaction(async (tx) => {
      await lockProject(tx, project)
      const formationId = await storeFormation(tx, project, { record, market, asked })
      const step = record.result.teams.length > 0 ? 'choose' : 'match'
      await tx.query('update public.projects set step = $2, formation_id = $3 where id = $1', [
        id,
        step,
        formationId,
      ])
      if (step !== project.step) await tellOutcome(tx, project, record)
      await forgetOldFormations(tx, id)
    })
    return c.json(await showProject(deps, { id, clientId, language: visitorLanguage(c) }))
  })

type Wanted = { project: ProjectRow; asker: Asker; asked: FormationForm }

function formFor({ db, engine, turns }: ProjectsDeps, { project, asker, asked }: Wanted) {
  return turns.inTurn(asker, async () => {
    const began = new Date().toISOString()
    const rows = await readMarket(db, { clientId: project.client_id, firstWeek: mondayOf(began) })
    const { id: seed, scope } = project
    return engine.run('form', { scope, rows, asked, seed, began })
  })
}

/** Monday (UTC) of an instant's week. */
function mondayOf(instant: string): string {
  const day = new Date(instant)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

const tellOutcome = (tx: Tx, project: ProjectRow, { result }: FormationRecord) =>
  addTurn(tx, {
    projectId: project.id,
    briefVersion: project.version,
    turn: {
      said: null,
      reply: result.teams.length > 0 ? 'formed' : 'impossible',
      patch: [],
      missing: missingOf(project.analysis, project.corrections),
      questions: [],
    },
  })
