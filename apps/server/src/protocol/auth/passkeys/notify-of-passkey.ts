import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf } from '../requests/device.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { alarmLink } from '../security-log/alarm-link.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import type { UserRow } from '../users/user-row.ts'

type Change = {
  user: UserRow
  kind: 'passkey_added' | 'passkey_removed'
  /** Request of the person themselves; absent: an admin's. */
  c?: Context<HttpEnv>
}

const EVENTS = {
  passkey_added: 'passkey_registration',
  passkey_removed: 'passkey_removal',
} as const

/** Records an added or removed passkey, and queues its notice. */
export async function notifyOfPasskey(
  tx: Tx,
  { mails, settings }: Pick<AuthDeps, 'mails' | 'settings'>,
  { user, kind, c }: Change,
): Promise<void> {
  const device = c ? deviceOf(c) : null
  await recordSecurityEvent(tx, { userId: user.id, event: EVENTS[kind], device })
  if (user.email === null) return
  const language = preferredLanguage(user.raw_user_meta_data, c && acceptedLanguage(c))
  const link = await alarmLink(tx, { publicUrl: settings.publicUrl, userId: user.id })
  await mails.enqueue(tx, { to: user.email, language, kind, link })
}
