/**
 * Part of @node-saml/node-saml that this service uses (tsconfig.json leads to it): the package's own types bring those of
 * browsers along, for the whole server.
 */
type Options = {
  issuer: string
  audience: string
  callbackUrl: string
  /** Address at which the identity provider signs in. */
  entryPoint: string
  /** Certificates of its signatures, base64. */
  idpCert: string[]
  identifierFormat: string
  disableRequestedAuthnContext: boolean
  wantAssertionsSigned: boolean
  wantAuthnResponseSigned: boolean
  validateInResponseTo: ValidateInResponseTo
  acceptedClockSkewMs: number
  generateUniqueId: () => string
}

export declare enum ValidateInResponseTo {
  never = 'never',
}

export declare class SAML {
  constructor(options: Options)
  getAuthorizeUrlAsync(
    relayState: string,
    host: string | undefined,
    options: Record<string, never>,
  ): Promise<string>
  /** Rejects a response without a valid signature, for another audience or another time. */
  validatePostResponseAsync(form: {
    SAMLResponse: string
  }): Promise<{ profile: { getAssertionXml?(): string } | null }>
}

export declare function generateServiceProviderMetadata(
  service: Pick<Options, 'issuer' | 'callbackUrl' | 'identifierFormat' | 'wantAssertionsSigned'>,
): string
