import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
} from '@simplewebauthn/server'
import type { Tx } from '../../../../platform/db/database.ts'
import { passkeysOf } from '../../passkeys/passkey-row.ts'
import type { FactorRow, UserRow } from '../../users/user-row.ts'
import { ALGORITHMS } from '../../webauthn/check-registration.ts'
import type { RelyingParty } from '../../webauthn/relying-party.ts'
import { CHALLENGE_LIFETIME_MS } from '../challenge-lifetime.ts'
import { securityKeysOf } from './security-key-row.ts'

type Asked = {
  user: UserRow
  factor: FactorRow
  /** Base64url. */
  challenge: string
  relyingParty: RelyingParty
}

/**
 * Options of the browser's question to a security key: to make the credential of a new factor, or to sign with that
 * of any key of the person. A new one is no authenticator that the account knows already, passkeys
 * included: whoever has that would have both factors. A key has no account of its own in it (`user.id`
 * is the factor's), so that it takes no passkey's place.
 */
export async function keyOptions(tx: Tx, { user, factor, challenge, relyingParty }: Asked) {
  const keys = await securityKeysOf(tx, user.id)
  const common = {
    rpID: relyingParty.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_LIFETIME_MS,
  }
  if (factor.status === 'verified') {
    const publicKey = await generateAuthenticationOptions({
      ...common,
      allowCredentials: keys.map(({ credential_id: id, transports }) => ({
        id: id.toString('base64url'),
        transports: transports as AuthenticatorTransport[], // words of the browser, handed back to it
      })),
      userVerification: 'preferred',
    })
    return { type: 'request', credential_options: { publicKey } } as const
  }
  const name = user.email ?? user.id
  const publicKey = await generateRegistrationOptions({
    ...common,
    rpName: relyingParty.name,
    userID: new TextEncoder().encode(factor.id),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: [...keys, ...(await passkeysOf(tx, user.id))].map((own) => ({
      id: own.credential_id.toString('base64url'),
    })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    preferredAuthenticatorType: 'securityKey',
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { type: 'create', credential_options: { publicKey } } as const
}
