import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  completeSettings,
  createSeal,
  createTestDatabase,
  ENGINES,
  type Engine,
  openDatabase,
  type Person,
  programEnv,
  restoreCommand,
  SERVICE_ENGINES,
  Secret,
  startPostgresCluster,
  startS3Server,
  startWorld,
  type World,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { runServer } from '../protocol/run-server.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const KEY = 'a passphrase of enough letters'
const run = promisify(execFile)

/** Browser’s configuration from the server. */
type Config = { supabaseAnonKey: string }

type Output = { code: number; printed: string }

/** `npm run backup` or `npm run restore` with these settings and no others. */
async function command(
  script: 'backup' | 'restore',
  settings: Record<string, string>,
  ...args: string[]
): Promise<Output> {
  const file = join(ROOT, 'scripts', `${script}.mjs`)
  const env = { ...programEnv(), ...settings }
  return run(process.execPath, [file, ...args], { cwd: ROOT, env }).then(
    ({ stdout, stderr }) => ({ code: 0, printed: `${stdout}${stderr}` }),
    ({ code, stdout, stderr }) => ({ code, printed: `${stdout}${stderr}` }),
  )
}

/** Empty folder, deleted when disposed of. */
async function makeFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'podium-backup-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** Settings by which a command reaches the database of a world. */
async function settingsOf(world: World): Promise<Record<string, string>> {
  const place = { DATA_DIR: world.dataDir }
  if (world.db.engine === 'pglite') return place
  const [row] = await world.db.query<{ name: string }>('select current_database() as name')
  const url = new URL(process.env.PODIUM_TEST_POSTGRES ?? '')
  url.pathname = `/${row?.name}`
  return { ...place, DATABASE_URL: url.href }
}

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

/** Path of a picture that a person has stored and shows in a post. */
async function publish(author: Person, content: string): Promise<string> {
  const path = `${author.id}/${randomUUID()}.png`
  const files = author.storage.from('post-images')
  const { error } = await files.upload(path, picture, { contentType: 'image/png' })
  if (error) throw error
  const { publicUrl } = files.getPublicUrl(path).data
  await author
    .from('pro_posts')
    .insert({ author_id: author.id, content, image_url: new URL(publicUrl).pathname })
    .throwOnError()
  return new URL(publicUrl).pathname
}

/**
 * Stores another picture under the same name; the file of the one before is removed. Where the embedded engine's one
 * connection is lent to the backup for long, the picture is put off.
 */
async function replaceAvatar(person: Person) {
  const options = { contentType: 'image/png', upsert: true }
  const path = `${person.id}/me.png`
  const { error } = await person.storage.from('avatars').upload(path, picture, options)
  if (error && !('status' in error && error.status === 503)) throw error
}

/** Place to restore into on another machine: an empty folder, or a PostgreSQL without our roles. */
async function freshPlace(
  engine: Engine,
): Promise<AsyncDisposable & { env: Record<string, string> }> {
  const folder = await makeFolder()
  if (engine === 'pglite') {
    return { env: { DATA_DIR: folder.path }, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] }
  }
  const cluster = await startPostgresCluster()
  const admin = await openDatabase({ databaseUrl: cluster.urlOf('postgres') })
  await admin.query('create role podium login createrole createdb')
  await admin.query('create database podium owner podium')
  await admin.close()
  const url = new URL(cluster.urlOf('podium'))
  url.username = 'podium'
  return {
    env: { DATA_DIR: folder.path, DATABASE_URL: url.href },
    async [Symbol.asyncDispose]() {
      cluster.stop()
      await folder[Symbol.asyncDispose]()
    },
  }
}

/** Statements that docs/operations.md tells a superuser to run once on a new cluster. */
async function makeServiceRole({ DATABASE_URL }: Record<string, string>) {
  const url = new URL(DATABASE_URL ?? '')
  url.username = 'postgres'
  const admin = await openDatabase({ databaseUrl: url.href })
  await admin.query('create role service_role nologin noinherit bypassrls')
  await admin.query('grant service_role to podium')
  await admin.close()
}

