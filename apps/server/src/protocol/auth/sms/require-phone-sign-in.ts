import { AppError } from '@podium/domain'
import type { SmsChannel } from './send-sms.ts'
import { hasPhoneSignIn, type SmsSettings } from './sms-settings.ts'

/**
 * Check that people sign up and in with phones here, as in Supabase Auth with the text of the route.
 * Throws `phone_provider_disabled`.
 */
export function requirePhoneSignIn(
  settings: SmsSettings,
  refusal: { status?: number; text?: string } = {},
): void {
  if (!hasPhoneSignIn(settings)) throw new AppError('phone_provider_disabled', refusal)
}

/**
 * Channel of a code, text messages unless it says so: the sender decides what it makes of it. Throws
 * `validation_failed` (400).
 */
export function checkChannel(channel: string): SmsChannel {
  if (channel === '' || channel === 'sms') return 'sms'
  if (channel === 'whatsapp') return channel
  const text =
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider."
  throw new AppError('validation_failed', { text })
}
