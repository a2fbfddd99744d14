import { AppError } from '@podium/domain'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { AssertionCredential } from './credential-bodies.ts'
import { requireOwnFrame } from './read-credential.ts'
import type { RelyingParty } from './relying-party.ts'

/** Stored credential that an answer has to be signed with. */
type KnownCredential = { publicKey: Uint8Array; signCount: number }

type Answer = {
  credential: AssertionCredential
  known: KnownCredential
  challenge: string
  relyingParty: RelyingParty
}

/**
 * Check of an answer to a sign-in's challenge (WebAuthn §7.2). One whose authenticator has not
 * recognised its person, by a PIN or a finger for example, fails too, and so does a counter that has not
 * risen: somebody has a copy. Returns what changes with each use. Throws `webauthn_verification_failed`
 * (400).
 */
export async function checkAssertion({
  credential,
  known,
  challenge,
  relyingParty: { id, origins },
}: Answer): Promise<{ signCount: number; isBackedUp: boolean }> {
  const { clientDataJSON, authenticatorData, signature } = credential.response
  try {
    requireOwnFrame(clientDataJSON)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      credential: {
        id: credential.id,
        publicKey: Uint8Array.from(known.publicKey),
        counter: known.signCount,
      },
      requireUserVerification: true,
    })
    if (!verified) throw new Error('The signature is wrong')
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { signCount: newCounter, isBackedUp: credentialBackedUp }
  } catch (cause) {
    throw new AppError('webauthn_verification_failed', { cause })
  }
}
