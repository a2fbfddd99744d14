import { AppError } from '@podium/domain'
import { ProviderRefusal } from '../providers/redeem-code.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { parseXml } from './parse-xml.ts'
import { type Assertion, readAssertion } from './read-assertion.ts'
import { addressesOf, serviceProvider } from './service-provider.ts'

/** Longest response, in characters of base64; with its certificates one has some kilobytes. */
const MAX_LENGTH = 256 * 1024
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'
/** Algorithms by SHA-1 (XML Signature §6), which nobody has to use any more. */
const WEAK = /xmldsig#(rsa-|dsa-|hmac-)?sha1|rsa-md5/

type Expected = { publicUrl: string; idp: IdentityProvider; requestId: string; now: Date }

/**
 * Assertion of a response (`SAMLResponse`, base64) of an identity provider to a request of ours. Throws
 * `ProviderRefusal` where the provider did not sign anybody in, and `validation_failed` (400) for whatever is not
 * well-formed, not signed by it or not meant for us here and now.
 */
export async function verifyResponse(
  encoded: string,
  { publicUrl, idp, requestId, now }: Expected,
): Promise<Assertion> {
  if (encoded === '') throw new AppError('validation_failed', { text: 'SAMLResponse is missing' })
  if (encoded.length > MAX_LENGTH) throw new AppError('request_entity_too_large')
  try {
    const { acs } = addressesOf(publicUrl)
    checkEnvelope(Buffer.from(encoded, 'base64'), { acs, requestId })
    const partner = serviceProvider({ publicUrl, idp, nameIdFormat: null, requestId })
    const { profile } = await partner.validatePostResponseAsync({ SAMLResponse: encoded })
    const verified = profile?.getAssertionXml?.()
    if (verified === undefined) throw new Error('the response has no assertion')
    return readAssertion(verified, { issuer: idp.entityId, acs, requestId, now })
  } catch (cause) {
    if (cause instanceof ProviderRefusal) throw cause
    throw new AppError('validation_failed', { text: 'SAML Assertion is not valid', cause })
  }
}

/**
 * Check of what surrounds the assertion, which need not be signed: addressee, request and outcome, no document type
 * and no weak signature.
 */
function checkEnvelope(bytes: Buffer, { acs, requestId }: { acs: string; requestId: string }) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (WEAK.test(text)) throw new Error('a signature by SHA-1')
  const response = parseXml(text).documentElement
  if (response?.localName !== 'Response' || response.namespaceURI !== PROTOCOL) {
    throw new Error('no response')
  }
  if ((response.getAttribute('Destination') || acs) !== acs) throw new Error('another destination')
  if ((response.getAttribute('InResponseTo') || requestId) !== requestId) {
    throw new Error('the response to another request')
  }
  const [status] = response.getElementsByTagNameNS(PROTOCOL, 'StatusCode')
  if (status?.getAttribute('Value') !== SUCCESS) {
    throw new ProviderRefusal('access_denied', 'The identity provider has signed nobody in')
  }
}
