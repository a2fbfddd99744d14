import { once } from 'node:events'
import { connect } from 'node:net'
import {
  createTestDatabase,
  openDatabase,
  type SilentProxy,
  startSilentProxy,
  startWorld,
  type TestDatabase,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDataFolder, type RunningServer, runServer } from './run-server.ts'

/** Line of the log, as far as these tests read it. */
type Line = {
  time: number
  level: number
  msg: string
  event?: string
  version?: string
  count?: number
  reasons?: Record<string, number>
  statuses?: Record<string, number>
}

/** Default format, which is JSON because the tests read the output through a pipe. */
const AS_COLLECTED = { LOG_FORMAT: '', LOG_LEVEL: 'warn' }

const linesOf = (server: RunningServer): Line[] =>
  server
    .printed()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

describe('what collects the logs of a server', () => {
  let database: TestDatabase
  let proxy: SilentProxy
  let server: RunningServer
  let url: string
  let databaseUrl: string
  beforeAll(async () => {
    database = await createTestDatabase('postgres')
    if (!('databaseUrl' in database.place)) throw new Error('PostgreSQL has an address')
    databaseUrl = database.place.databaseUrl
    proxy = await startSilentProxy(databaseUrl)
    server = runServer({ DATABASE_URL: proxy.url, DATA_DIR: database.dataDir, ...AS_COLLECTED })
    url = await server.ready
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await database[Symbol.asyncDispose]()
  })

  test('reads that it started, which version, and where it answers', () => {
    expect(linesOf(server)).toMatchObject([
      { event: 'start', version: expect.stringMatching(/^\d+\.\d+\.\d+/), mode: 'self-hosted' },
      { event: 'ready', url },
    ])
    expect(server.printed()).not.toContain('demoSignIns')
  })

  test('reads of refusals that never became requests, and counts them', async () => {
    const statuses = [
      await refusalOf(url, '\u0016\u0003\u0001 nonsense\r\n\r\n'),
      await refusalOf(url, `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`),
    ]

    expect(statuses).toEqual(['400', '431'])
    await eventually(() => {
      const told = linesOf(server).flatMap(({ statuses: counts }) => Object.keys(counts ?? {}))
      expect(told).toEqual(['400', '431'])
    })
    const figures = await (await fetch(`${url}/metrics`)).text()
    expect(figures).toContain('podium_http_unparsed_total{status="400"} 1')
    expect(figures).toContain('podium_http_unparsed_total{status="431"} 1')
  })

  test('reads that a full disk is a full disk', async () => {
    const db = await openDatabase({ databaseUrl })
    await db.query(
      `create function public.fill_the_disk() returns void language plpgsql
       as $$ begin raise exception 'no room for a page' using errcode = '53100'; end $$`,
    )
    await db.close()
    const config = await fetch(`${url}/config.json`)
    const { supabaseAnonKey: apikey } = (await config.json()) as { supabaseAnonKey: string }

    const answer = await fetch(`${url}/rest/v1/rpc/fill_the_disk`, {
      method: 'POST',
      headers: { apikey },
    })

    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('room')
    await eventually(() => {
      const reasons = linesOf(server).flatMap((line) => Object.keys(line.reasons ?? {}))
      expect(reasons).toContain('the disk is full (no room for a page)')
    })
  })

  test('reads of a failure of the product’s own API, which its caller reads nothing of', async () => {
    const db = await openDatabase({ databaseUrl })
    await db.query(
      `create function public.break_down() returns trigger language plpgsql
       as $$ begin raise exception 'page torn in two' using errcode = 'XX001'; end $$`,
    )
    await db.query(
      `create trigger break_down before insert on public.newsletter_subscriptions
       execute function public.break_down()`,
    )
    await db.close()

    const answer = await fetch(`${url}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@b.co', language: 'fr' }),
    })

    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ error: expect.any(String), code: 'internal_error' })
    await eventually(() =>
      expect(linesOf(server)).toContainEqual(
        expect.objectContaining({
          level: 50,
          msg: '/api/newsletter',
          err: expect.objectContaining({ message: expect.stringContaining('page torn in two') }),
        }),
      ),
    )
  })

  test('reads of an outage once a second, with a count, and no stack of each request', async () => {
    const REQUESTS = 100
    const before = linesOf(server).length
    await proxy[Symbol.asyncDispose]()
    // What a check has found counts for a second.
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503))

    const statuses = await Promise.all(
      Array.from({ length: REQUESTS }, async () => (await fetch(`${url}/readyz`)).status),
    )

    expect(new Set(statuses)).toEqual(new Set([503]))
    await eventually(() => {
      const counts = linesOf(server).slice(before)
      expect(counts.reduce((all, { count = 0 }) => all + count, 0)).toBeGreaterThanOrEqual(REQUESTS)
    })
    const times = linesOf(server)
      .slice(before)
      .map(({ time }) => time)
    for (const [at, time] of times.entries()) {
      expect(time - (times[at - 1] ?? 0)).toBeGreaterThan(900)
    }
    expect(JSON.stringify(linesOf(server).slice(before))).not.toContain('    at ')
  })

  test('reads that it stops, and that it has', async () => {
    server.process.kill('SIGTERM')
    await server.ended

    const events = linesOf(server).flatMap(({ event }) => event ?? [])
    expect(events).toEqual(['start', 'ready', 'stop', 'stopped'])
  })
})

test('a start says which settings have no effect and which an open site misses, each in a line of its own', async () => {
  await using folder = await copyDataFolder()
  const wrong = { PUBLIC_URL: 'http://podium.example', AUTH_PASSKEY_ENABLED: 'on' }
  await using server = runServer({ DATA_DIR: folder.path, ...wrong, ...AS_COLLECTED })
  await server.ready

  await eventually(() =>
    expect(linesOf(server).filter(({ event }) => event === 'settings')).toMatchObject(
      [
        /^Without effect: AUTH_PASSKEY_ENABLED\. .* PUBLIC_URL/,
        /SMTP_URL/,
        /ADMIN_EMAIL/,
        /BACKUP_TO/,
        /METRICS_TOKEN/,
      ].map((text) => ({ level: 40, msg: expect.stringMatching(text) })),
    ),
  )
})

test('a proxy that no setting counts is told once, one that is counted never', async () => {
  for (const [trustProxy, count] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const lines: string[] = []
    await using world = await startWorld(
      'postgres',
      { trustProxy },
      { onLog: (line) => lines.push(line) },
    )
    for (const visitor of ['192.0.2.7', '192.0.2.8']) {
      await fetch(`${world.url}/healthz`, { headers: { 'x-forwarded-for': visitor } })
    }
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(count)
  }
})

test('a start that fails is one line with the sentence a person would get', async () => {
  await using server = runServer({ PORT: 'eighty', ...AS_COLLECTED })
  await server.ended

  expect(linesOf(server)).toMatchObject([
    { event: 'start' },
    { level: 60, event: 'start failed', msg: expect.stringContaining('PORT must be') },
  ])
})

/** Status of the answer to bytes that are no request. */
async function refusalOf(url: string, bytes: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return /^HTTP\/1\.1 (\d+) /.exec(String(answer))?.[1]
}
