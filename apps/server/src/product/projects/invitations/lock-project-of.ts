import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'

type Received = { invitation: string; personId: string }

/**
 * Locks the project of an invitation that somebody has received, and returns its id: whoever changes a project's
 * invitations locks the project first. Throws `invitation_not_found`.
 */
export async function lockProjectOf(tx: Tx, { invitation, personId }: Received): Promise<string> {
  const [project] = await tx.query<{ id: string }>(
    `select projects.id from public.projects join public.teams on project_id = projects.id
       join public.invitations on team_id = teams.id
      where invitations.id = $1 and person_id = $2 for update of projects`,
    [invitation, personId],
  )
  if (project === undefined) throw new AppError('invitation_not_found')
  return project.id
}
