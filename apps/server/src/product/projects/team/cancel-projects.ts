import type { Tx } from '../../../platform/db/database.ts'
import type { MailDeps } from '../common/projects-deps.ts'
import { notifyPerson } from './invitation-mails.ts'

type Ending = { clientId: string; projectId?: string }

/**
 * Tells whoever is asked for, or is in, a team of a client's projects that they end; the caller deletes them in the same
 * transaction. Locks them.
 */
export async function cancelProjects(
  deps: MailDeps,
  tx: Tx,
  { clientId, projectId }: Ending,
): Promise<void> {
  await tx.query(
    `select from public.projects where client_id = $1 and ($2::uuid is null or id = $2) order by id for update`,
    [clientId, projectId ?? null],
  )
  const concerned = await tx.query<{ id: string; person_id: string }>(
    `select invitations.id, person_id from public.invitations join public.teams on teams.id = team_id
       join public.projects on projects.id = project_id
      where client_id = $1 and ($2::uuid is null or projects.id = $2)
        and teams.status <> 'dissolved' and invitations.status in ('open', 'accepted')`,
    [clientId, projectId ?? null],
  )
  for (const { id, person_id: personId } of concerned) {
    await notifyPerson(deps, tx, { personId, invitationId: id, kind: 'invitation_withdrawn' })
  }
}
