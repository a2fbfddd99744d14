import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isLoopbackHost } from './platform/http/is-loopback-host.ts'
import type { ProviderSettings } from './protocol/auth/index.ts'
import { Secret } from './secret.ts'

/** Client ids, the first of which signs in, and their secret at a provider. */
type Client = { clientId: string | undefined; secret: Secret | undefined }

/** Settings of the providers that are built in. */
type Given = {
  authGoogleClientId?: string | undefined
  authGoogleSecret?: Secret | undefined
  authGithubClientId?: string | undefined
  authGithubSecret?: Secret | undefined
  authGithubUrl: string
  authLinkedinClientId?: string | undefined
  authLinkedinSecret?: Secret | undefined
  authAzureClientId?: string | undefined
  authAzureSecret?: Secret | undefined
  authAzureUrl: string
  authOidcProvidersFile?: readonly ProviderSettings[] | undefined
}

/** Whether an address is safe to hand secrets to: TLS, or a program of this machine. */
const isSafeAddress = (address: string) => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, search, hash } = new URL(address)
  if (username !== '' || search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
}

/** Address of a provider, without a trailing slash. */
export const providerAddress = () =>
  z
    .string()
    .trim()
    .refine(isSafeAddress, { error: 'must be an address that starts with https://' })
    .transform((address) => address.replace(/\/+$/, ''))

const OidcProvider = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,30}$/),
  name: z.string().trim().min(1).max(40),
  issuer: z.string().refine(isSafeAddress, { error: 'must start with https://' }),
  client_id: z.string().min(1),
  secret: z.string().min(1),
  scopes: z.string().exactOptional(),
})
const OidcProviders = z.array(OidcProvider).max(20)

/** OpenID providers of a JSON file, which is read with the settings. */
export const oidcProvidersFile = () =>
  z.string().transform((path, context): ProviderSettings[] => {
    try {
      const providers = OidcProviders.parse(JSON.parse(readFileSync(path, 'utf8')))
      return providers.map(({ id, client_id, secret, ...rest }) => ({
        ...rest,
        id: `custom:${id}`,
        clientIds: idsOf(client_id),
        secret: new Secret(secret),
      }))
    } catch (error) {
      context.issues.push({
        code: 'custom',
        message: `cannot be used: ${problemOf(error)}`,
        input: path,
      })
      return z.NEVER
    }
  })

/** Faults of the file, without a word of it: it holds secrets. */
function problemOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    return `${issue?.path.join('.')} ${issue?.message}`
  }
  if (error instanceof SyntaxError) return 'it is no JSON'
  return error instanceof Error && 'code' in error ? String(error.code) : 'it cannot be read'
}

/** Providers that people may sign in with, in the order of their buttons. */
export function authProviders(given: Given): ProviderSettings[] {
  const azure = `${given.authAzureUrl}/v2.0`
  return [
    ...provider('google', 'Google', 'https://accounts.google.com', {
      clientId: given.authGoogleClientId,
      secret: given.authGoogleSecret,
    }),
    ...provider('linkedin_oidc', 'LinkedIn', 'https://www.linkedin.com/oauth', {
      clientId: given.authLinkedinClientId,
      secret: given.authLinkedinSecret,
    }),
    ...provider('azure', 'Microsoft', azure, {
      clientId: given.authAzureClientId,
      secret: given.authAzureSecret,
    }),
    ...provider('github', 'GitHub', given.authGithubUrl, {
      clientId: given.authGithubClientId,
      secret: given.authGithubSecret,
    }),
    ...(given.authOidcProvidersFile ?? []),
  ]
}

function provider(
  id: string,
  name: string,
  issuer: string,
  { clientId, secret }: Client,
): ProviderSettings[] {
  if (clientId === undefined || secret === undefined) return []
  return [{ id, name, issuer, clientIds: idsOf(clientId), secret }]
}

/** Problems of the settings: a client id without its secret, or the other way round. */
export function providerProblems(given: Given): string[] {
  const pairs = [
    ['GOOGLE', given.authGoogleClientId, given.authGoogleSecret],
    ['GITHUB', given.authGithubClientId, given.authGithubSecret],
    ['LINKEDIN_OIDC', given.authLinkedinClientId, given.authLinkedinSecret],
    ['AZURE', given.authAzureClientId, given.authAzureSecret],
  ] as const
  return pairs.flatMap(([name, clientId, secret]) => {
    if ((clientId === undefined) === (secret === undefined)) return []
    const [there, missing] =
      secret === undefined ? ['CLIENT_ID', 'SECRET'] : ['SECRET', 'CLIENT_ID']
    return `AUTH_EXTERNAL_${name}_${missing} is missing: AUTH_EXTERNAL_${name}_${there} needs it.`
  })
}

const idsOf = (list: string) => list.split(',').map((id) => id.trim())
