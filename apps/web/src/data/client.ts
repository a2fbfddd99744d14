import type { Database } from '@podium/domain'
import type { SupabaseClient } from '@supabase/supabase-js'
import { browserSessionStorage } from '../lib/session-storage.ts'

export type Client = SupabaseClient<Database>

export const sessionStorageOfBrowser = browserSessionStorage()

let client: Promise<Client> | undefined

/**
 * The one Supabase client. It is downloaded when it is first needed, so that it never delays the first
 * paint; after a failure the next call tries again.
 */
export function getClient(): Promise<Client> {
  client ??= connect().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

async function connect() {
  const [{ createPodiumClient }, config] = await Promise.all([
    import('./create-podium-client.ts'),
    fetch('/config.json'),
  ])
  return createPodiumClient(await config.json(), sessionStorageOfBrowser)
}
