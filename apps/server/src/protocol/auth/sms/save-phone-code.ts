import type { SecurityEventName } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { type Device, networkOf } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { issueOneTimeToken } from '../verification/one-time-tokens.ts'

/** Kinds of codes by phone, with the column of their time. */
const CODES = {
  confirmation_token: 'confirmation_sent_at',
  phone_change_token: 'phone_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
} as const

type PhoneCode = {
  userId: string
  purpose: keyof typeof CODES
  phone: string
  code: string
  device: Device
  /** Entry in the log of security events. */
  event?: SecurityEventName
  isContested?: boolean
  isByCode?: boolean
}

/** Saves a code that was sent to a phone; those that were sent before stay valid. */
export async function savePhoneCode(
  tx: Tx,
  { settings, clock }: Pick<AuthDeps, 'settings' | 'clock'>,
  { phone, device, event, ...token }: PhoneCode,
): Promise<void> {
  const now = clock()
  const { userId, purpose } = token
  await issueOneTimeToken(tx, settings, {
    ...token,
    address: phone,
    now,
    askedFrom: networkOf(device),
  })
  await tx.query(`update auth.users set ${CODES[purpose]} = $2, updated_at = $2 where id = $1`, [
    userId,
    now,
  ])
  if (event) await recordSecurityEvent(tx, { userId, event, device })
}
