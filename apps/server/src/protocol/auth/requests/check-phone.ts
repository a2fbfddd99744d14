import { AppError } from '@podium/domain'

const NUMBER = /^[1-9][0-9]{1,14}$/

/**
 * Phone number as accounts store it: digits of E.164 without `+`. Throws `validation_failed` (400).
 */
export function checkPhone(given: string): string {
  const phone = toDigits(given)
  if (isPhone(phone)) return phone
  const text = 'Invalid phone number format (E.164 required)'
  throw new AppError('validation_failed', { text })
}

/** Whether a text is a phone number as accounts store it; no mail address is. */
export const isPhone = (text: string): boolean => NUMBER.test(text)

/** Phone number as typed, without blanks and the leading `+`. */
export const toDigits = (given: string): string => given.replaceAll(' ', '').replace(/^\+/, '')
