import type { Database } from '@podium/domain'
import type { SupabaseClient } from '@supabase/supabase-js'
import { browserSessionStorage } from '../lib/session-storage.ts'
import { serverConfig } from './server-config.ts'

export type Client = SupabaseClient<Database>

export const sessionStorageOfBrowser = browserSessionStorage()

type Connected = (client: Client) => void

let client: Promise<Client> | undefined
let whenConnected: Connected | undefined

/** Calls back with the client when it is created, before anybody uses it. */
export function onConnect(listener: Connected) {
  whenConnected = listener
}

/**
 * The Supabase client, downloaded when it is first needed, so that it never delays the first paint; after a
 * failure the next call tries again.
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
    serverConfig(),
  ])
  const connected = createPodiumClient(config, sessionStorageOfBrowser)
  whenConnected?.(connected)
  return connected
}
