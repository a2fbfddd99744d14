import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Engine, startWorld, type World } from '@podium/testing'
import type { SeenStatement } from './pgbench.ts'
import { FRESH_TOKENS, PGBENCH_SESSIONS, REQUIRE_REFRESHED } from './refresh-script.ts'
import { watchLoop } from './watch-loop.ts'

/** Addresses and data for loading this server, and for running its statements without it. */
export type ServerReady = {
  url: string
  anonKey: string
  /** Access token of a person of the bench. */
  token: string
  password: string
  passwordHash: string
  /**
   * Statements of one feed page as the service sent them, in one flush, which is one transaction.
   */
  feedTransaction: SeenStatement[]
  feedBytes: number
  /** Refresh tokens of people of the bench, one a connection of the load. */
  refreshTokens: string[]
  /** Statements of one refresh as the service sent them. */
  refreshStatements: SeenStatement[]
  /** Name of the database; undefined on the embedded engine. */
  databaseName: string | undefined
}

/** Feed page of the specification (§7) as the web app requests it. */
export const FEED_PATH =
  '/rest/v1/pro_posts?select=*,author:professional_profiles(id,profession,profiles(first_name,last_name,avatar_url)),pro_post_likes(count),pro_post_comments(count)&order=created_at.desc,id.desc&limit=20'

/**
 * Orders of the bench: watch the event loop from now on, tell what was seen (`Watched`), and give the sessions of
 * pgbench their first tokens, or check that it has replaced them.
 */
export type ServerOrder = { order: 'watch' | 'tell' | 'seed tokens' | 'check tokens' }

/** Most connections of a load that refreshes. */
const REFRESHERS = 8

/** Podium with the bench's rows, in a process of its own. */
async function serve(engine: Engine) {
  const world = await startWorld(engine)
  const { email, password } = await world.signUp()
  const [person] = await world.db.query<{ hash: string }>(
    'select encrypted_password as hash from auth.users where email = $1',
    [email],
  )
  const passwordHash = person?.hash ?? ''
  const seed = await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8')
  for (const statement of seed.replaceAll(':password_hash', () => passwordHash).split(';\n')) {
    if (statement.trim()) await world.db.query(statement)
  }

  const { access_token: token } = await signIn(world, { at: 1, password })
  const headers = { apikey: world.anonKey, authorization: `Bearer ${token}` }
  const askFeed = () => fetch(world.url + FEED_PATH, { headers })
  await askFeed() // a shape seen twice is a prepared statement
  await askFeed()
  const { answer, statements } = await seeBatch(world.db, askFeed)
  for (const statement of engine === 'postgres' ? PGBENCH_SESSIONS : []) {
    await world.db.query(statement)
  }
  const refresher = await signIn(world, { at: 1, password })
  const refreshed = await seeBatch(world.db, () =>
    fetch(`${world.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: world.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refresher.refresh_token }),
    }),
  )
  const refreshTokens: string[] = []
  for (let at = 1; at <= REFRESHERS; at += 1) {
    refreshTokens.push((await signIn(world, { at, password })).refresh_token)
  }
  const [database] = await world.db.query<{ name: string }>('select current_database() as name')

  const watch = watchLoop()
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await world.db.query(statement)
    return {}
  }
  const orders: Record<ServerOrder['order'], () => object | Promise<object>> = {
    watch: watch.start,
    tell: watch.stop,
    'seed tokens': () => run(FRESH_TOKENS),
    'check tokens': () => run([REQUIRE_REFRESHED]),
  }
  process.on('message', async ({ order }: ServerOrder) => {
    process.send?.(await orders[order]())
  })
  process.on('SIGTERM', () => void world[Symbol.asyncDispose]().then(() => process.exit()))
  process.send?.({
    url: world.url,
    anonKey: world.anonKey,
    token,
    password,
    passwordHash,
    feedTransaction: statements,
    feedBytes: (await answer.arrayBuffer()).byteLength,
    refreshTokens,
    refreshStatements: refreshed.statements,
    databaseName: engine === 'postgres' ? database?.name : undefined,
  } satisfies ServerReady)
}

const asText = (value: unknown) => {
  if (value === null) return null
  return value instanceof Date ? value.toISOString() : String(value)
}

async function signIn({ anon }: World, { at, password }: { at: number; password: string }) {
  const { data, error } = await anon.auth.signInWithPassword({
    email: `person${at}@bench.example`,
    password,
  })
  if (error) throw error
  return data.session
}

/** Statements the database receives while one request runs. */
async function seeBatch(db: World['db'], ask: () => Promise<Response>) {
  const seen: SeenStatement[] = []
  const { batch } = db
  db.batch = (statements, options) => {
    const inside = statements.map(({ text, values = [] }) => ({
      text,
      parameters: values.map(asText),
    }))
    seen.push(...inside)
    return batch(statements, options)
  }
  const answer = await ask()
  db.batch = batch
  if (!answer.ok) throw new Error(`A request answers ${answer.status}: ${await answer.text()}`)
  return { answer, statements: seen }
}

if (process.argv[2] === 'pglite' || process.argv[2] === 'postgres') await serve(process.argv[2])
