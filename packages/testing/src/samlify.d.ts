/**
 * Part of samlify that the tests use (tsconfig.json leads to it): the package's own types bring those of browsers along.
 */
type Entity = { readonly entitySetting: object }
type LoginRequest = { extract: unknown }

export declare function ServiceProvider(settings: { metadata: string }): Entity
export declare function IdentityProvider(settings: {
  metadata: string
  privateKey: string
}): Entity & {
  parseLoginRequest(
    service: Entity,
    binding: 'redirect',
    request: { query: Record<string, string> },
  ): Promise<LoginRequest>
}
export declare function setSchemaValidator(validator: {
  validate(xml: string): Promise<string>
}): void
export declare const SamlLib: {
  constructSAMLSignature(signing: {
    rawSamlMessage: string
    /** Element that is signed, unless it is the message. */
    referenceTagXPath?: string
    isMessageSigned?: boolean
    isBase64Output: false
    privateKey: string
    signingCert: string
    signatureAlgorithm: string
    signatureConfig: { prefix: string; location: { reference: string; action: 'after' } }
  }): string
}
