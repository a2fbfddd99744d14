import { AppError } from '@podium/domain'
import type { AuthSettings } from '../../auth-settings.ts'
import { checkPhone } from '../../requests/check-phone.ts'
import type { UserRow } from '../../users/user-row.ts'
import { requireNoSignIn } from './require-one-use.ts'

type Settings = Pick<AuthSettings, 'smsWebhookUrl' | 'authMfaPhoneEnroll' | 'authMfaPhoneVerify'>

/**
 * Number of a new factor. Throws `mfa_phone_enroll_not_enabled` (422), `validation_failed` (400) for none and
 * a malformed one, and as `requireNoSignIn`.
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
  requireNoSignIn(user, phone)
  return phone
}

/** Check that phones get codes here. Throws `mfa_phone_verify_not_enabled` (422). */
export function requirePhoneVerify({ smsWebhookUrl, authMfaPhoneVerify }: Settings): void {
  if (!authMfaPhoneVerify || smsWebhookUrl === undefined) {
    throw new AppError('mfa_phone_verify_not_enabled')
  }
}
