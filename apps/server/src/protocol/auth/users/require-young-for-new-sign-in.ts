import { AppError } from '@podium/domain'
import type { AuthDeps } from '../auth-deps.ts'
import type { SignedIn } from '../requests/require-user.ts'
import { isYoung } from './require-reauthentication.ts'

type Asked = { newEmail: string | undefined; newPhone: string | undefined }

/**
 * Check that a phone or a first address is given to an account by its person and not by a session left open:
 * its code goes to the new one alone, and signs in. Throws `reauthentication_needed` (400) for a session whose
 * last proof of its person is older than a day, where the setting says so. A change of address has to be
 * confirmed at the present one too, and an anonymous account has nothing that its person could show.
 */
export function requireYoungForNewSignIn(
  { settings, clock }: Pick<AuthDeps, 'settings' | 'clock'>,
  signedIn: SignedIn,
  { newEmail, newPhone }: Asked,
): void {
  const { user } = signedIn
  if (!settings.authPasswordReauthentication || user.is_anonymous) return
  const isFirstEmail = newEmail !== undefined && user.email === null
  const isNewPhone = newPhone !== undefined && newPhone !== user.phone
  if ((!isFirstEmail && !isNewPhone) || isYoung(signedIn, clock())) return
  const text = 'Adding a phone or a first address requires that you confirm that it is you'
  throw new AppError('reauthentication_needed', { text })
}
