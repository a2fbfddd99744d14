import type { Tx } from '../../../platform/db/database.ts'
import type { MailDeps } from '../common/projects-deps.ts'
import { notifyPerson } from './invitation-mails.ts'

/** Takes back all open invitations of a team of a locked project; each invited person gets a mail. */
export async function withdrawOpen(deps: MailDeps, tx: Tx, teamId: string): Promise<void> {
  const withdrawn = await tx.query<{ id: string; person_id: string }>(
    `update public.invitations set status = 'withdrawn', answered_at = clock_timestamp()
      where team_id = $1 and status = 'open' returning id, person_id`,
    [teamId],
  )
  for (const { id, person_id: personId } of withdrawn) {
    await notifyPerson(deps, tx, { personId, invitationId: id, kind: 'invitation_withdrawn' })
  }
}
