import type { Database } from '@podium/domain'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { currentLanguage } from '../lib/i18n.ts'
import { SESSION_KEY, type SessionStorage } from '../lib/session-storage.ts'
import { fetchWatched } from './watched-uploads.ts'

const Config = z.object({ supabaseUrl: z.string(), supabaseAnonKey: z.string().min(1) })

/** The Supabase client for what `/config.json` says; an empty or relative address is our own origin. */
export function createPodiumClient(config: unknown, storage: SessionStorage) {
  const { supabaseUrl, supabaseAnonKey } = Config.parse(config)
  const url = new URL(supabaseUrl, window.location.origin)
  return createClient<Database>(url.href.replace(/\/$/, ''), supabaseAnonKey, {
    auth: { storage, storageKey: SESSION_KEY },
    global: { fetch: fetchInLanguage },
  })
}

/** Tells the auth service which language the person reads, because it sends them mail. */
async function fetchInLanguage(input: RequestInfo | URL, init: RequestInit = {}) {
  const address = input instanceof Request ? input.url : String(input)
  if (!address.includes('/auth/v1/')) return fetchWatched(input, init)
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', currentLanguage())
  return fetch(input, { ...init, headers })
}
