import { createServer } from '@podium/server/create-server'
import type { Database } from '@podium/server/platform/db/database'
import { Secret, type SettingsInput } from '@podium/server/settings'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import type { Engine } from './engines.ts'
import { type MailboxEntry, readMailbox } from './mailbox.ts'
import { type Person, type SignUpOptions, signUp } from './sign-up.ts'
import { createTestDatabase } from './test-database.ts'

/**
 * Whole Podium on a free port with an empty database of its own, and the official client for it.
 */
export type World = AsyncDisposable & {
  url: string
  anonKey: string
  serviceRoleKey: string
  db: Database
  /** Routes of the server, as `GET /auth/v1/user`. */
  routes: string[]
  /** Data folder, for everything outside the database. */
  dataDir: string
  /** Client of a visitor. */
  anon: SupabaseClient
  /** Client with the service key, which bypasses row level security. */
  service: SupabaseClient
  /** Signs up a new person; `complete` ones may publish. */
  signUp(options?: SignUpOptions): Promise<Person>
  /** Mails so far, newest first, to everybody or to one address. */
  mailbox(to?: string): Promise<MailboxEntry[]>
}

type WorldOptions = {
  /** Address at which the server reaches PostgreSQL, for one that stands behind a proxy. */
  through?: (databaseUrl: string) => string | Promise<string>
  /** Whether that proxy is a pooler, past which the server needs the direct address. */
  isPooler?: boolean
  /** Receiver of the lines that the server logs as warnings and worse; instead of the test's output. */
  onLog?: (line: string) => void
}

/** Settings without limits on sign-ins and mails, which many tests of one address would meet. */
const SETTINGS: SettingsInput = {
  port: 0,
  demo: false,
  authRateLimits: false,
  logLevel: 'error',
  stopDrainS: 0,
}

/** Starts a world: one per test file, new people per test. Takes about a second. */
export async function startWorld(
  engine: Engine,
  settings: SettingsInput = {},
  { through = (databaseUrl) => databaseUrl, isPooler = false, onLog }: WorldOptions = {},
): Promise<World> {
  const database = await createTestDatabase(engine)
  const place =
    'dataDir' in database.place
      ? database.place
      : {
          databaseUrl: new Secret(await through(database.place.databaseUrl)),
          ...(isPooler && { databaseDirectUrl: new Secret(database.place.databaseUrl) }),
        }
  const { dataDir } = database
  const server = await createServer(
    { ...SETTINGS, dataDir, ...settings, ...place },
    // A mutant's missing policy has to be noticed by a test of what people may do.
    {
      checksAccess: process.env.PODIUM_MUTANT === undefined,
      ...(onLog && { logger: pino({ level: 'warn' }, { write: onLog }) }),
    },
  )
  if (!server.backend) throw new Error('A world has a backend of its own')
  const { db, anonKey, serviceRoleKey } = server.backend
  const { url } = await server.listen()
  const client = (key: string) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const service = client(serviceRoleKey)

  return {
    url,
    anonKey,
    serviceRoleKey,
    db,
    routes: server.app.routes.map(({ method, path }) => `${method} ${path}`),
    dataDir,
    anon: client(anonKey),
    service,
    signUp: (options = {}) => signUp(options, { client: client(anonKey), service }),
    mailbox: (to) => readMailbox(url, to),
    async [Symbol.asyncDispose]() {
      await server.close()
      await database[Symbol.asyncDispose]()
    },
  }
}
