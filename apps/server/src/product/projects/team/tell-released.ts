import type { Tx } from '../../../platform/db/database.ts'
import type { MailDeps } from '../common/projects-deps.ts'
import { notifyPerson } from './invitation-mails.ts'

/** Tells whoever accepted a team that was dissolved since, and is not in the current one, that they are free again. */
export async function tellReleased(deps: MailDeps, tx: Tx, projectId: string): Promise<void> {
  const released = await tx.query<{ id: string; person_id: string }>(
    `select distinct on (person_id) asked.id, person_id
       from public.invitations as asked join public.teams on teams.id = team_id
      where project_id = $1 and teams.status = 'dissolved' and asked.status = 'accepted'
        and not exists (select from public.invitations as later join public.teams as since on since.id = later.team_id
          where since.project_id = $1 and since.created_at > teams.created_at and later.person_id = asked.person_id)
        and not exists (select from public.teams as since
          where since.project_id = $1 and since.created_at > teams.created_at and since.status = 'dissolved')
      order by person_id, asked.created_at desc`,
    [projectId],
  )
  for (const { id, person_id: personId } of released) {
    await notifyPerson(deps, tx, { personId, invitationId: id, kind: 'invitation_withdrawn' })
  }
}
