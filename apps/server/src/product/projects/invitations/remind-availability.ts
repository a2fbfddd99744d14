import { AVAILABILITY_DAYS } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { type Addressee, CAN_BE_MAILED, languageOf } from '../common/addressee.ts'
import type { MailDeps } from '../common/projects-deps.ts'

/** Most reminders of one turn of the job. */
const BATCH = 50
/** Days after which nobody is asked any more about what they said. */
const ASKED_WITHIN_DAYS = 7

/**
 * Asks professionals whether their availability is still right, once all they said of it counts no longer; not again
 * before they have said something new.
 */
export const remindAvailability = (db: Database, { mails, settings }: MailDeps): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await tx.query<Addressee>(ASK)
    for (const person of asked) {
      await mails.enqueue(tx, {
        to: person.email,
        language: languageOf(person),
        kind: 'availability_reminder',
        link: `${settings.publicUrl}/dashboard/invitations`,
      })
    }
  })

/** Query of the people to ask: not those who said something just now or take no work. Of two processes the second finds the first one's row. */
const ASK = `
  with asked as (
    insert into public.availability_reminders as reminders (person_id)
    select distinct said.person_id from public.availability_weeks as said
      join public.account_roles on account_roles.id = said.person_id
      join public.professionals on professionals.id = said.person_id
    where said_at <= now() - interval '${AVAILABILITY_DAYS} days'
      and said_at > now() - interval '${AVAILABILITY_DAYS + ASKED_WITHIN_DAYS} days'
      and account_roles.role = 'professional' and availability_status in ('available', 'busy')
      and not exists (select from public.availability_weeks as newer
        where newer.person_id = said.person_id and newer.said_at > now() - interval '${AVAILABILITY_DAYS} days')
      and not exists (select from public.availability_reminders as sent
        where sent.person_id = said.person_id and sent.reminded_at > said.said_at)
    limit ${BATCH}
    on conflict (person_id) do update set reminded_at = now()
      where reminders.reminded_at < now() - interval '${AVAILABILITY_DAYS} days'
    returning person_id
  )
  select email, raw_user_meta_data ->> 'language' as language
  from auth.users join asked on asked.person_id = users.id
  where ${CAN_BE_MAILED}`
