import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { makeCertificate } from './programs/make-certificate.ts'
import { samlify } from './samlify.ts'

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const MINUTE_MS = 60 * 1000

/** Person of the company, with the attributes that it tells. */
export type SamlPerson = { nameId: string; attributes: Record<string, string> }

/** Statements of an identity provider in a response; a test makes some of them false. */
type Statement = {
  issuer: string
  destination: string
  recipient: string
  audience: string
  inResponseTo: string
  assertionId: string
  nameIdFormat: string
  status: string
  notBefore: Date
  notOnOrAfter: Date
  /** End of the session that it asks for. */
  sessionNotOnOrAfter: Date | undefined
}

type Conduct = {
  statement?: Partial<Statement>
  /** Signed element; the default is the assertion. */
  signs?: 'assertion' | 'response' | 'nothing'
  /** Algorithm of the signature. */
  algorithm?: string
  /** Changes the XML before it is signed. */
  write?: (xml: string) => string
  /** Changes the signed XML, as somebody on its way does. */
  forge?: (xml: string) => string
}

/** Form that a browser posts back. */
export type SamlForm = { SAMLResponse: string; RelayState: string }

/** Identity provider of a company (SAML 2.0) on a port of this machine. */
export type SamlServer = AsyncDisposable & {
  url: string
  entityId: string
  metadata: string
  /** Takes requests of a service, by its metadata. */
  trust(metadata: string): void
  /** Adds a person, whom its page offers by the name. */
  add(person: SamlPerson): void
  /** Answer to the authentication request of an address that our service led to. */
  respond(address: string, person: SamlPerson, conduct?: Conduct): Promise<SamlForm>
}

