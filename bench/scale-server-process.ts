import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, startWorld } from '@podium/testing'

export type ScaleReady = {
  url: string
  anonKey: string
  /** Access token of an admin. */
  token: string
  seededMs: number
}

/** Podium on PostgreSQL with this many people and posts, in a process of its own. */
async function serve(users: number, posts: number) {
  let databaseUrl = ''
  const world = await startWorld('postgres', {}, { through: (url) => (databaseUrl = url) })
  const startedAt = performance.now()
  const seed = await readFile(join(import.meta.dirname, 'scale.sql'), 'utf8')
  const filled = seed.replaceAll(':users', String(users)).replaceAll(':posts', String(posts))
  const database = await openDatabase({ databaseUrl })
  // A lent connection: its statements may take longer than the server's.
  await database.withClient(async (client) => {
    for (const statement of filled.split(';\n')) {
      if (statement.trim()) await client.query(statement)
    }
  })
  await database.close()
  const seededMs = performance.now() - startedAt
  const admin = await world.signUp({ role: 'admin' })
  const { data } = await admin.auth.getSession()

  process.on('SIGTERM', () => void world[Symbol.asyncDispose]().then(() => process.exit()))
  const { url, anonKey } = world
  process.send?.({
    url,
    anonKey,
    token: data.session?.access_token ?? '',
    seededMs,
  } satisfies ScaleReady)
}

await serve(Number(process.argv[2]), Number(process.argv[3]))
