import { AppError } from '@podium/domain'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG, decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers'
import type { RegistrationCredential } from './credential-bodies.ts'
import type { RelyingParty } from './relying-party.ts'
import { requireOwnFrame } from './require-own-frame.ts'

/** Signature algorithms of new credentials, best first. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

/** Credential that an authenticator has made. */
export type NewCredential = {
  credentialId: Uint8Array
  /** COSE_Key. */
  publicKey: Uint8Array
  aaguid: string
  signCount: number
  transports: readonly string[]
  isBackupEligible: boolean
  isBackedUp: boolean
}

type Answer = {
  credential: RegistrationCredential
  challenge: string
  relyingParty: RelyingParty
  /** Whether the authenticator has to recognise its person, by a PIN or a finger for example. */
  mustKnowPerson: boolean
}

/**
 * Credential of an answer to a registration's challenge (WebAuthn §7.1). Throws
 * `webauthn_verification_failed` (400).
 */
export async function checkRegistration({
  credential,
  challenge,
  relyingParty: { id, origins },
  mustKnowPerson,
}: Answer): Promise<NewCredential> {
  try {
    requireOwnFrame(credential.response.clientDataJSON)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: withoutStatement(credential),
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: mustKnowPerson,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) throw new Error('The credential was not verified')
    const { aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo
    return {
      credentialId: Buffer.from(registrationInfo.credential.id, 'base64url'),
      publicKey: registrationInfo.credential.publicKey,
      aaguid,
      signCount: registrationInfo.credential.counter,
      transports: credential.response.transports,
      isBackupEligible: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
    }
  } catch (cause) {
    throw new AppError('webauthn_verification_failed', { cause })
  }
}

/**
 * The credential without its attestation statement: none is asked for, and nobody's certificates, nor
 * the addresses of revocation lists in them, are followed.
 */
function withoutStatement(credential: RegistrationCredential) {
  const sent = Buffer.from(credential.response.attestationObject, 'base64url')
  const statement = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', decodeAttestationObject(sent).get('authData')],
  ])
  return {
    ...credential,
    clientExtensionResults: {},
    response: {
      clientDataJSON: credential.response.clientDataJSON,
      attestationObject: Buffer.from(isoCBOR.encode(statement)).toString('base64url'),
    },
  }
}
