import { AppError } from '@podium/domain'
import type { AuthDeps } from '../auth-deps.ts'
import { type Device, networkOf } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import {
  countFailure,
  forgetFailures,
  requireTurn,
  tryStatements,
  tryStateOf,
} from '../sessions/sign-in-delay.ts'
import type { UserRow } from '../users/user-row.ts'

type Typed = { user: UserRow; password: string; device: Device }

/**
 * Check a present password that was typed by somebody signed in. Wrong ones count as those of a
 * sign-in, and are in the log. Throws `current_password_invalid` (400) and
 * `over_request_rate_limit` (429).
 */
export async function requirePresentPassword(
  { db, passwords, settings, clock }: Pick<AuthDeps, 'db' | 'passwords' | 'settings' | 'clock'>,
  { user, password, device }: Typed,
): Promise<void> {
  const address = user.email ?? user.phone ?? user.id
  const attempt = { address, network: networkOf(device), now: clock() }
  if (settings.authRateLimits) {
    await requireTurn(db, attempt, tryStateOf(await db.batch(tryStatements(attempt)), attempt))
  }
  const isRight = await passwords.verify(user.encrypted_password, password)
  if (isRight && settings.authRateLimits) await db.batch([forgetFailures(attempt)])
  if (isRight) return
  if (settings.authRateLimits) await countFailure(db, attempt)
  const entry = { event: 'password_change', succeeded: false, device } as const
  await recordSecurityEvent(db, { userId: user.id, ...entry })
  throw new AppError('current_password_invalid')
}
