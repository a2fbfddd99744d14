import { AppError, type TeamKind, type TeamShareForm } from '@podium/domain'
import type { FormationRecord, Team } from '@podium/pods'
import type { Database } from '../../../platform/db/database.ts'
import { type ProjectRow, requireStep } from '../common/project-row.ts'
import { readRecord } from '../formation/read-record.ts'

export type TeamToShare = {
  team: Team
  record: FormationRecord
  /** Roles that somebody else holds since the team was formed: the reasons are not theirs. */
  passedOn: readonly string[]
}

/**
 * Team that a link is to show: one of those to choose from, or the chosen one. Throws `project_step` (409) where there is
 * none, and `conflict` (409) where others were formed meanwhile.
 */
export async function readTeamToShare(
  db: Database,
  project: ProjectRow,
  proposed: TeamShareForm['proposed'],
): Promise<TeamToShare> {
  const { id: projectId } = project
  requireStep(project, proposed === undefined ? 'plan' : 'choose')
  if (proposed !== undefined && proposed.formation_id !== project.formation_id) {
    throw new AppError('conflict')
  }
  const {
    formation_id: formationId,
    kind,
    passedOn,
  } = proposed ? { ...proposed, passedOn: [] } : await readChosen(db, projectId)
  const record = await readRecord(db, { projectId, formationId })
  const team = record.result.teams.find((one) => one.kind === kind)
  if (team === undefined) throw new AppError('conflict')
  return { team, record, passedOn }
}

type Chosen = { formation_id: string; kind: TeamKind; passedOn: string[] }

async function readChosen(db: Database, projectId: string): Promise<Chosen> {
  const [chosen] = await db.query<Chosen>(
    `select formation_id, kind, array(select role from public.invitations
       where team_id = teams.id and rank > 0 and status in ('open', 'accepted')) as "passedOn"
     from public.teams where project_id = $1 and status <> 'dissolved'`,
    [projectId],
  )
  if (chosen === undefined) throw new AppError('project_step')
  return chosen
}
