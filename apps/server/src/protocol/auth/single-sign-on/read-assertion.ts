import type { Element } from '@xmldom/xmldom'
import { childOf, childrenOf, parseXml } from './parse-xml.ts'
import { CLOCK_SKEW_MS } from './service-provider.ts'

const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** Statement of an identity provider about one of its people, as far as it concerns us. */
export type Assertion = {
  id: string
  nameId: { value: string; format: string } | undefined
  /** Values by name and by friendly name. */
  attributes: ReadonlyMap<string, readonly string[]>
  /** End of the time in which it signs somebody in. */
  expiresAt: Date
  /** End of the session that the provider asks for. */
  sessionEndsAt: Date | undefined
}

type Expected = { issuer: string; acs: string; requestId: string; now: Date }

/**
 * Assertion of a verified XML text, for this service and this request (SAML 2.0 Profiles §4.1.4.3). Throws
 * `Error` for one that somebody else issued, or was issued for somebody else, for another request or another time.
 * Signature, audience and the times of its conditions are checked before.
 */
export function readAssertion(xml: string, { issuer, acs, requestId, now }: Expected): Assertion {
  const root = parseXml(xml).documentElement
  if (root?.localName !== 'Assertion' || root.namespaceURI !== ASSERTION) {
    throw new Error('no assertion was signed')
  }
  const id = root.getAttribute('ID') ?? ''
  if (id === '') throw new Error('the assertion has no ID')
  if (textOf(childOf(root, ASSERTION, 'Issuer')) !== issuer) throw new Error('another issuer')
  const subject = childOf(root, ASSERTION, 'Subject')
  if (subject === undefined) throw new Error('the assertion has no subject')
  const expiresAt = confirmedUntil(subject, { acs, requestId, now })
  if (expiresAt === undefined) throw new Error('the assertion is not for this request')
  const nameId = childOf(subject, ASSERTION, 'NameID')
  return {
    id,
    nameId: nameId && { value: textOf(nameId), format: nameId.getAttribute('Format') ?? '' },
    attributes: attributesOf(root),
    expiresAt,
    sessionEndsAt: sessionEndOf(root),
  }
}

type Confirmation = Omit<Expected, 'issuer'>

/** End of a bearer confirmation for this request at this address; undefined where there is none. */
function confirmedUntil(subject: Element, { acs, requestId, now }: Confirmation): Date | undefined {
  const ends = childrenOf(subject, ASSERTION, 'SubjectConfirmation')
    .filter((confirmation) => confirmation.getAttribute('Method') === BEARER)
    .flatMap((confirmation) => childrenOf(confirmation, ASSERTION, 'SubjectConfirmationData'))
    .filter(
      (data) =>
        data.getAttribute('Recipient') === acs && data.getAttribute('InResponseTo') === requestId,
    )
    .map((data) => new Date(data.getAttribute('NotOnOrAfter') ?? ''))
  return ends.find((end) => end.getTime() + CLOCK_SKEW_MS > now.getTime())
}

function attributesOf(assertion: Element): Map<string, string[]> {
  const attributes = new Map<string, string[]>()
  for (const statement of childrenOf(assertion, ASSERTION, 'AttributeStatement')) {
    for (const attribute of childrenOf(statement, ASSERTION, 'Attribute')) {
      const values = childrenOf(attribute, ASSERTION, 'AttributeValue').map(textOf)
      const names = [attribute.getAttribute('Name'), attribute.getAttribute('FriendlyName')]
      for (const name of new Set(names)) {
        if (name !== null) attributes.set(name, [...(attributes.get(name) ?? []), ...values])
      }
    }
  }
  return attributes
}

function sessionEndOf(assertion: Element): Date | undefined {
  const [end] = childrenOf(assertion, ASSERTION, 'AuthnStatement')
    .map((statement) => new Date(statement.getAttribute('SessionNotOnOrAfter') ?? ''))
    .filter((time) => !Number.isNaN(time.getTime()))
  return end
}

/** Whole text of an element; comments within it are not part of it. */
const textOf = (element: Element | undefined) => (element?.textContent ?? '').trim()
