import { AppError } from '@podium/domain'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { AssertionCredential } from './credential-bodies.ts'
import type { RelyingParty } from './relying-party.ts'
import { requireOwnFrame } from './require-own-frame.ts'

/** Stored credential that an answer has to be signed with. */
type KnownCredential = { publicKey: Uint8Array; signCount: number }

type Answer = {
  credential: AssertionCredential
  known: KnownCredential
  challenge: string
  relyingParty: RelyingParty
  /** Whether the authenticator has to recognise its person, by a PIN or a finger for example. */
  mustKnowPerson: boolean
}

/**
 * Check of an answer to a sign-in's challenge (WebAuthn §7.2). A counter that has not risen fails too:
 * somebody has a copy. Returns what changes with each use. Throws `webauthn_verification_failed`
 * (400).
 */
export async function checkAssertion({
  credential,
  known,
  challenge,
  relyingParty: { id, origins },
  mustKnowPerson,
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
      requireUserVerification: mustKnowPerson,
    })
    if (!verified) throw new Error('The signature is wrong')
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { signCount: newCounter, isBackedUp: credentialBackedUp }
  } catch (cause) {
    throw new AppError('webauthn_verification_failed', { cause })
  }
}
