import { AppError, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@podium/domain'
import { WeakPasswordError } from '../requests/weak-password-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Check of a password's length in characters, whatever their bytes. Throws `validation_failed`
 * (400) if it is too long, `weak_password` (422) if too short.
 */
export function checkPassword(password: string): void {
  const { length } = [...password.normalize('NFKC')]
  if (length > PASSWORD_MAX_LENGTH) {
    const text = `Password cannot be longer than ${PASSWORD_MAX_LENGTH} characters`
    throw new AppError('validation_failed', { text })
  }
  if (length < PASSWORD_MIN_LENGTH) {
    const text = `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`
    throw new WeakPasswordError(text, ['length'])
  }
}

/**
 * Check of a password that a person chooses, not an admin for them. Throws as `checkPassword`, and
 * `weak_password` (422) for a common one where those are refused.
 */
export async function checkOwnPassword(
  password: string,
  { authRefuseCommonPasswords }: { authRefuseCommonPasswords: boolean },
): Promise<void> {
  checkPassword(password)
  if (!authRefuseCommonPasswords || !(await isCommonPassword(password.normalize('NFKC')))) return
  const text = 'Password is known to be weak and easy to guess, please choose a different one.'
  throw new WeakPasswordError(text, ['pwned'])
}
