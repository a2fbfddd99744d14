import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Heart } from '../heartbeats.ts'
import { createChannels } from './channels.ts'
import type { Database } from './database.ts'
import { refusedByDatabase } from './refused-by-database.ts'
import { hangUp } from './wire.ts'

/** Pause between two attempts to connect, in milliseconds; the first comes without one. */
const RECONNECT_MS = 1000
/**
 * Pause between two questions whether the connection lives, in milliseconds, and the longest wait
 * for the answer: nobody else would notice that it fell silent.
 */
const ASK_EVERY_MS = 3000
const LIVES_WITHIN_MS = 4000
const GOODBYE_MS = 1000

type ListenerOptions = Pick<
  pg.ClientConfig,
  'connectionString' | 'connectionTimeoutMillis' | 'keepAlive' | 'keepAliveInitialDelayMillis'
> & {
  Client: typeof pg.Client
  /** Longest wait for PostgreSQL's answer to `listen`, in milliseconds. */
  answerWithinMs: number
  heart: Heart | undefined
}

/** Longest time between two signs of life, in milliseconds: one question, and one attempt to connect. */
export const LISTENER_LIMIT_MS = 30_000

/**
 * Connection shared by all channels, opened when the first is listened to. After a break it
 * reconnects by itself; notifications sent meanwhile are lost, so every listener then hears an empty
 * one, and a notification is only a hint to look.
 */
export function openPostgresListener({
  Client,
  answerWithinMs,
  heart,
  ...config
}: ListenerOptions): Pick<Database, 'listen' | 'close'> {
  const livesWithinMs = Math.min(LIVES_WITHIN_MS, answerWithinMs)
  const channels = createChannels()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new Client({ ...config, pipeline: true, application_name: 'podium listener' })
    client.on('error', () => {}).on('notification', channels.deliver)
    try {
      await client.connect()
      for (const channel of channels.names()) await ask(client, listenTo(channel))
    } catch (error) {
      hangUp(client)
      throw error
    }
    client.once('end', () => void reconnect())
    void keepAsking(client)
    return client
  }

  /** Answer of a connection; without one it is ended. */
  async function ask(client: pg.Client, text: string, withinMs = answerWithinMs) {
    const timer = setTimeout(
      () => hangUp(client, new Error(`PostgreSQL has not answered for ${withinMs} ms`)),
      withinMs,
    )
    await client.query(text).finally(() => clearTimeout(timer))
  }

  async function keepAsking(client: pg.Client) {
    const ended = new AbortController()
    client.once('end', () => ended.abort())
    const { signal } = ended
    while (!signal.aborted) {
      heart?.beat()
      await sleep(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await ask(client, 'select 1', livesWithinMs).catch(() => hangUp(client))
    }
  }

  async function reconnect() {
    connection = undefined
    while (!closing.signal.aborted && channels.names().length > 0) {
      heart?.beat()
      try {
        await connected()
        for (const channel of channels.names()) channels.deliver({ channel, payload: '' })
        return
      } catch {
        await sleep(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  /** Current connection or the attempt under way; a failed attempt is forgotten. */
  function connected(): Promise<pg.Client> {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined
      throw refusedByDatabase(error)
    })
    return connection
  }

  return {
    async listen(channel, onPayload) {
      const client = await connected()
      await ask(client, listenTo(channel)).catch((error: unknown) => {
        throw refusedByDatabase(error)
      })
      channels.add(channel, onPayload)
      return async () => {
        if (!channels.remove(channel, onPayload)) return
        // Without a connection there is nothing to take back.
        const client = await connection?.catch(() => undefined)
        if (client) await ask(client, `un${listenTo(channel)}`).catch(() => {})
      }
    },
    async close() {
      closing.abort()
      heart?.end()
      const client = await connection?.catch(() => undefined)
      if (!client) return
      const late = setTimeout(() => hangUp(client), GOODBYE_MS)
      await client.end()
      clearTimeout(late)
    },
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
