import { AppError, type TeamStatus } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'

export type CurrentTeam = { id: string; status: TeamStatus; formation_id: string }

/** Current team of a locked project. Throws `project_step` (409) for none, and for one in another state than asked. */
export async function requireTeam(
  tx: Tx,
  projectId: string,
  ...statuses: TeamStatus[]
): Promise<CurrentTeam> {
  const [team] = await tx.query<CurrentTeam>(
    `select id, status, formation_id from public.teams where project_id = $1 and status <> 'dissolved'`,
    [projectId],
  )
  if (team === undefined || !statuses.includes(team.status)) throw new AppError('project_step')
  return team
}
