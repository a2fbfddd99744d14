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
  c: Context<HttpEnv>
  user: UserRow
  kind: 'identity_linked' | 'identity_unlinked'
  provider: { id: string; name: string }
}

const EVENTS = { identity_linked: 'identity_link', identity_unlinked: 'identity_removal' } as const

/** Records that an identity was linked or unlinked, and queues the notice of it. */
export async function notifyOfIdentity(
  tx: Tx,
  { mails, settings }: Pick<AuthDeps, 'mails' | 'settings'>,
  { c, user, kind, provider }: Change,
): Promise<void> {
  const entry = { event: EVENTS[kind], method: provider.id, device: deviceOf(c) }
  await recordSecurityEvent(tx, { userId: user.id, ...entry })
  if (user.email === null) return
  const language = preferredLanguage(user.raw_user_meta_data, acceptedLanguage(c))
  const link = await alarmLink(tx, { publicUrl: settings.publicUrl, userId: user.id })
  await mails.enqueue(tx, { to: user.email, language, kind, link, provider: provider.name })
}
