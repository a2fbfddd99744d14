import type { AuthDeps } from '../auth-deps.ts'
import { requirePresentPassword } from '../passwords/require-present-password.ts'
import { type Device, networkOf } from '../requests/device.ts'
import type { SignedIn } from '../requests/require-user.ts'
import { redeemNonce } from './require-reauthentication.ts'

type Proof = {
  signedIn: SignedIn
  device: Device
  currentPassword: string | undefined
  nonce: string | undefined
}

/**
 * Takes a session for a new one again (`isYoung`): its person has typed their password, or the code
 * that `reauthenticate` mails. False, and nothing, without either. Throws as `requirePresentPassword` and
 * `requireReauthentication`.
 */
export async function proveSession(
  deps: Pick<AuthDeps, 'db' | 'passwords' | 'settings' | 'clock'>,
  { signedIn, device, currentPassword, nonce }: Proof,
): Promise<boolean> {
  if (currentPassword !== undefined) {
    await requirePresentPassword(deps, { user: signedIn.user, password: currentPassword, device })
  } else if (nonce) {
    await redeemNonce(deps, { signedIn, network: networkOf(device), nonce })
  } else return false
  await deps.db.query('update auth.sessions set proved_at = $2 where id = $1', [
    signedIn.sessionId ?? null,
    deps.clock(),
  ])
  return true
}
