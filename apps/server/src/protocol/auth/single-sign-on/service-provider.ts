import type { IdentityProvider } from './identity-provider.ts'
import { nodeSaml } from './node-saml.ts'

/** Difference of two clocks that is tolerated, in milliseconds. */
export const CLOCK_SKEW_MS = 60 * 1000

/** Formats of a name identifier that a provider may be asked for. */
export const NAME_ID_FORMATS = {
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  email: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  unspecified: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
}

/** Addresses of this service for identity providers; the first is its name (entity ID), too. */
export const addressesOf = (publicUrl: string) => ({
  metadata: `${publicUrl}/auth/v1/sso/saml/metadata`,
  acs: `${publicUrl}/auth/v1/sso/saml/acs`,
})

type Partner = {
  publicUrl: string
  idp: IdentityProvider
  nameIdFormat: string | null
  /** Id of the authentication request. */
  requestId: string
}

/**
 * This service, as one identity provider is asked and answers it. Requests are compared with their responses by
 * `readAssertion`, and not by the library, whose memory is that of one process.
 */
export const serviceProvider = ({ publicUrl, idp, nameIdFormat, requestId }: Partner) =>
  new (nodeSaml().SAML)({
    issuer: addressesOf(publicUrl).metadata,
    audience: addressesOf(publicUrl).metadata,
    callbackUrl: addressesOf(publicUrl).acs,
    entryPoint: idp.address,
    idpCert: idp.certificates,
    identifierFormat: nameIdFormat ?? NAME_ID_FORMATS.persistent,
    disableRequestedAuthnContext: true,
    // One of both has to be signed.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: 'never',
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    generateUniqueId: () => requestId,
  })
