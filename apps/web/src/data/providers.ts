import type { SignUpRole } from '@podium/domain'
import { TERMS_VERSION } from '@podium/domain'
import type { Provider as ProviderId, User } from '@supabase/supabase-js'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { currentLanguage } from '../lib/i18n.ts'
import { wayBack } from '../lib/way-back.ts'
import type { Solve } from './captcha.ts'
import { getClient, sessionStorageOfBrowser as storage } from './client.ts'
import { type Provider, serverConfig } from './server-config.ts'

export type { Provider }

/**
 * External providers of the server, whether their accounts may be linked, and whether companies sign their people in; nothing
 * of it in hosted mode.
 */
export const providersQuery = queryOptions({
  queryKey: ['server', 'providers'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { providers = [], canLink = false, sso: hasSso = false } = await serverConfig()
    return { providers, canLink, hasSso }
  },
})

/** Errand of this tab at a provider, kept until it returns. */
const Errand = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('sign-in'),
    provider: z.string(),
    remember: z.boolean(),
    from: z.string().optional(),
    /** Whether a company signs in: its person accepts the terms on return. */
    isCompany: z.boolean().optional(),
  }),
  z.object({ purpose: z.literal('link'), provider: z.string() }),
])
export type Errand = z.output<typeof Errand>

type Client = Awaited<ReturnType<typeof getClient>>

const ERRAND_KEY = 'podium-provider-errand'

/** Address that a provider leads back to. */
const redirectTo = () => `${window.location.origin}/provider-return`

type SignIn = {
  provider: Provider
  /** Account type of a new account; the default is a user's. */
  role?: SignUpRole
  remember: boolean
  /** Path that the person was going to. */
  from: string | undefined
}

/** Leads the browser to a provider to sign in; a new account accepts the terms that the screen names. */
export function useSignInWithProvider() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ provider, role = 'user', remember, from }: SignIn) => {
      const { auth } = await providerClient()
      const data = { role, language: currentLanguage(), terms_version: TERMS_VERSION }
      const answer = await auth.signInWithOAuth({
        provider: idOf(provider),
        options: {
          redirectTo: redirectTo(),
          queryParams: { data: JSON.stringify(data) },
          skipBrowserRedirect: true,
        },
      })
      if (answer.error) throw answer.error
      leave(answer.data.url, { purpose: 'sign-in', provider: provider.name, remember, from })
    },
  })
}

type CompanySignIn = {
  /** Address whose domain says which company it is. */
  email: string
  /** Words for the company. */
  name: string
  remember: boolean
  from: string | undefined
  /** Captcha of the form. */
  solve: Solve
}

/** Leads the browser to a company's sign-in; a new account accepts the terms that the screen names. */
export function useSignInWithCompany() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ email, name: provider, remember, from, solve }: CompanySignIn) => {
      const { auth } = await providerClient()
      const domain = email.slice(email.lastIndexOf('@') + 1)
      const { data, error } = await solve((proof) =>
        auth.signInWithSSO({ domain, options: { redirectTo: redirectTo(), ...proof } }),
      )
      if (error) throw error
      leave(data.url, { purpose: 'sign-in', provider, remember, from, isCompany: true })
    },
  })
}

/** Leads the browser to a provider whose account is linked to the person's. */
export function useLinkProvider() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (provider: Provider) => {
      const [own, { auth }] = await Promise.all([getClient(), providerClient()])
      const { data: now } = await own.auth.getSession()
      try {
        if (now.session) await auth.setSession(now.session)
        const { data, error } = await auth.linkIdentity({
          provider: idOf(provider),
          options: { redirectTo: redirectTo(), skipBrowserRedirect: true },
        })
        if (error) throw error
        leave(data.url, { purpose: 'link', provider: provider.name })
      } finally {
        forgetSession()
      }
    },
  })
}

/** Failure that a provider or the auth service tells in the address; `errand` if this tab has one. */
export class ProviderFailure extends Error {
  readonly error: string
  readonly code: string | undefined
  readonly errand: Errand | undefined

  constructor(error: string, code: string | undefined, errand: Errand | undefined) {
    super(error)
    this.error = error
    this.code = code
    this.errand = errand
  }
}

/**
 * Session of a browser that returns from a provider, by the query of its address. Its result is the errand that is
 * done. Throws `ProviderFailure`, and the client's errors.
 */
export const providerReturnQuery = (search: string) =>
  queryOptions({
    queryKey: ['provider-return', search],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => finishErrand(new URLSearchParams(search)),
  })

async function finishErrand(query: URLSearchParams): Promise<Errand> {
  const errand = readErrand()
  const failed = query.get('error')
  const code = query.get('code')
  if (failed !== null || errand === undefined || code === null) {
    throw new ProviderFailure(
      failed ?? 'invalid_request',
      query.get('error_code') ?? (failed === null ? 'bad_oauth_state' : undefined),
      errand,
    )
  }
  const [own, { auth }] = await Promise.all([getClient(), providerClient()])
  const { data, error } = await auth.exchangeCodeForSession(code)
  forgetSession()
  if (error) throw error
  if (errand.purpose === 'sign-in') storage.remember(errand.remember)
  const kept = await own.auth.setSession(data.session)
  if (kept.error) throw kept.error
  if (errand.purpose === 'sign-in' && errand.isCompany) await acceptTerms(own, data.user)
  sessionStorage.removeItem(ERRAND_KEY)
  return errand
}

/** Stores the terms that the sign-in screen named, with the language, for an account that a company's sign-in has just made. */
async function acceptTerms({ auth }: Client, { user_metadata: known }: User) {
  if (known['terms_version'] !== undefined) return
  const data = { language: currentLanguage(), terms_version: TERMS_VERSION }
  const { error } = await auth.updateUser({ data })
  if (error) throw error
}

function readErrand(): Errand | undefined {
  const { data } = Errand.safeParse(JSON.parse(sessionStorage.getItem(ERRAND_KEY) ?? 'null'))
  if (data?.purpose !== 'sign-in') return data
  return { ...data, from: wayBack(data) }
}

function leave(url: string, errand: Errand) {
  sessionStorage.setItem(ERRAND_KEY, JSON.stringify(errand))
  window.location.assign(url)
}

/** Removes the session from the provider client's storage: the tab's own client keeps it. */
const forgetSession = () => sessionStorage.removeItem('podium-provider')

// The names come from the server; the client's type lists the built-in ones.
const idOf = ({ id }: Provider) => id as ProviderId

async function providerClient() {
  const [{ createProviderClient }, config] = await Promise.all([
    import('./create-podium-client.ts'),
    serverConfig(),
  ])
  return createProviderClient(config)
}
