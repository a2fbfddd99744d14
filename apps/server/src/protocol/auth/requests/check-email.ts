import { AppError } from '@podium/domain'

const MAX_LENGTH = 255

/**
 * E-mail address as in the HTML standard, which Supabase Auth uses too; without blanks and line
 * breaks.
 */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Address in lower case, as accounts store it. Throws `validation_failed` (400). */
export function checkEmail(given: string | undefined): string {
  if (given === undefined || given === '') throw invalid('An email address is required')
  if (given.length > MAX_LENGTH) throw invalid('An email address is too long')
  const email = given.toLowerCase()
  if (!ADDRESS.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

/** Whether a text in lower case is an address that an account may have. */
export const isEmail = (text: string) => text.length <= MAX_LENGTH && ADDRESS.test(text)

const invalid = (text: string) => new AppError('validation_failed', { text })