describe.each(ENGINES)('a backup on %s', (engine) => {
  test('made while people write, it comes back on a machine without the data', async () => {
    await using s3 = await startS3Server()
    const backup = {
      BACKUP_TO: s3.url.replace('/pictures', '/pictures/of-podium'),
      BACKUP_KEY: KEY,
    }
    await using world = await startWorld(engine, {
      backupTo: new Secret(backup.BACKUP_TO),
      backupKey: new Secret(backup.BACKUP_KEY),
      backupEveryHours: 0,
    })
    const author = await world.signUp({ complete: true })
    const reader = await world.signUp()
    const shown = await publish(author, 'Before the backup')
    await replaceAvatar(author)
    let isDone = false
    const writing = (async () => {
      while (!isDone) await replaceAvatar(author)
    })()

    // What somebody has dropped by hand is made again by the restore.
    await world.db.query('drop policy follows_delete on public.follows')
    const made = await command('backup', { ...(await settingsOf(world)), ...backup })
    isDone = true
    await writing
    expect(made).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/ in http:\/\/[^@]+\/of-podium: .* restored and compared/),
    })
    await using place = await freshPlace(engine)
    if (engine === 'postgres') {
      const refused = await command('restore', { ...place.env, ...backup })
      expect(refused.printed).toContain('create role service_role nologin noinherit bypassrls')
      // A start that failed for the same reason leaves the migrations' own tables, empty.
      await using failed = runServer({ ...place.env, BACKUP_EVERY: '0' })
      await failed.ended
      await makeServiceRole(place.env)
    }
    const restored = await command('restore', { ...place.env, ...backup })
    expect(restored).toMatchObject({ code: 0, printed: expect.stringMatching(/^Restored 20/) })
    await using server = runServer({
      ...place.env,
      ...backup,
      BACKUP_EVERY: '0',
      ADMIN_EMAIL: 'boss@example.com',
    })
    const url = await server.ready
    const { supabaseAnonKey } = (await (await fetch(`${url}/config.json`)).json()) as Config
    const back = createClient(url, supabaseAnonKey, { auth: { persistSession: false } })
    const { email, password } = reader
    const signedIn = await back.auth.signInWithPassword({ email, password })
    expect(signedIn.error).toBeNull()
    const feed = await back.from('pro_posts').select('content, image_url').throwOnError()
    const avatar = back.storage.from('avatars').getPublicUrl(`${author.id}/me.png`).data.publicUrl
    const pictures = await Promise.all(
      [`${url}${shown}`, avatar].map(async (address) => (await fetch(address)).status),
    )

    expect(feed.data).toEqual([{ content: 'Before the backup', image_url: shown }])
    expect(pictures).toEqual([200, 200])
    expect([...s3.objects.values()].join('')).not.toContain(email)
    expect(server.printed()).not.toContain('BACKUP_KEY')
  })
})

test('where there is no database a backup says so, and makes none', async () => {
  await using place = await makeFolder()
  await using data = await makeFolder()
  const settings = { DATA_DIR: data.path, BACKUP_TO: place.path, BACKUP_KEY: KEY }

  const { code, printed } = await command('backup', settings)

  expect([code, printed]).toEqual([1, `There is no database in ${data.path}.\n`])
  expect([await readdir(data.path), await readdir(place.path)]).toEqual([[], []])
})

test('a server makes one by itself; a damaged one, another passphrase and a place in use are refused', async () => {
  await using folder = await makeFolder()
  await using place = await makeFolder()
  const settings = { backupTo: new Secret(folder.path), backupKey: new Secret(KEY) }
  await using world = await startWorld('pglite', settings)
  const runs = join(folder.path, 'backups')
  const files = async () => (await readdir(runs, { recursive: true }).catch(() => [])).sort()
  await eventually(async () =>
    expect(await files()).toContainEqual(expect.stringMatching(/manifest$/)),
  )
  const restore = (other: object) =>
    restoreCommand(completeSettings({ ...settings, dataDir: place.path, ...other }))
  const manifest = (await files()).find((name) => name.endsWith('manifest')) ?? ''
  const contents = await readFile(join(runs, manifest))
  /** Says in the sealed table of contents that a table has other rows. */
  async function miscount() {
    const seal = await createSeal(KEY)
    const name = `backups/${manifest}`
    const read = JSON.parse((await seal.open(name, contents)).toString())
    const miscounted = { ...read, tables: { ...read.tables, 'auth.users': 7 } }
    await writeFile(
      join(runs, manifest),
      await seal.seal(name, Buffer.from(JSON.stringify(miscounted))),
    )
  }
  const dump = join(runs, (await files()).find((name) => name.endsWith('database-000001')) ?? '')
  const bytes = await readFile(dump)

  // Made while a clock was wrong: it may be the oldest of all.
  const ofFuture = join(runs, '9999-01-01t00-00-00-000z')
  await mkdir(ofFuture)
  await writeFile(join(ofFuture, 'manifest'), contents)
  await expect(restore({})).rejects.toThrow('9999-01-01t00-00-00-000z is of the future')
  await rm(ofFuture, { recursive: true })
  await expect(restore({ dataDir: world.dataDir })).rejects.toThrow('There is a database in')
  await expect(restore({ backupKey: undefined })).rejects.toThrow('is encrypted: set BACKUP_KEY')
  await expect(restore({ backupKey: new Secret(`${KEY}s`) })).rejects.toThrow('cannot be opened')
  await using other = await makeFolder()
  await miscount()
  for (const _ of ['once', 'again']) {
    await expect(restore({ dataDir: other.path })).rejects.toThrow('auth.users has 0 rows instead')
  }
  expect(await readdir(other.path)).toEqual([])
  await writeFile(join(runs, manifest), contents)
  await writeFile(dump, bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1))
  await expect(restore({})).rejects.toThrow('database-000001 cannot be opened')
  await rm(dump)
  await expect(restore({})).rejects.toThrow('is missing from the backup')
  expect(await readdir(place.path)).toEqual([])
})

