import type { FormationRecord } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import { missingOf } from '../brief/next-questions.ts'
import { addTurn } from '../brief/turns.ts'
import type { ProjectRow } from '../common/project-row.ts'
import { type Formed, forgetOldFormations, storeFormation } from './store-formation.ts'

/**
 * Stores a formation of a locked project, and returns its id. It is the one that the project shows from then on, and puts
 * the project to `choose`, or to `match` without a team; another step than before is a turn of the conversation. One
 * without a team never takes the place of one with teams to choose from.
 */
export async function showFormed(tx: Tx, project: ProjectRow, formed: Formed): Promise<string> {
  const formationId = await storeFormation(tx, project, formed)
  const isPossible = formed.record.result.teams.length > 0
  if (!isPossible && project.step === 'choose') {
    await forgetOldFormations(tx, project.id)
    return formationId
  }
  const step = isPossible ? 'choose' : 'match'
  await tx.query('update public.projects set step = $2, formation_id = $3 where id = $1', [
    project.id,
    step,
    formationId,
  ])
  if (step !== project.step) await tellOutcome(tx, project, formed.record)
  await forgetOldFormations(tx, project.id)
  return formationId
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
