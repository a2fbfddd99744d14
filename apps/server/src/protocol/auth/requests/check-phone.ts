import { AppError, isPhone, phoneDigits } from '@podium/domain'

/**
 * Phone number as accounts store it: digits of E.164 without `+`. Throws `validation_failed` (400).
 */
export function checkPhone(given: string): string {
  const phone = phoneDigits(given)
  if (isPhone(phone)) return phone
  const text = 'Invalid phone number format (E.164 required)'
  throw new AppError('validation_failed', { text })
}
