import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { RelyingParty } from '../webauthn/relying-party.ts'
import { CHALLENGE_LIFETIME_MS, openChallenge } from './passkey-challenges.ts'

/**
 * POST /passkeys/authentication/options: what the browser asks any of its passkeys of this site to
 * sign; the answer alone tells whose it is.
 */
export const authenticationOptions =
  ({ db, clock }: Pick<AuthDeps, 'db' | 'clock'>, { id: rpID }: RelyingParty) =>
  async (c: Context<HttpEnv>) => {
    const { id, challenge, expiresAtS } = await openChallenge(
      db,
      { type: 'authentication' },
      clock(),
    )
    const options = await generateAuthenticationOptions({
      rpID,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      timeout: CHALLENGE_LIFETIME_MS,
      allowCredentials: [],
      userVerification: 'required',
    })
    return c.json({ challenge_id: id, options, expires_at: expiresAtS })
  }
