import { MENTION_MAIL_AFTER_MIN, MENTION_MAIL_EVERY_MIN } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { type Addressee, CAN_BE_MAILED, languageOf } from '../common/addressee.ts'
import type { MailDeps } from '../common/projects-deps.ts'

/** Most people told in one turn of the job. */
const BATCH = 50

type Told = Addressee & { project_id: string; title: string }

/**
 * Mails people who are named in messages that they have not read after some minutes: one mail for a person and a project in
 * an hour, and none where they turned it off or are not in the room any more.
 */
export const mailMentions = (db: Database, { mails, settings }: MailDeps): Promise<void> =>
  db.transaction(async (tx) => {
    const [turn] = await tx.query(
      `select from pg_try_advisory_xact_lock(hashtext('podium.room_mentions'), 0) as mine where mine`,
    )
    if (turn === undefined) return // another process is at it
    const told = await tx.query<Told>(TELL)
    for (const { project_id: id, title, ...person } of told) {
      await mails.enqueue(tx, {
        to: person.email,
        language: languageOf(person),
        kind: 'room_mention',
        link: `${settings.publicUrl}/dashboard/projects/${id}/room`,
        plan: { title },
      })
    }
  })

/** Marks what is due as mailed; a mention that was not mailed within a day is not mailed any more. */
const TELL = `
  with due as (
    select distinct named.project_id, named.person_id, title
    from public.room_mentions as named join public.projects on projects.id = named.project_id
      left join public.room_readers as readers
        on readers.project_id = named.project_id and readers.person_id = named.person_id
      join auth.users on users.id = named.person_id
    where named.mailed_at is null and named.created_at > now() - interval '1 day'
      and named.created_at <= now() - interval '${MENTION_MAIL_AFTER_MIN} minutes'
      and named.position > coalesce(readers.position, 0) and coalesce(mails_mentions, true)
      and exists (select from public.room_people() as inside
        where inside.project_id = named.project_id and inside.person_id = named.person_id)
      and ${CAN_BE_MAILED}
      and exists (select from public.room_messages as written
        where written.project_id = named.project_id and written.position = named.position
          and written.deleted_at is null)
      and coalesce(readers.mailed_at <= now() - interval '${MENTION_MAIL_EVERY_MIN} minutes', true)
    limit ${BATCH}), mailed as (
    update public.room_mentions as named set mailed_at = now() from due
    where named.project_id = due.project_id and named.person_id = due.person_id and named.mailed_at is null), told as (
    insert into public.room_readers (project_id, person_id, mailed_at) select project_id, person_id, now() from due
    on conflict (project_id, person_id) do update set mailed_at = excluded.mailed_at)
  select project_id, title, email, raw_user_meta_data ->> 'language' as language
  from due join auth.users on users.id = due.person_id`
