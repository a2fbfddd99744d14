/** Authentication method (`amr`) of sessions that a company's identity provider began. */
export const SSO_METHOD = 'sso/saml'

const PREFIX = 'sso:'

/** Name of a company's provider among those of identities. */
export const ssoIdentity = (providerId: string) => `${PREFIX}${providerId}`

/** Id of the company's provider that an identity is of; undefined for another identity. */
export const ssoProviderOf = (provider: string) =>
  provider.startsWith(PREFIX) ? provider.slice(PREFIX.length) : undefined