/** Address of a bucket whose store answers as told. */
async function bucketThat(answer: RequestListener): Promise<AsyncDisposable & { url: string }> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP, so no pipe name
  return {
    url: `http://key:secret@127.0.0.1:${port}/bucket`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const NO_FILES = '<ListBucketResult></ListBucketResult>'

test('a place that takes no file is told before anything else is sent there', async () => {
  const changes: string[] = []
  await using bucket = await bucketThat(async ({ method, url }, response) => {
    if (method === 'GET') return void response.end(NO_FILES)
    changes.push(`${method} ${url}`)
    await setTimeout(100) // what does not wait for the answer comes meanwhile
    response.writeHead(403).end()
  })
  await using world = await startWorld('postgres')

  const { code, printed } = await command('backup', {
    ...(await settingsOf(world)),
    BACKUP_TO: bucket.url,
  })

  expect({ code, printed }).toEqual({ code: 1, printed: expect.stringContaining('403') })
  expect(changes).toEqual(['PUT /bucket/backups/probe'])
})

describe.each(SERVICE_ENGINES)('a backup on %s whose process was killed', (engine) => {
  test('leaves nothing behind once the server starts again, and does not keep the next one waiting', async () => {
    await using database = await createTestDatabase(engine)
    const asked = Promise.withResolvers<void>()
    // Empty, and it takes the files of a backup without ever answering.
    await using bucket = await bucketThat((request, response) => {
      if (request.method === 'PUT' && !request.url?.endsWith('/probe')) asked.resolve()
      else response.end(NO_FILES)
    })
    const { dataDir, place } = database
    const settings = {
      DATA_DIR: dataDir,
      DEMO: 'off',
      ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl }),
    }
    const workDirs = async () => (await readdir(dataDir)).filter((name) => /^backup-/.test(name))
    await using server = runServer({ ...settings, BACKUP_TO: bucket.url })
    await asked.promise
    const meanwhile = await command('backup', { ...settings, BACKUP_TO: bucket.url })
    expect(meanwhile.printed).toContain('Another backup is being made')
    server.process.kill('SIGKILL')
    await server.ended
    expect(await workDirs()).toHaveLength(1)
    expect(server.printed()).toContain('BACKUP_KEY is not set')

    await using folder = await makeFolder()
    const backup = { BACKUP_TO: folder.path, BACKUP_EVERY: '0', BACKUP_KEY: KEY }
    await using again = runServer({ ...settings, ...backup })
    await again.ready

    const next = await command('backup', { ...settings, ...backup })
    expect(next).toMatchObject({
      code: 0,
      printed: expect.stringContaining('restored and compared'),
    })
    await eventually(async () => expect(await workDirs()).toEqual([]))
    expect(again.printed()).not.toContain('BACKUP_KEY')
  })
})

test('databases in which backups were compared are dropped, but not while somebody uses them', async () => {
  await using database = await createTestDatabase('postgres')
  const { dataDir, place } = database
  if (!('databaseUrl' in place)) throw new Error('PostgreSQL has an address')
  const db = await openDatabase(place)
  const [own] = await db.query<{ prefix: string }>(
    `select 'podium_check_' || oid || '_' as prefix from pg_database where datname = current_database()`,
  )
  const [dead, used] = [`${own?.prefix}dead`, `${own?.prefix}used`]
  await db.query(`create database ${dead}`)
  await db.query(`create database ${used}`)
  const left = async () =>
    (
      await db.query<{ name: string }>(
        'select datname as name from pg_database where starts_with(datname, $1) order by 1',
        [own?.prefix],
      )
    ).map(({ name }) => name)

  const whileUsed = await db.withClient(async (client) => {
    await client.query(`select pg_advisory_lock(hashtextextended('${used}', 0))`)
    await using server = runServer({ DATA_DIR: dataDir, DATABASE_URL: place.databaseUrl })
    await server.ready
    await eventually(async () => expect(await left()).not.toContain(dead))
    const found = await left()
    await client.query('select pg_advisory_unlock_all()')
    return found
  })
  await db.query(`drop database ${used}`)
  await db.close()

  expect(whileUsed).toEqual([used])
})
