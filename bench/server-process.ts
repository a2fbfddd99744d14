import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Engine, startWorld, type World } from '@podium/testing'
import type { SeenStatement } from './pgbench.ts'

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
  /** Name of the database; undefined on the embedded engine. */
  databaseName: string | undefined
}

/** Feed page of the specification (§7) as the web app requests it. */
export const FEED_PATH =
  '/rest/v1/pro_posts?select=*,author:professional_profiles(id,profession,profiles(first_name,last_name,avatar_url)),pro_post_likes(count),pro_post_comments(count)&order=created_at.desc,id.desc&limit=20'

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

  const { data, error } = await world.anon.auth.signInWithPassword({
    email: 'person1@bench.example',
    password,
  })
  if (error) throw error
  const token = data.session.access_token
  const headers = { apikey: world.anonKey, authorization: `Bearer ${token}` }
  const askFeed = () => fetch(world.url + FEED_PATH, { headers })
  await askFeed() // a shape seen twice is a prepared statement
  await askFeed()
  const { answer, statements } = await seeBatch(world.db, askFeed)
  const [database] = await world.db.query<{ name: string }>('select current_database() as name')

  process.on('SIGTERM', () => void world[Symbol.asyncDispose]().then(() => process.exit()))
  process.send?.({
    url: world.url,
    anonKey: world.anonKey,
    token,
    password,
    passwordHash,
    feedTransaction: statements,
    feedBytes: (await answer.arrayBuffer()).byteLength,
    databaseName: engine === 'postgres' ? database?.name : undefined,
  } satisfies ServerReady)
}

/** Statements the database receives while one request runs. */
async function seeBatch(db: World['db'], ask: () => Promise<Response>) {
  const seen: SeenStatement[] = []
  const { batch } = db
  db.batch = (statements, options) => {
    const inside = statements.map(({ text, values = [] }) => ({
      text,
      parameters: values.map((value) => (value === null ? null : String(value))),
    }))
    seen.push(...inside)
    return batch(statements, options)
  }
  const answer = await ask()
  db.batch = batch
  if (!answer.ok) throw new Error(`The feed answers ${answer.status}: ${await answer.text()}`)
  return { answer, statements: seen }
}

if (process.argv[2] === 'pglite' || process.argv[2] === 'postgres') await serve(process.argv[2])
