import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  createTestDatabase,
  openDatabase,
  programEnv,
  startPgbouncer,
  startWorld,
  type World,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/** Fewer than the server opens, so that transactions of one client run on several connections. */
const SERVER_CONNECTIONS = 4
const REQUESTS = 400
const PEOPLE = 20

let pooler: Awaited<ReturnType<typeof startPgbouncer>>
let world: World
beforeAll(async () => {
  world = await startWorld('postgres', {}, { through, isPooler: true })
})
afterAll(async () => {
  await world[Symbol.asyncDispose]()
  await pooler[Symbol.asyncDispose]()
})

async function through(databaseUrl: string) {
  pooler = await startPgbouncer(databaseUrl, { serverConnections: SERVER_CONNECTIONS })
  return pooler.url
}

test('the same requests again and again run on whichever connection is free', async () => {
  const author = await world.signUp({ role: 'professional', complete: true })
  const { error } = await author
    .from('pro_posts')
    .insert({ author_id: author.id, content: 'Hello' })
  expect(error).toBeNull()

  const errors: unknown[] = []
  await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      for (let at = 0; at < REQUESTS / PEOPLE; at += 1) {
        const read = await author.from('pro_posts').select('id, content').eq('author_id', author.id)
        const skills = await world.service.from('skills').select('*').limit(1)
        errors.push(...[read.error, skills.error].filter((refusal) => refusal !== null))
        if (read.data?.length !== 1) errors.push(read)
      }
    }),
  )

  expect(errors).toEqual([])
})

test('nobody’s identity stays on a connection that others use', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => world.signUp()))

  const seen = await Promise.all(
    people.flatMap((person) =>
      Array.from({ length: 20 }, async () => {
        const { data } = await person.auth.getUser()
        const { data: own } = await person.from('profiles').select('id').eq('id', person.id)
        return [person.id, data.user?.id, own?.[0]?.id]
      }),
    ),
  )
  const anonymous = await world.anon.from('account_roles').select('*')

  for (const [id, ...others] of seen) expect(others).toEqual([id, id])
  expect(anonymous.data ?? []).toEqual([])
})

test('mails are announced, and a changed schema is noticed', async () => {
  const { email } = await world.signUp()
  await world.anon.auth.resetPasswordForEmail(email)
  await eventually(async () => expect(await world.mailbox(email)).not.toEqual([]))

  await world.db.query(
    `create function public.wait_long() returns text language sql as $$ select 'at last' from pg_sleep(10) $$`,
  )
  await world.db.query(`notify pgrst, 'reload schema'`)
  await eventually(async () =>
    expect((await world.anon.rpc('wait_long')).error?.code).toBe('57014'),
  )
})

test('a request whose caller hangs up is cancelled, and nobody else’s is', async () => {
  const ask = (signal?: AbortSignal) =>
    fetch(`${world.url}/rest/v1/rpc/wait_long`, {
      method: 'POST',
      headers: { apikey: world.serviceRoleKey },
      ...(signal && { signal }),
    })
  const running = async () => {
    const rows = await world.db.query(
      `select from pg_stat_activity where datname = current_database() and state = 'active' and query like '%wait_long%' and pid <> pg_backend_pid()`,
    )
    return rows.length
  }
  await world.db.query(
    `create or replace function public.wait_long() returns text language sql as $$ select 'at last' from pg_sleep(6) $$`,
  )
  const hangUp = new AbortController()
  const left = ask(hangUp.signal).catch(() => 'hung up')
  const other = ask()
  await eventually(async () => expect(await running()).toBe(2))

  hangUp.abort()
  await eventually(async () => expect(await running()).toBe(1))

  expect(await left).toBe('hung up')
  expect(await (await other).json()).toBe('at last')
})

test('a backup and its restore go past the pooler', async () => {
  await using database = await createTestDatabase('postgres')
  if (!('databaseUrl' in database.place)) throw new Error('PostgreSQL has an address')
  const { databaseUrl } = database.place
  const folder = await mkdtemp(join(tmpdir(), 'podium-pooled-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const empty = new URL(databaseUrl)
  empty.pathname += '_restored'
  const db = await openDatabase(database.place)
  await db.query(`create database ${empty.pathname.slice(1)}`)

  const made = await podium('backup', databaseUrl, folder)
  const restored = await podium('restore', empty.href, folder)

  await db.query(`drop database ${empty.pathname.slice(1)} with (force)`)
  await db.close()
  expect(made).toMatch(/^Backup 20/m)
  expect(restored).toMatch(/^Restored 20/m)
})

/** Output of `npm run backup` or `npm run restore` with a pooler in front of the database. */
async function podium(command: 'backup' | 'restore', databaseUrl: string, folder: string) {
  await using front = await startPgbouncer(databaseUrl, { serverConnections: SERVER_CONNECTIONS })
  const env = {
    ...programEnv(),
    DATABASE_URL: front.url,
    DATABASE_DIRECT_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    BACKUP_TO: join(folder, 'backups'),
  }
  const file = join(ROOT, 'scripts', `${command}.mjs`)
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: ROOT, env })
  return stdout
}
