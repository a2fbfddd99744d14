import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf } from '../requests/device.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { alarmLink } from '../security-log/alarm-link.ts'
import { recordSecurityEvent, type SecurityEntry } from '../security-log/record-security-event.ts'
import type { UserRow } from '../users/user-row.ts'

type Change = {
  user: UserRow
  /** Request of the person themselves, whose language counts where they have chosen none. */
  c?: Context<HttpEnv>
} & (
  | { kind: 'factor_enrolled' | 'factor_unenrolled' | 'recovery_codes_changed' }
  | { kind: 'recovery_code_used'; remaining: number }
)

/** Entry in the log of security events for each notice. */
const ENTRIES: Record<Change['kind'], Omit<SecurityEntry, 'device'>> = {
  factor_enrolled: { event: 'factor_enrollment' },
  factor_unenrolled: { event: 'factor_removal' },
  recovery_codes_changed: { event: 'recovery_codes_change' },
  recovery_code_used: { event: 'second_factor', method: 'mfa/recovery_code' },
}

/** Records a changed factor or a used recovery code, and queues its notice. */
export async function notifyOfFactor(
  tx: Tx,
  { mails, settings }: Pick<AuthDeps, 'mails' | 'settings'>,
  { c, user, ...notice }: Change,
): Promise<void> {
  const device = c ? deviceOf(c) : null
  await recordSecurityEvent(tx, { userId: user.id, ...ENTRIES[notice.kind], device })
  if (user.email === null) return
  const language = preferredLanguage(user.raw_user_meta_data, c && acceptedLanguage(c))
  const link = await alarmLink(tx, { publicUrl: settings.publicUrl, userId: user.id })
  await mails.enqueue(tx, { to: user.email, language, link, ...notice })
}