/** Starts the provider. Its page asks who signs in; `nobody` says no. */
export async function startSamlServer(): Promise<SamlServer> {
  const people = new Map<string, SamlPerson>()
  const { cert, key } = makeCertificate('rsa')
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo // it listens on a port
  const url = `http://127.0.0.1:${port}`
  const entityId = `${url}/metadata`
  const certificate = cert.replace(/-----[A-Z ]+-----|\s/g, '')
  const metadata = `<?xml version="1.0"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
      <X509Certificate>${certificate}</X509Certificate>
    </X509Data></KeyInfo></KeyDescriptor>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${url}/sign-in"/>
  </IDPSSODescriptor>
</EntityDescriptor>`

  samlify.setSchemaValidator({ validate: async () => 'not checked against a schema' })
  const provider = samlify.IdentityProvider({ metadata, privateKey: key })
  let service: ReturnType<typeof samlify.ServiceProvider> | undefined

  /** Authentication request of an address, as the trusted service sends it. */
  async function readRequest(address: string) {
    if (service === undefined) throw new Error('The provider trusts no service')
    const query = Object.fromEntries(new URL(address).searchParams)
    const { extract } = await provider.parseLoginRequest(service, 'redirect', { query })
    const { request, issuer } = Request.parse(extract)
    return { id: request.id, acs: request.assertionConsumerServiceUrl, issuer }
  }

  async function respond(address: string, person: SamlPerson, conduct: Conduct = {}) {
    const request = await readRequest(address)
    const { signs = 'assertion', write = asItIs, forge = asItIs } = conduct
    const statement: Statement = {
      issuer: entityId,
      destination: request.acs,
      recipient: request.acs,
      audience: request.issuer,
      inResponseTo: request.id,
      assertionId: `_${randomUUID()}`,
      nameIdFormat: PERSISTENT,
      status: 'Success',
      notBefore: new Date(Date.now() - MINUTE_MS),
      notOnOrAfter: new Date(Date.now() + 5 * MINUTE_MS),
      sessionNotOnOrAfter: undefined,
      ...conduct.statement,
    }
    const xml = write(responseOf(statement, person))
    const signed =
      signs === 'nothing'
        ? xml
        : sign(xml, { element: signs, key, cert, algorithm: conduct.algorithm })
    return {
      SAMLResponse: Buffer.from(forge(signed)).toString('base64'),
      RelayState: new URL(address).searchParams.get('RelayState') ?? '',
    }
  }

  /** Page on which somebody says who they are, then one that posts the answer back. */
  async function answer({ url: path = '' }: IncomingMessage, response: ServerResponse) {
    const address = new URL(path, url)
    response.setHeader('content-type', 'text/html')
    if (address.pathname === '/metadata') {
      return response.setHeader('content-type', 'application/xml').end(metadata)
    }
    const name = address.searchParams.get('as')
    if (name === null) {
      const links = [...people.keys(), 'nobody'].map((who) => {
        const to = new URL(address)
        to.searchParams.set('as', who)
        return `<p><a href="${escaped(to.href)}">${who}</a></p>`
      })
      return response.end(page(links.join('')))
    }
    const person = people.get(name) ?? { nameId: name, attributes: {} }
    const denied = { statement: { status: 'Responder' }, signs: 'nothing' } as const
    const form = await respond(address.href, person, people.has(name) ? {} : denied)
    const { acs } = await readRequest(address.href)
    const fields = Object.entries(form).map(
      ([field, value]) => `<input type="hidden" name="${field}" value="${escaped(value)}">`,
    )
    const button = '<button>Continue</button>'
    response.end(page(`<form method="post" action="${acs}">${fields.join('')}${button}</form>`))
  }

  http.on('request', (request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  return {
    url,
    entityId,
    metadata,
    trust(other) {
      service = samlify.ServiceProvider({ metadata: other })
    },
    add: (person) => void people.set(person.nameId, person),
    respond,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections()
      http.close()
    },
  }
}

const asItIs = (xml: string) => xml

/** Authentication request as samlify reads it. */
const Request = z.object({
  request: z.object({ id: z.string(), assertionConsumerServiceUrl: z.string() }),
  issuer: z.string(),
})

function responseOf(statement: Statement, { nameId, attributes }: SamlPerson): string {
  const now = new Date().toISOString()
  const { notBefore, notOnOrAfter, sessionNotOnOrAfter: end } = statement
  const issuer = `<saml:Issuer>${statement.issuer}</saml:Issuer>`
  const stamp = `Version="2.0" IssueInstant="${now}"`
  const told = Object.entries(attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${escaped(value)}</saml:AttributeValue></saml:Attribute>`,
  )
  const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${statement.assertionId}" ${stamp}>${issuer}<saml:Subject><saml:NameID Format="${statement.nameIdFormat}">${escaped(nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${notOnOrAfter.toISOString()}" Recipient="${statement.recipient}" InResponseTo="${statement.inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${notBefore.toISOString()}" NotOnOrAfter="${notOnOrAfter.toISOString()}"><saml:AudienceRestriction><saml:Audience>${statement.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now}" SessionIndex="_1"${end === undefined ? '' : ` SessionNotOnOrAfter="${end.toISOString()}"`}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${told.join('')}</saml:AttributeStatement></saml:Assertion>`
  const isSuccess = statement.status === 'Success'
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" ${stamp} Destination="${statement.destination}" InResponseTo="${statement.inResponseTo}">${issuer}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${statement.status}"/></samlp:Status>${isSuccess ? assertion : ''}</samlp:Response>`
}

type Signing = {
  element: 'assertion' | 'response'
  key: string
  cert: string
  algorithm: string | undefined
}

/** XML with the enveloped signature of an element, after its issuer. */
function sign(xml: string, { element, key, cert, algorithm = RSA_SHA256 }: Signing): string {
  const path = `/*[local-name(.)='Response']${element === 'assertion' ? `/*[local-name(.)='Assertion']` : ''}`
  return samlify.SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    ...(element === 'response' ? { isMessageSigned: true } : { referenceTagXPath: path }),
    isBase64Output: false,
    privateKey: key,
    signingCert: cert.replace(/-----[A-Z ]+-----|\s/g, ''),
    signatureAlgorithm: algorithm,
    signatureConfig: {
      prefix: 'ds',
      location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
    },
  })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Company</title><h1>Company</h1>${body}`
