import { AppError, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@podium/domain'
import type { AuthSettings } from '../auth-settings.ts'
import { WeakPasswordError } from '../requests/weak-password-error.ts'
import { isCommonPassword } from './common-passwords.ts'
import { missingCharacters } from './password-requirements.ts'

/**
 * Check of a password's length in characters, whatever their bytes. Throws `validation_failed`
 * (400) if it is too long, `weak_password` (422) if too short.
 */
export function checkPassword(password: string, minLength = PASSWORD_MIN_LENGTH): void {
  const { length } = [...password.normalize('NFKC')]
  if (length > PASSWORD_MAX_LENGTH) {
    const text = `Password cannot be longer than ${PASSWORD_MAX_LENGTH} characters`
    throw new AppError('validation_failed', { text })
  }
  if (length < minLength) {
    const text = `Password should be at least ${minLength} characters.`
    throw new WeakPasswordError(text, ['length'])
  }
}

type Rules = Pick<
  AuthSettings,
  'authRefuseCommonPasswords' | 'authPasswordMinLength' | 'authPasswordRequirements'
>

/**
 * Check of a password that a person chooses, not an admin for them. Throws as `checkPassword`, and
 * `weak_password` (422) for one that lacks required characters, or a common one where those are
 * refused.
 */
export async function checkOwnPassword(password: string, rules: Rules): Promise<void> {
  checkPassword(password, rules.authPasswordMinLength)
  const sets = missingCharacters(password, rules.authPasswordRequirements)
  if (sets !== undefined) {
    const text = `Password should contain at least one character of each: ${sets.join(', ')}.`
    throw new WeakPasswordError(text, ['characters'])
  }
  if (!rules.authRefuseCommonPasswords || !(await isCommonPassword(password.normalize('NFKC')))) {
    return
  }
  const text = 'Password is known to be weak and easy to guess, please choose a different one.'
  throw new WeakPasswordError(text, ['pwned'])
}
