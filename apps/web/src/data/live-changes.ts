import { RealtimeClient } from '@supabase/realtime-js'
import { getClient } from './client.ts'
import { backendOf } from './create-podium-client.ts'
import { serverConfig } from './server-config.ts'

/** Pause before a subscription that has ended, or a client that could not be opened, is tried again, in milliseconds. */
const AGAIN_MS = 10_000

type Wish = { table: string; filter: string }
type Callbacks = {
  /** A row was written. */
  onChange(): void
  /** Changes are told from now on, or not any more. */
  onLive(isLive: boolean): void
}

let opened: Promise<RealtimeClient> | undefined

/** Listens to what is written into tables, while there is a socket; it opens again by itself. Returns what ends it. */
export function listenToChanges(wishes: readonly Wish[], callbacks: Callbacks): () => void {
  let end = () => {}
  let isEnded = false
  function open() {
    opened ??= openClient().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    opened.then(
      (client) => {
        if (!isEnded) end = subscribe(client, wishes, callbacks)
      },
      () => {
        if (isEnded) return
        // Without a socket nothing is told: whoever listens asks by themselves.
        callbacks.onLive(false)
        const again = setTimeout(open, AGAIN_MS)
        end = () => clearTimeout(again)
      },
    )
  }
  open()
  return () => {
    isEnded = true
    end()
  }
}

async function openClient() {
  const [{ auth }, config] = await Promise.all([getClient(), serverConfig()])
  const { url, supabaseAnonKey } = backendOf(config)
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: supabaseAnonKey },
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
  })
  // A channel that joins before the token is known would join as a visitor.
  await client.setAuth()
  return client
}

let topics = 0

function subscribe(client: RealtimeClient, wishes: readonly Wish[], callbacks: Callbacks) {
  let again: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  topics += 1
  const channel = client.channel(`changes ${topics}`)
  for (const wish of wishes) {
    channel.on('postgres_changes', { event: '*', schema: 'public', ...wish }, callbacks.onChange)
  }
  channel.on('system', {}, ({ status }: { status: string }) => callbacks.onLive(status === 'ok'))
  let endNext = () => {}
  channel.subscribe((status) => {
    if (isEnded || status === 'SUBSCRIBED') return
    callbacks.onLive(false)
    if (status !== 'CLOSED') return
    clearTimeout(again)
    again = setTimeout(() => {
      endNext = subscribe(client, wishes, callbacks)
    }, AGAIN_MS)
  })
  return () => {
    isEnded = true
    clearTimeout(again)
    endNext()
    void client.removeChannel(channel)
  }
}
