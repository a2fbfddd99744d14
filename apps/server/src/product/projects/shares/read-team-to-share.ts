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
  const { formation_id: formationId, kind } = proposed ?? (await readChosen(db, projectId))
  const record = await readRecord(db, { projectId, formationId })
  const team = record.result.teams.find((one) => one.kind === kind)
  if (team === undefined) throw new AppError('conflict')
  const holders = proposed === undefined ? await readHolders(db, projectId) : undefined
  const passedOn = team.members.flatMap(({ role, person }) =>
    holders === undefined || holders.get(role) === person ? [] : [role],
  )
  return { team, record, passedOn }
}

type Chosen = { formation_id: string; kind: TeamKind }

async function readChosen(db: Database, projectId: string): Promise<Chosen> {
  const [chosen] = await db.query<Chosen>(
    `select formation_id, kind from public.teams where project_id = $1 and status <> 'dissolved'`,
    [projectId],
  )
  if (chosen === undefined) throw new AppError('project_step')
  return chosen
}

/** Holders of a chosen team by role: whoever accepted it or is asked, else who would be. */
async function readHolders(db: Database, projectId: string): Promise<Map<string, string | null>> {
  const seats = await db.query<{ role: string; holder: string | null }>(
    `select role, coalesce((select asked.person_id from public.invitations as asked
       where asked.team_id = seats.team_id and asked.role = seats.role and asked.status in ('open', 'accepted')),
       seats.person_id) as holder
     from public.team_seats as seats join public.teams on teams.id = team_id
     where project_id = $1 and teams.status <> 'dissolved'`,
    [projectId],
  )
  return new Map(seats.map(({ role, holder }) => [role, holder]))
}
