import { createRequire } from 'node:module'

type Entity = { readonly entitySetting: object }

type Signing = {
  rawSamlMessage: string
  /** Element that is signed, unless it is the message. */
  referenceTagXPath?: string
  isMessageSigned?: boolean
  isBase64Output: false
  privateKey: string
  signingCert: string
  signatureAlgorithm: string
  signatureConfig: { prefix: string; location: { reference: string; action: 'after' } }
}

type Samlify = {
  ServiceProvider(settings: { metadata: string }): Entity
  IdentityProvider(settings: { metadata: string; privateKey: string }): Entity & {
    parseLoginRequest(
      service: Entity,
      binding: 'redirect',
      request: { query: Record<string, string> },
    ): Promise<{ extract: unknown }>
  }
  setSchemaValidator(validator: { validate(xml: string): Promise<string> }): void
  SamlLib: { constructSAMLSignature(signing: Signing): string }
}

const require = createRequire(import.meta.url)

/** Part of samlify that the tests use. Its own types bring those of browsers along. */
export const samlify: Samlify = require('samlify')
