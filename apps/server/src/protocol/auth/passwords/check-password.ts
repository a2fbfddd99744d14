import { AppError, PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from '@podium/domain'
import { WeakPasswordError } from '../requests/weak-password-error.ts'

/**
 * Check of a password's length. Throws `validation_failed` (400) if it is too long, `weak_password`
 * (422) if too short.
 */
export function checkPassword(password: string): void {
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    const text = `Password cannot be longer than ${PASSWORD_MAX_BYTES} characters`
    throw new AppError('validation_failed', { text })
  }
  if ([...password].length < PASSWORD_MIN_LENGTH) {
    const text = `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`
    throw new WeakPasswordError(text, ['length'])
  }
}
