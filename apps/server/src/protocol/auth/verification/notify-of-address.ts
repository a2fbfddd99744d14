import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { Device } from '../requests/device.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { alarmLink } from '../security-log/alarm-link.ts'
import { findUserById } from '../users/find-user.ts'

type Notice = { userId: string; formerEmail: string | null; device: Device; now: Date }

/** Queues the notice of a changed address, to the former one; its “It was not me” gives that one back. */
export async function notifyOfAddress(
  tx: Tx,
  { mails, settings: { publicUrl } }: Pick<AuthDeps, 'mails' | 'settings'>,
  { userId, formerEmail, device, now }: Notice,
): Promise<void> {
  const user = await findUserById(tx, userId)
  if (formerEmail === null || !user?.email) return
  await mails.enqueue(tx, {
    to: formerEmail,
    language: preferredLanguage(user.raw_user_meta_data, undefined),
    kind: 'address_changed',
    link: await alarmLink(tx, { publicUrl, userId, formerEmail }),
    seen: { at: now.toISOString(), ip: device.ip },
  })
}
