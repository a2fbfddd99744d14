import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createChannels } from './channels.ts'
import type { Database } from './database.ts'
import { refusedByDatabase } from './refused-by-database.ts'

const RECONNECT_MS = 1000

/**
 * Connection shared by all channels, opened when the first is listened to. After a break it
 * reconnects by itself; notifications sent meanwhile are lost, so a notification is only a hint to
 * look.
 */
export function openPostgresListener(connectionString: string): Pick<Database, 'listen' | 'close'> {
  const channels = createChannels()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString, application_name: 'podium listener' })
    client.on('error', () => {}).on('notification', channels.deliver)
    await client.connect()
    for (const channel of channels.names()) await client.query(listenTo(channel))
    client.once('end', () => void reconnect())
    return client
  }

  async function reconnect() {
    connection = undefined
    while (!closing.signal.aborted && connection === undefined && channels.names().length > 0) {
      await sleep(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => {})
      if (!closing.signal.aborted) await connected().catch(() => {})
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
      await client.query(listenTo(channel)).catch((error: unknown) => {
        throw refusedByDatabase(error)
      })
      channels.add(channel, onPayload)
      return async () => {
        if (channels.remove(channel, onPayload)) {
          await (await connected()).query(`un${listenTo(channel)}`)
        }
      }
    },
    async close() {
      closing.abort()
      await (await connection?.catch(() => undefined))?.end()
    },
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
