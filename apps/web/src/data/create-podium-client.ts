import type { Database } from '@podium/domain'
import { createClient } from '@supabase/supabase-js'
import { currentLanguage } from '../lib/i18n.ts'
import { setReachable } from '../lib/reachability.ts'
import { SESSION_KEY, type SessionStorage } from '../lib/session-storage.ts'
import type { ServerConfig } from './server-config.ts'
import { sessionFetch } from './session-fetch.ts'
import { fetchWatched } from './watched-uploads.ts'

/** Statuses after which the client tries again. */
const GATEWAY_FAILURES = [502, 503, 504]

/**
 * Supabase client for the settings of `/config.json`; an empty or relative address is our own origin. Throws
 * where the settings name no backend.
 */
export function createPodiumClient(config: ServerConfig, storage: SessionStorage) {
  const { url, supabaseAnonKey } = backendOf(config)
  const client = createClient<Database>(url, supabaseAnonKey, {
    auth: { storage, storageKey: SESSION_KEY, experimental: { recoveryCodes: true } },
    // The query cache retries: with both, a lost connection would be reported after 15 s only.
    db: { retry: false },
    global: {
      fetch: (input, init = {}) => {
        const address = input instanceof Request ? input.url : String(input)
        return address.includes('/auth/v1/')
          ? fetchInLanguage(address, init)
          : fetchInSession(input, init)
      },
    },
  })
  const fetchInSession = sessionFetch({
    fetch: fetchWatched,
    anonKey: supabaseAnonKey,
    hasSession: () => storage.getItem(SESSION_KEY) !== null,
    auth: client.auth,
  })
  return client
}

/** Client that keeps no session: it only redeems the code of a mail. Throws as `createPodiumClient`. */
export function createCodeClient(config: ServerConfig) {
  const { url, supabaseAnonKey } = backendOf(config)
  return createClient<Database>(url, supabaseAnonKey, {
    auth: {
      storageKey: 'podium-code',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  })
}

/**
 * Client of a sign-in at an external provider: it keeps its verifier (PKCE) in this tab until the browser
 * returns. Throws as `createPodiumClient`.
 */
export function createProviderClient(config: ServerConfig) {
  const { url, supabaseAnonKey } = backendOf(config)
  return createClient<Database>(url, supabaseAnonKey, {
    auth: {
      storageKey: 'podium-provider',
      storage: window.sessionStorage,
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: (input, init = {}) => fetchInLanguage(String(input), init) },
  })
}

export function backendOf({ supabaseUrl, supabaseAnonKey }: ServerConfig) {
  if (typeof supabaseUrl !== 'string' || typeof supabaseAnonKey !== 'string') {
    throw new Error('/config.json names no backend')
  }
  const { href } = new URL(supabaseUrl, window.location.origin)
  return { url: href.replace(/\/$/, ''), supabaseAnonKey }
}

/**
 * `fetch` for the auth service, with the language of its mails. The client retries to renew a session for up
 * to 30 s: meanwhile the page shows that the server does not answer. Other requests report their failure
 * themselves.
 */
async function fetchInLanguage(address: string, init: RequestInit) {
  const isRenewal = address.includes('grant_type=refresh_token')
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', currentLanguage())
  try {
    const response = await fetch(address, { ...init, headers })
    setReachable(!isRenewal || !GATEWAY_FAILURES.includes(response.status))
    return response
  } catch (error) {
    if (isRenewal) setReachable(false)
    throw error
  }
}
