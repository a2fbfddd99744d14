import type { Person } from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import type {
  RealtimeChannel,
  RealtimePostgresChangesFilter,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js'
import { expect } from 'vitest'

type Wish = Partial<Omit<RealtimePostgresChangesFilter<'*'>, 'event'>> & {
  event?: '*' | 'INSERT' | 'UPDATE'
}
type Row = Record<string, unknown>

/** Subscription of the official client, and everything it has heard. */
export type Listener = {
  channel: RealtimeChannel
  heard: RealtimePostgresChangesPayload<Row>[]
  /** Statuses of the subscription and texts of system messages, in order. */
  said: string[]
  /** Resolves when it has heard a row with this value. */
  hears(value: unknown): Promise<void>
}

/** The wished event; the client's types have an overload for each, of which one stands for all here. */
const wishedEvent = ({ event = '*' }: Wish) => event as '*'

let topics = 0

/** Subscribes with the official client and waits until the server says how it stands. */
export async function listen(client: Person | SupabaseClient, wish: Wish): Promise<Listener> {
  topics += 1
  const heard: Listener['heard'] = []
  const said: string[] = []
  const channel = client
    .channel(`topic ${topics}`)
    .on<Row>(
      'postgres_changes',
      { schema: 'public', ...wish, event: wishedEvent(wish) },
      (payload) => {
        heard.push(payload)
      },
    )
    .on('system', {}, ({ message }: { message: string }) => said.push(message))
    .subscribe((status) => said.push(status))
  await eventually(() => expect(said.length).toBeGreaterThan(1))
  const values = () => heard.flatMap((one) => Object.values({ ...one.old, ...one.new }))
  return {
    channel,
    heard,
    said,
    hears: (value) => eventually(() => expect(values()).toContain(value)),
  }
}

/** Bare socket of the protocol's version 2.0.0, for what the official client never sends. */
export async function openSocket(url: string, query: Record<string, string>) {
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket`
  const socket = new WebSocket(`${address}?${new URLSearchParams({ vsn: '2.0.0', ...query })}`)
  const frames: unknown[][] = []
  let closed: { code: number; reason: string } | undefined
  socket.addEventListener('message', ({ data }) => void frames.push(JSON.parse(String(data))))
  socket.addEventListener('close', ({ code, reason }) => {
    closed = { code, reason }
  })
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('close', resolve)
  })
  return {
    frames,
    send: (frame: unknown) => socket.send(JSON.stringify(frame)),
    sendRaw: (data: string | Uint8Array<ArrayBuffer>) => socket.send(data),
    /** Payload of the next message that matches. */
    find: (event: string, ref?: string) =>
      eventuallyFound(() =>
        frames
          .find((frame) => frame[3] === event && (ref === undefined || frame[1] === ref))
          ?.at(4),
      ),
    isClosed: () => closed !== undefined,
    closed: () => eventuallyFound(() => closed),
    close: () => socket.close(),
  }
}
