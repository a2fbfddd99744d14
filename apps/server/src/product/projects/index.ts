import type { Database } from '../../platform/db/database.ts'
import type { Served } from '../../platform/http/operation.ts'
import { createEngine } from './engine/create-engine.ts'
import { createEngineTurns } from './engine/engine-turns.ts'
import { chooseTeam } from './operations/choose-team.ts'
import { correctRequirement } from './operations/correct-requirement.ts'
import { createProject } from './operations/create-project.ts'
import { deleteProject } from './operations/delete-project.ts'
import { formProjectTeams } from './operations/form-project-teams.ts'
import { getProject } from './operations/get-project.ts'
import { listProjects } from './operations/list-projects.ts'
import { takeTurn } from './operations/take-turn.ts'

export { EXPORT_SECTIONS } from './export-sections.ts'

type Setting = { db: Database; settings: { authRateLimits: boolean | undefined } }

/** Projects: from a brief in one's own words to a chosen team (decisions 0170 and 0171). */
export function createProjects({ db, settings }: Setting): {
  operations: Served[]
  stop(): Promise<void>
} {
  const engine = createEngine()
  const turns = createEngineTurns(db, { isOn: settings.authRateLimits === true })
  const deps = { db, engine, turns }
  return {
    operations: [
      listProjects(deps),
      createProject(deps),
      getProject(deps),
      deleteProject(deps),
      takeTurn(deps),
      correctRequirement(deps),
      formProjectTeams(deps),
      chooseTeam(deps),
    ],
    stop: engine.stop,
  }
}
