import type { Database } from '@podium/domain'
import { createClient } from '@supabase/supabase-js'
import { currentLanguage } from '../lib/i18n.ts'
import { setReachable } from '../lib/reachability.ts'
import { SESSION_KEY, type SessionStorage } from '../lib/session-storage.ts'
import type { ServerConfig } from './server-config.ts'
import { sessionFetch } from './session-fetch.ts'
import { fetchWatched } from './watched-uploads.ts'

/** By these the client knows that trying again may help. */
const GATEWAY_FAILURES = [502, 503, 504]

/**
 * The Supabase client for what `/config.json` says; an empty or relative address is our own origin.
 * Throws where it says something else.
 */
export function createPodiumClient(config: ServerConfig, storage: SessionStorage) {
  const { supabaseUrl, supabaseAnonKey } = config
  if (typeof supabaseUrl !== 'string' || typeof supabaseAnonKey !== 'string') {
    throw new Error('/config.json names no backend')
  }
  const url = new URL(supabaseUrl, window.location.origin)
  const client = createClient<Database>(url.href.replace(/\/$/, ''), supabaseAnonKey, {
    auth: { storage, storageKey: SESSION_KEY },
    // The query cache asks again: with both, who has no connection learns it after a quarter of a minute.
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

/**
 * Tells the auth service which language the person reads, because it sends them mail. The client renews a session
 * for up to half a minute before it gives up: meanwhile the page says that nobody answers. What a person asks for
 * themselves fails in its place.
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
