import pg from 'pg'
import { KEEP_ALIVE } from '../db/open-postgres.ts'
import { hangUp } from '../db/wire.ts'
import { BackupError } from './backup-error.ts'

/** Longest wait for PostgreSQL's goodbye, in milliseconds. */
const GOODBYE_MS = 1000

type Options = {
  databaseUrl: string
  /** `application_name` by which PostgreSQL lists the connection. */
  name: string
  /** Ends the connection, also one on which nothing answers any more. */
  signal?: AbortSignal | undefined
}

/**
 * Runs `work` on a connection of its own, outside the pool and its deadlines. Throws `BackupError` for a
 * database that cannot be reached.
 */
export async function withBackupClient<T>(
  { databaseUrl, name, signal }: Options,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...KEEP_ALIVE,
    connectionString: databaseUrl,
    application_name: name,
  })
  client.on('error', () => {}) // the statement under way fails by itself
  await client.connect().catch((error: unknown) => {
    throw new BackupError(`The database cannot be reached: ${String(error)}`)
  })
  const abort = () => hangUp(client, signal?.reason)
  signal?.addEventListener('abort', abort)
  try {
    signal?.throwIfAborted()
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', abort)
    const late = setTimeout(() => hangUp(client), GOODBYE_MS)
    await client.end()
    clearTimeout(late)
  }
}
