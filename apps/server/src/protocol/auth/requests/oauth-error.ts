/** Refusal in the form of OAuth 2.0 (RFC 6749 §5.2), as some grants of the protocol have it: status 400. */
export class OAuthError extends Error {
  readonly error: string

  constructor(error: string, description: string, options?: ErrorOptions) {
    super(description, options)
    this.name = 'OAuthError'
    this.error = error
  }
}
