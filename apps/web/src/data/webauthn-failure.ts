/** Codes of the sentences for what a browser refuses, by what it was asked for. */
const CODES = {
  passkey: {
    cancelled: 'passkey_cancelled',
    known: 'webauthn_credential_exists',
    unavailable: 'passkey_unavailable',
  },
  securityKey: {
    cancelled: 'security_key_cancelled',
    known: 'security_key_known',
    unavailable: 'security_key_unavailable',
    refused: 'security_key_refused',
    late: 'webauthn_challenge_expired',
  },
} as const

type Asked = keyof typeof CODES
type CodesOf<A extends Asked> = (typeof CODES)[A][keyof (typeof CODES)[A]]
type Code = CodesOf<'passkey'> | CodesOf<'securityKey'>

/** Failure in the browser; `code` is that of a sentence. */
export class WebauthnFailure extends Error {
  readonly code: Code

  constructor(code: Code, cause: Error) {
    super(cause.message, { cause })
    this.code = code
  }
}

/** Error of the client, where the browser refused with its sentence's code. */
export function webauthnFailure(error: Error & { code?: string | undefined }, asked: Asked): Error {
  const codes = CODES[asked]
  if (error.message === 'Browser does not support WebAuthn') {
    return new WebauthnFailure(codes.unavailable, error)
  }
  if (error.code === undefined || !error.code.startsWith('ERROR_')) return error
  if (error.code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError') {
    return new WebauthnFailure(codes.cancelled, error)
  }
  const isKnown = error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  return new WebauthnFailure(isKnown ? codes.known : codes.unavailable, error)
}
