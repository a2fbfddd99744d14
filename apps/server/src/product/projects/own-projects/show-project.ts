import type { ProjectDetail, ProjectTurn } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import type { Model } from '../../../platform/model/model.ts'
import { requirementsOf } from '../brief/requirements-of.ts'
import { type ProjectRow, requireProject } from '../common/project-row.ts'
import type { ShowProject } from '../common/projects-deps.ts'
import { typesetLabels } from '../common/typeset-labels.ts'
import type { Engine } from '../engine/create-engine.ts'
import { showFormation } from '../formation/show-formation.ts'
import { modelOfProject } from '../phrasing/model-of-project.ts'
import { showTeam } from '../team/show-team.ts'

type Sources = { db: Database; engine: Engine; model: Model | undefined }

/** The reader of a client's project, its sentences told by an engine, and the model that may phrase its turns, where one is set. */
export function createShowProject({ db, engine, model }: Sources): ShowProject {
  return async ({ id, clientId, language }) => {
    const project = await requireProject(db, { id, clientId })
    const turns = await turnsOf(db, id)
    const { title, step, formation_id: formationId, created_at, updated_at } = project
    return {
      id,
      title,
      step,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      brief: briefOf(project),
      turns,
      formation:
        formationId === null
          ? null
          : await showFormation({ db, engine }, { id: formationId, project, language }),
      team: step === 'plan' ? await showTeam(db, id) : null,
      model: model ? await modelOfProject(db, model, { project, turns }) : null,
    }
  }
}

async function turnsOf(db: Database, projectId: string): Promise<ProjectTurn[]> {
  const turns = await db.query<Omit<ProjectTurn, 'created_at'> & { created_at: Date }>(
    `select position, said, turns.reply, patch, missing, questions, turns.created_at,
       case when phrasings.position is not null then jsonb_build_object('host', host, 'model', model,
         'language', language, 'reply', phrasings.reply, 'suggestions', suggestions) end as phrasing
     from public.project_turns as turns left join public.turn_phrasings as phrasings using (project_id, position)
     where project_id = $1 order by position`,
    [projectId],
  )
  return turns.map((turn) => ({ ...turn, created_at: turn.created_at.toISOString() }))
}

function briefOf({
  version,
  text,
  analysis,
  corrections,
  scope,
}: ProjectRow): ProjectDetail['brief'] {
  return {
    version,
    text,
    language: analysis.language,
    requirements: requirementsOf(analysis, corrections),
    roles: scope.roles.map(({ id, labels, effortDays, optional }) => ({
      id,
      labels: typesetLabels(labels),
      days: effortDays.likely,
      optional,
    })),
    start: scope.start,
    due: scope.due,
    budget: scope.budget && { max: scope.budget.max, currency: scope.budget.currency },
  }
}
