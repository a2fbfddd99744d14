import { makeCertificate } from '@podium/testing'
import { expect, test } from 'vitest'
import { readMetadata } from './identity-provider.ts'

const SITE = 'https://podium.example'
const SIGN_IN = 'https://company.example/sign-in'
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const certificate = makeCertificate('rsa').cert.replace(/-----[A-Z ]+-----|\s/g, '')

const key = (use: string, text = certificate) =>
  `<KeyDescriptor${use}><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
    <X509Certificate>${text}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`
const service = (location = SIGN_IN, binding = REDIRECT) =>
  `<SingleSignOnService Binding="${binding}" Location="${location}"/>`
const descriptor = (keys = key(' use="signing"'), services = service()) =>
  `<IDPSSODescriptor>${keys}${services}</IDPSSODescriptor>`
const NAMESPACE = 'xmlns="urn:oasis:names:tc:SAML:2.0:metadata"'
const entity = (descriptors = descriptor(), id = 'urn:company') =>
  `<EntityDescriptor ${NAMESPACE} entityID="${id}">${descriptors}</EntityDescriptor>`
const list = (...entities: string[]) =>
  `<EntitiesDescriptor ${NAMESPACE}>${entities.join('')}</EntitiesDescriptor>`
const read = (xml: string, site = SITE) => readMetadata(xml, site)
const addressed = (location: string) => entity(descriptor(key(''), service(location)))

test('a provider is its name, its sign-in and the certificates of its signatures', () => {
  const company = { entityId: 'urn:company', address: SIGN_IN, certificates: [certificate] }
  const keys = key(' use="signing"') + key(' use="encryption"') + key('')
  const services = service('https://company.example/post', 'urn:another') + service()

  expect(read(entity())).toEqual(company)
  expect(read(list(entity('<SPSSODescriptor/>'), entity()))).toEqual(company)
  expect(read(entity(descriptor(keys, services)))).toEqual({
    ...company,
    certificates: [certificate, certificate],
  })
})

test.each([
  ['no XML', '<a', 'is not valid XML'],
  ['a document type', `<!DOCTYPE a>${entity()}`, 'is not valid XML'],
  ['another namespace', entity().replace(NAMESPACE, ''), 'any IDPSSODescriptor'],
  ['another element', entity().replaceAll('EntityDescriptor', 'Other'), 'any IDPSSODescriptor'],
  ['a service alone', entity('<SPSSODescriptor/>'), 'any IDPSSODescriptor'],
  [
    'a descriptor of another namespace',
    entity('<IDPSSODescriptor xmlns="urn:another"/>'),
    'any IDPSSODescriptor',
  ],
  ['two providers', list(entity(), entity()), 'several identity providers'],
  ['two descriptors', entity(descriptor() + descriptor()), 'multiple IDPSSODescriptors'],
  ['no name', entity().replace(' entityID="urn:company"', ''), 'an EntityID'],
  ['an empty name', entity(descriptor(), ''), 'an EntityID'],
  ['no such binding', entity(descriptor(key(''), service(SIGN_IN, 'urn:a'))), 'HTTP-Redirect'],
  ['a relative address', addressed('/sign-in'), 'without TLS'],
  ['an address without TLS', addressed('http://company.example/'), 'without TLS'],
  ['an address of this machine', addressed('http://127.0.0.1/'), 'without TLS'],
  ['no key', entity(descriptor('')), 'a signing certificate'],
  ['a key without one', entity(descriptor('<KeyDescriptor/>')), 'a signing certificate'],
  ['a key for encryption', entity(descriptor(key(' use="encryption"'))), 'a signing certificate'],
  ['an unreadable one', entity(descriptor(key('', 'AAAA'))), 'cannot be read'],
])('%s is refused', (_what, xml, text) => {
  expect(() => read(xml)).toThrow(text)
})

test('a site of this machine may have a provider there, by HTTP alone', () => {
  const site = 'http://127.0.0.1:3000'

  expect(read(addressed('http://localhost:8080/'), site).address).toBe('http://localhost:8080/')
  expect(() => read(addressed('ftp://localhost/'), site)).toThrow('without TLS')
  expect(() => read(addressed('http://company.example/'), site)).toThrow('without TLS')
})

test('a document has 512 kB at most, and a name 1,024 characters', () => {
  const padded = (bytes: number) => entity() + ' '.repeat(bytes - entity().length)
  const named = (length: number) => entity(descriptor(), 'a'.repeat(length))

  expect(read(padded(512 * 1024)).entityId).toBe('urn:company')
  expect(() => read(padded(512 * 1024 + 1))).toThrow('is too large')
  expect(read(named(1024)).entityId).toHaveLength(1024)
  expect(() => read(named(1025))).toThrow('an EntityID')
})
