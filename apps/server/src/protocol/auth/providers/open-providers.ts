import { AppError } from '@podium/domain'
import { githubProvider } from './github-provider.ts'
import { openIdProvider } from './openid-provider.ts'
import type { Provider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Providers of the protocol, whether or not they are built. */
export const PROTOCOL_PROVIDERS: readonly string[] = [
  ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab'],
  ...['google', 'kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc'],
  ...['snapchat', 'spotify', 'twitch', 'twitter', 'workos', 'zoom'],
]

export type Providers = {
  find(id: string): Provider | undefined
  /** Throws `validation_failed` (400) for a provider that is not configured. */
  require(id: string): Provider
}

export function openProviders(settings: readonly ProviderSettings[]): Providers {
  const providers = new Map(
    settings.map((own) => [
      own.id,
      own.id === 'github' ? githubProvider(own) : openIdProvider(own),
    ]),
  )
  const find = (id: string) => providers.get(id)
  return {
    find,
    require(id) {
      const provider = find(id)
      if (provider !== undefined) return provider
      const isKnown = id === '' || PROTOCOL_PROVIDERS.includes(id)
      const why = isKnown
        ? 'provider is not enabled'
        : `Provider ${id.slice(0, 50)} could not be found`
      throw new AppError('validation_failed', { text: `Unsupported provider: ${why}` })
    },
  }
}
