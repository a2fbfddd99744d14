import { AppError } from '@podium/domain'
import type { UserRow } from '../../users/user-row.ts'

/**
 * Check that a number which is to sign in is no second factor of its account: one device would hold both. The
 * account is locked where it is written. Throws `validation_failed` (422).
 */
export function requireNoFactor({ factors }: Pick<UserRow, 'factors'>, phone: string): void {
  if (!factors.some((factor) => factor.phone === phone)) return
  const text = 'This phone number is a second factor of this account'
  throw new AppError('validation_failed', { status: 422, text })
}

/**
 * Check that a number which is to be a second factor neither signs its account in nor is to. The account is
 * locked where it is written. Throws `validation_failed` (422).
 */
export function requireNoSignIn(
  { phone: own, phone_change: pending }: Pick<UserRow, 'phone' | 'phone_change'>,
  phone: string,
): void {
  if (phone !== own && phone !== pending) return
  const text = 'The phone number that signs you in cannot be a second factor'
  throw new AppError('validation_failed', { status: 422, text })
}
