import { randomBytes } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { challengeFields, checkChallenge } from '../pkce/challenge.ts'
import { readBody } from '../requests/read-body.ts'
import { isAllowedRedirect, redirectTarget } from '../requests/redirect-target.ts'
import { readMetadata } from './identity-provider.ts'
import { refreshMetadata } from './refresh-metadata.ts'
import { saveRelayState } from './relay-states.ts'
import { serviceProvider } from './service-provider.ts'
import { findSsoProvider, findSsoProviderOf, type SsoProvider } from './sso-provider.ts'

const Body = z.object({
  provider_id: z.uuid().or(z.literal('')).default(''),
  domain: z.string().default(''),
  redirect_to: z.string().default(''),
  skip_http_redirect: z.boolean().default(false),
  ...challengeFields,
})
type Body = z.output<typeof Body>

/**
 * POST /sso: the address at which a company signs its people in, for a domain or a provider. With
 * `skip_http_redirect` it is in the answer. Throws `validation_failed` (400), `sso_provider_not_found` and
 * `sso_provider_disabled` (404).
 */
export const beginSso = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, settings, clock, afterAnswer } = deps
  const body = await readBody(c, Body)
  if ((body.provider_id === '') === (body.domain === '')) {
    const text =
      body.domain === ''
        ? 'A provider_id or domain needs to be provided'
        : 'Only one of provider_id or domain supported'
    throw new AppError('validation_failed', { text })
  }
  const challenge = checkChallenge(body)
  const provider = await requireProvider(deps, body)
  const requestId = `_${randomBytes(20).toString('hex')}`
  const { publicUrl } = settings
  const redirectTo = isAllowedRedirect(body.redirect_to, settings)
    ? body.redirect_to
    : redirectTarget(c, settings)
  const flow = { providerId: provider.id, requestId, redirectTo, challenge, now: clock() }
  const idp = readMetadata(provider.metadata_xml, publicUrl)
  const relayState = await saveRelayState(db, flow)
  const nameIdFormat = provider.name_id_format
  const partner = serviceProvider({ publicUrl, idp, nameIdFormat, requestId })
  const url = await partner.getAuthorizeUrlAsync(relayState, undefined, {})
  afterAnswer.run(() => refreshMetadata(deps, provider))
  return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
}

async function requireProvider(
  { db }: Pick<AuthDeps, 'db'>,
  { provider_id: id, domain }: Body,
): Promise<SsoProvider> {
  const provider = await (id === '' ? findSsoProviderOf(db, domain) : findSsoProvider(db, id))
  if (provider === undefined) {
    const text = id === '' ? 'No SSO provider assigned for this domain' : 'No such SSO provider'
    throw new AppError('sso_provider_not_found', { text })
  }
  if (provider.disabled) throw new AppError('sso_provider_disabled')
  return provider
}
