import { X509Certificate } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Element } from '@xmldom/xmldom'
import { isLoopbackHost } from '../../../platform/http/is-loopback-host.ts'
import { childOf, childrenOf, parseXml } from './parse-xml.ts'

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const MAX_BYTES = 512 * 1024
const MAX_ID = 1024

/** Identity provider as its metadata describes it (SAML 2.0 Metadata §2.4). */
export type IdentityProvider = {
  entityId: string
  /** Address of its sign-in (HTTP-Redirect). */
  address: string
  /** Certificates of its signatures, base64. */
  certificates: string[]
}

/** Identity provider of a metadata document. Throws `validation_failed` (400). */
export function readMetadata(xml: string, publicUrl: string): IdentityProvider {
  if (Buffer.byteLength(xml) > MAX_BYTES) throw invalid('is too large')
  const [entity, another] = entitiesOf(xml)
  if (another !== undefined) throw invalid('contains several identity providers')
  const descriptors = entity === undefined ? [] : descriptorsOf(entity)
  const [descriptor] = descriptors
  if (entity === undefined || descriptor === undefined) {
    throw invalid('does not contain any IDPSSODescriptor')
  }
  if (descriptors.length > 1) throw invalid('contains multiple IDPSSODescriptors')
  const entityId = entity.getAttribute('entityID') ?? ''
  if (entityId === '' || entityId.length > MAX_ID) throw invalid('does not contain an EntityID')
  const address = addressOf(descriptor)
  if (address === undefined) {
    throw invalid('does not contain a SingleSignOnService with the HTTP-Redirect binding')
  }
  if (!isSafeAddress(address, publicUrl)) throw invalid('names an address without TLS')
  const certificates = childrenOf(descriptor, METADATA, 'KeyDescriptor').flatMap(certificatesOf)
  if (certificates.length === 0) throw invalid('does not contain a signing certificate')
  return { entityId, address, certificates }
}

/** Descriptions of identity providers: the document, or what a list holds. */
function entitiesOf(xml: string): Element[] {
  try {
    const root = parseXml(xml).documentElement
    if (root?.namespaceURI !== METADATA) return []
    const entities =
      root.localName === 'EntitiesDescriptor'
        ? childrenOf(root, METADATA, 'EntityDescriptor')
        : [root].filter(({ localName }) => localName === 'EntityDescriptor')
    return entities.filter((entity) => descriptorsOf(entity).length > 0)
  } catch (cause) {
    throw new AppError('validation_failed', { text: 'SAML Metadata is not valid XML', cause })
  }
}

const descriptorsOf = (entity: Element) => childrenOf(entity, METADATA, 'IDPSSODescriptor')

const addressOf = (descriptor: Element) =>
  childrenOf(descriptor, METADATA, 'SingleSignOnService')
    .find((service) => service.getAttribute('Binding') === REDIRECT)
    ?.getAttribute('Location') ?? undefined

/** Whether people may be led to an address: with TLS, or of this machine while we are. */
function isSafeAddress(address: string, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:') return true
  return [hostname, new URL(publicUrl).hostname].every(isLoopbackHost) && protocol === 'http:'
}

/** Certificates of a key, unless it is for encryption alone. Throws for one that is none. */
function certificatesOf(key: Element): string[] {
  if (key.getAttribute('use') === 'encryption') return []
  const info = childOf(key, SIGNATURE, 'KeyInfo')
  const data = info === undefined ? [] : childrenOf(info, SIGNATURE, 'X509Data')
  return data
    .flatMap((each) => childrenOf(each, SIGNATURE, 'X509Certificate'))
    .map((certificate) => checkedCertificate(certificate.textContent ?? ''))
}

function checkedCertificate(text: string): string {
  const base64 = text.replace(/\s/g, '')
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).raw.toString('base64')
  } catch (cause) {
    throw new AppError('validation_failed', {
      text: 'SAML Metadata contains a certificate that cannot be read',
      cause,
    })
  }
}

const invalid = (what: string) =>
  new AppError('validation_failed', { text: `SAML Metadata ${what}` })
