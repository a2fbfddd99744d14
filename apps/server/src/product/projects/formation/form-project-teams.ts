import { AppError, formationForm, formedProject, projectPath } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { lockProject, requireProject, requireStep } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { formFor } from './form-for.ts'
import { showFormation } from './show-formation.ts'
import { showFormed } from './show-formed.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/formations',
  id: 'formTeams',
  summary:
    'Form up to three teams from everybody who could be in one, under other wishes too: budget, day, quality, people',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  body: formationForm,
  answers: {
    200: {
      description: 'The project with its teams, or what would have to change',
      schema: formedProject,
    },
  },
  errors: [
    'project_not_found',
    'project_step',
    'person_not_proposed',
    'conflict',
    'over_request_rate_limit',
  ],
} as const

/**
 * POST /api/projects/{id}/formations. 409 project_step: the brief still has questions, or a team is chosen already. 422
 * person_not_proposed: a team tells its people's rates and dates, so nobody is put into one by their id alone.
 */
export const formProjectTeams = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, body: asked, caller: { id: clientId } }) => {
    const project = await requireProject(deps.db, { id, clientId })
    requireStep(project, 'confirm', 'match', 'choose')
    await requireProposed(deps, { id, people: Object.values(asked.locked ?? {}) })
    const { record, market } = await formFor(deps, { project, asker: askerOf(c, clientId), asked })
    const formed = await deps.db.transaction(async (tx) => {
      await lockProject(tx, project)
      return showFormed(tx, project, { record, market, asked })
    })
    const language = visitorLanguage(c)
    const shown = await deps.showProject({ id, clientId, language })
    const isShown = shown.formation?.id === formed || record.result.teams.length > 0
    return c.json({
      ...shown,
      impossible: isShown ? null : await showFormation(deps, { id: formed, project, language }),
    })
  })

async function requireProposed(
  { db }: EngineDeps,
  { id, people }: { id: string; people: readonly string[] },
) {
  const [unknown] = await db.query(
    `select from unnest($2::uuid[]) as asked (person_id)
      where not exists (select from public.project_proposals as proposed
        where project_id = $1 and proposed.person_id = asked.person_id)`,
    [id, people],
  )
  if (unknown !== undefined) throw new AppError('person_not_proposed')
}
