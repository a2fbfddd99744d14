import { createRequire } from 'node:module'

/** Settings of one sign-in for the library. */
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
  validateInResponseTo: 'never'
  acceptedClockSkewMs: number
  generateUniqueId: () => string
}

type Saml = {
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

type NodeSaml = {
  SAML: new (options: Options) => Saml
  generateServiceProviderMetadata(
    service: Pick<Options, 'issuer' | 'callbackUrl' | 'identifierFormat' | 'wantAssertionsSigned'>,
  ): string
}

const require = createRequire(import.meta.url)

/**
 * Part of @node-saml/node-saml that is used here, whose own types bring those of browsers along. Loaded with the first
 * sign-in of a company: it takes 26 MB.
 */
export const nodeSaml = (): NodeSaml => require('@node-saml/node-saml')
