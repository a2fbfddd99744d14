import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { count } from '../requests/counters.ts'
import { deviceOf } from '../requests/device.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import type { UserRow } from '../users/user-row.ts'
import { alarmLink } from './alarm-link.ts'

/** Most of these notices to a person in an hour; the log has every one. */
const NOTICES_PER_HOUR = 5
const HOUR_S = 60 * 60

type Notice = { c: Context<HttpEnv>; user: UserRow; kind: 'new_sign_in' | 'session_replayed' }

/** Queues the notice of a sign-in from a new network, or of a session whose token was used twice. */
export async function notifyOfSignIn(
  tx: Tx,
  { mails, settings, clock }: Pick<AuthDeps, 'mails' | 'settings' | 'clock'>,
  { c, user, kind }: Notice,
): Promise<void> {
  if (user.email === null) return
  const now = clock()
  const { points } = await count(tx, { key: `notices:${user.id}`, windowS: HOUR_S, now })
  if (points > NOTICES_PER_HOUR) return
  const { publicUrl } = settings
  await mails.enqueue(tx, {
    to: user.email,
    language: preferredLanguage(user.raw_user_meta_data, acceptedLanguage(c)),
    kind,
    link: await alarmLink(tx, { publicUrl, userId: user.id }),
    seen: { at: now.toISOString(), ip: deviceOf(c).ip },
  })
}
