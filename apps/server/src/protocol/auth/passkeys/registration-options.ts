import { AppError } from '@podium/domain'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { ALGORITHMS } from '../webauthn/check-registration.ts'
import type { RelyingParty } from '../webauthn/relying-party.ts'
import { CHALLENGE_LIFETIME_MS, openChallenge } from './passkey-challenges.ts'
import { type PasskeyRow, passkeysOf } from './passkey-row.ts'
import { requirePasskeyUser } from './require-passkey-user.ts'

/** Most passkeys of an account (Supabase Auth's default). */
const MAX_PASSKEYS = 10

/**
 * POST /passkeys/registration/options: what the browser makes a passkey with, for this session alone.
 * Throws as `requirePasskeyUser` and `too_many_passkeys` (422).
 */
export const registrationOptions =
  (deps: AuthDeps, { id: rpID, name: rpName }: RelyingParty) =>
  async (c: Context<HttpEnv>) => {
    const { user, sessionId } = await requirePasskeyUser(c, deps)
    const present = await passkeysOf(deps.db, user.id)
    requireRoom(present)
    const ceremony = { type: 'registration', sessionId } as const
    const { id, challenge, expiresAtS } = await openChallenge(deps.db, ceremony, deps.clock())
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userID: new TextEncoder().encode(user.id),
      userName: user.email ?? user.id,
      userDisplayName: user.email ?? user.id,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      timeout: CHALLENGE_LIFETIME_MS,
      attestationType: 'none',
      excludeCredentials: present.map(({ credential_id: own }) => ({
        id: own.toString('base64url'),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return c.json({ challenge_id: id, options, expires_at: expiresAtS })
  }

/** Throws `too_many_passkeys` (422) where there is no room for another. */
export function requireRoom(present: readonly PasskeyRow[]) {
  if (present.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys')
}
