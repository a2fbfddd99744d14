import { AppError } from '@podium/domain'
import type { AuthDeps } from '../auth-deps.ts'
import type { SignedIn } from '../requests/require-user.ts'
import { isYoung } from '../users/require-reauthentication.ts'
import { hasVerifiedFactor } from './has-verified-factor.ts'

/**
 * Check that a first factor is added by its person and not by a session left open: whoever stole one
 * would lock them out. Throws `reauthentication_needed` (400) for a session whose last proof of its
 * person is older than a day, where the setting says so.
 */
export function requireYoungForFirst(
  { settings, clock }: Pick<AuthDeps, 'settings' | 'clock'>,
  signedIn: SignedIn,
): void {
  if (!settings.authPasswordReauthentication || hasVerifiedFactor(signedIn.user)) return
  if (isYoung(signedIn, clock())) return
  const text = 'Adding a first factor requires that you confirm that it is you'
  throw new AppError('reauthentication_needed', { text })
}
