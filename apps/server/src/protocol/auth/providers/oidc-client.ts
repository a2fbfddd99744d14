import * as oidc from 'openid-client'
import { boundedFetch, OTHERS_TIMEOUT_MS } from '../../../platform/http/bounded-fetch.ts'
import { isLoopbackHost } from '../../../platform/http/is-loopback-host.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Time for which a provider's published settings are used. */
const DISCOVERED_FOR_MS = 60 * 60 * 1000

/** Client of a provider whose endpoints are known. */
export function configure(
  metadata: oidc.ServerMetadata,
  { clientIds: [clientId = ''], secret, issuer }: ProviderSettings,
): oidc.Configuration {
  const client = new oidc.Configuration(metadata, clientId, {}, authenticate(secret.reveal()))
  client.timeout = OTHERS_TIMEOUT_MS / 1000
  client[oidc.customFetch] = fetchAt
  if (isLocal(issuer)) oidc.allowInsecureRequests(client)
  return client
}

/**
 * Client of an OpenID provider by its published settings (OpenID Connect Discovery 1.0), read when
 * first needed and then once an hour; after a failure the next call reads again.
 */
export function discovered(settings: ProviderSettings): () => Promise<oidc.Configuration> {
  let last: { at: number; client: Promise<oidc.Configuration> } | undefined
  return () => {
    if (last === undefined || performance.now() - last.at > DISCOVERED_FOR_MS) {
      const started = { at: performance.now(), client: discover(settings) }
      last = started
      started.client.catch(() => {
        if (last === started) last = undefined
      })
    }
    return last.client
  }
}

async function discover({ clientIds: [clientId = ''], issuer, secret }: ProviderSettings) {
  const client = await oidc.discovery(
    new URL(issuer),
    clientId,
    {},
    authenticate(secret.reveal()),
    {
      timeout: OTHERS_TIMEOUT_MS / 1000,
      [oidc.customFetch]: fetchAt,
      execute: isLocal(issuer) ? [oidc.allowInsecureRequests] : [],
    },
  )
  // The signature of ID tokens is checked although they come straight from the provider.
  oidc.enableNonRepudiationChecks(client)
  return client
}

/** Client authentication that the provider takes: the secret in the body, else in the header. */
function authenticate(secret: string): oidc.ClientAuth {
  const post = oidc.ClientSecretPost(secret)
  const basic = oidc.ClientSecretBasic(secret)
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(
      server,
      ...rest,
    )
}

const fetchAt: oidc.CustomFetch = (address, { method, headers, body }) =>
  boundedFetch(address, { method, headers, body: body ?? null })

/** Whether a provider is a program of this machine, which needs no TLS. */
const isLocal = (issuer: string) => {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'http:' && isLoopbackHost(hostname)
}
