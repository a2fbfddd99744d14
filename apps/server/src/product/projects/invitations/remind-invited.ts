import { INVITATION_REMINDER_HOURS } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import type { MailDeps } from '../common/projects-deps.ts'
import { notifyPerson } from '../team/invitation-mails.ts'

/** Most reminders of one turn of the job. */
const BATCH = 50

/** Reminds people of invitations that expire within a day, once each; several processes may do it at a time. */
export const remindInvited = (db: Database, deps: MailDeps): Promise<void> =>
  db.transaction(async (tx) => {
    const reminded = await tx.query<{ id: string; person_id: string }>(
      `update public.invitations set reminded_at = now()
        where id in (
          select id from public.invitations
          where status = 'open' and reminded_at is null
            and due_at > now() and due_at <= now() + interval '${INVITATION_REMINDER_HOURS} hours'
          order by due_at limit ${BATCH} for update skip locked)
        returning id, person_id`,
    )
    for (const { id: invitationId, person_id: personId } of reminded) {
      await notifyPerson(deps, tx, { personId, invitationId, kind: 'invitation_reminder' })
    }
  })
