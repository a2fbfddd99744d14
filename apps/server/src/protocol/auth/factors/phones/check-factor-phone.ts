import { AppError } from '@podium/domain'
import type { AuthSettings } from '../../auth-settings.ts'
import { checkPhone } from '../../requests/check-phone.ts'
import type { UserRow } from '../../users/user-row.ts'

type Settings = Pick<AuthSettings, 'smsWebhookUrl' | 'authMfaPhoneEnroll' | 'authMfaPhoneVerify'>

/**
 * Number of a new factor. Throws `mfa_phone_enroll_not_enabled` (422), and `validation_failed` for none, a
 * malformed one (400) or the one that signs its person in (422), which would be both factors in one device.
 */
export function checkFactorPhone(
  settings: Settings,
  { given, user }: { given: string; user: UserRow },
): string {
  if (!settings.authMfaPhoneEnroll || settings.smsWebhookUrl === undefined) {
    throw new AppError('mfa_phone_enroll_not_enabled')
  }
  if (given === '') {
    const text = 'Phone number required to enroll Phone factor'
    throw new AppError('validation_failed', { text })
  }
  const phone = checkPhone(given)
  if (phone === user.phone || phone === user.phone_change) {
    const text = 'The phone number that signs you in cannot be a second factor'
    throw new AppError('validation_failed', { status: 422, text })
  }
  return phone
}

/** Check that phones get codes here. Throws `mfa_phone_verify_not_enabled` (422). */
export function requirePhoneVerify({ smsWebhookUrl, authMfaPhoneVerify }: Settings): void {
  if (!authMfaPhoneVerify || smsWebhookUrl === undefined) {
    throw new AppError('mfa_phone_verify_not_enabled')
  }
}
