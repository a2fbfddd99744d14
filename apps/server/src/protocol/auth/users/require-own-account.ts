import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf, networkOf } from '../requests/device.ts'
import { requireUser } from '../requests/require-user.ts'
import { requireYoungOrNonce } from './require-reauthentication.ts'

/**
 * Check that a request without a password comes from the person of an account that has none: their
 * session is younger than a day, or it shows the code that `reauthenticate` mails. Throws
 * `current_password_required` (400) where there is a password, and as `requireYoungOrNonce`. That
 * the session has shown the second factor is checked with its token (`verifyToken`).
 */
export const requireOwnAccount =
  (deps: Pick<AuthDeps, 'keys' | 'db' | 'clock' | 'settings'>) =>
  async (c: Context<HttpEnv>, nonce: string | undefined): Promise<void> => {
    const signedIn = await requireUser(c, deps)
    if (signedIn.user.encrypted_password !== null) {
      throw new AppError('current_password_required', { text: 'Your current password is required' })
    }
    await requireYoungOrNonce(deps, { signedIn, network: networkOf(deviceOf(c)), nonce })
  }
