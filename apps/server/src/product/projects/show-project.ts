import type { ProjectDetail, ProjectTurn } from '@podium/domain'
import type { Language } from '@podium/i18n'
import { requirementsOf } from './brief/requirements-of.ts'
import { showFormation } from './formation/show-formation.ts'
import { type ProjectRow, requireProject } from './project-row.ts'
import type { ProjectsDeps } from './projects-deps.ts'
import { showTeam } from './team/show-team.ts'
import { typesetLabels } from './typeset-labels.ts'

type Wanted = { id: string; clientId: string; language: Language }

/** A client's own project with all that its screen shows, its sentences in a language. Throws `project_not_found` (404). */
export async function showProject(
  deps: ProjectsDeps,
  { id, clientId, language }: Wanted,
): Promise<ProjectDetail> {
  const project = await requireProject(deps.db, { id, clientId })
  const turns = await deps.db.query<Omit<ProjectTurn, 'created_at'> & { created_at: Date }>(
    `select position, said, reply, patch, missing, questions, created_at
       from public.project_turns where project_id = $1 order by position`,
    [id],
  )
  const { title, step, formation_id: formationId, created_at, updated_at } = project
  return {
    id,
    title,
    step,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    brief: briefOf(project),
    turns: turns.map((turn) => ({ ...turn, created_at: turn.created_at.toISOString() })),
    formation:
      formationId === null
        ? null
        : await showFormation(deps, { id: formationId, project, language }),
    team: step === 'plan' ? await showTeam(deps.db, id) : null,
  }
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
