import { isLanguage, LANGUAGES } from '@podium/i18n'
import type { Tx } from '../../platform/db/database.ts'
import type { ModerationNotice } from '../../platform/mail/index.ts'
import type { ModerationDeps } from './moderation-deps.ts'

/** Queues a mail to a person in their language, if their address is confirmed. */
export async function notifyPerson(
  { mails }: Pick<ModerationDeps, 'mails'>,
  tx: Tx,
  personId: string,
  notice: ModerationNotice,
): Promise<void> {
  const [person] = await tx.query<{ email: string; language: string | null }>(
    `select email, raw_user_meta_data ->> 'language' as language from auth.users
      where id = $1 and email is not null and email_confirmed_at is not null and deleted_at is null`,
    [personId],
  )
  if (person === undefined) return
  const language = isLanguage(person.language) ? person.language : LANGUAGES[0]
  await mails.enqueue(tx, { to: person.email, language, ...notice })
}
