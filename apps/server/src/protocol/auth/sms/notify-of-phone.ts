import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { alarmLink } from '../security-log/alarm-link.ts'
import type { UserRow } from '../users/user-row.ts'

type Notice = {
  user: Pick<UserRow, 'id' | 'email' | 'raw_user_meta_data'>
  /** Request of whoever changed it. */
  c: Context<HttpEnv>
}

/** Queues the notice of a new phone number that signs in, by mail. */
export async function notifyOfPhone(
  tx: Tx,
  { mails, settings: { publicUrl } }: Pick<AuthDeps, 'mails' | 'settings'>,
  { c, user }: Notice,
): Promise<void> {
  if (user.email === null) return
  const language = preferredLanguage(user.raw_user_meta_data, acceptedLanguage(c))
  const link = await alarmLink(tx, { publicUrl, userId: user.id })
  await mails.enqueue(tx, { to: user.email, language, kind: 'phone_changed', link })
}
