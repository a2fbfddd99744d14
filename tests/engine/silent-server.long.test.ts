import { chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  makeCertificate,
  openDatabase,
  type Person,
  type SilentProxy,
  startSilentProxy,
  startWorld,
  type World,
} from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runServer } from '../protocol/run-server.ts'

/** Longest time, in milliseconds, until a server works again after its network does. */
const BACK_WITHIN_MS = 10_000
const STOPPED_WITHIN_MS = 15_000
/** Outages shorter than a statement's limit, and longer than every limit together. */
const OUTAGES_S = [3, 30]
const PEOPLE = 10
const REQUESTS_EACH = 3
/** Time in milliseconds, and answers, without a refusal, after which the server counts as back. */
const CALM_MS = 6000
const CALM_ANSWERS = 100

const SETTINGS = { logLevel: 'silent', authMailIntervalS: 0 } as const

let proxy: SilentProxy
let world: World
beforeAll(async () => {
  world = await startWorld('postgres', SETTINGS, { through })
})
afterAll(async () => {
  await world[Symbol.asyncDispose]()
  await proxy[Symbol.asyncDispose]()
})

async function through(databaseUrl: string) {
  proxy = await startSilentProxy(databaseUrl)
  return proxy.url
}

/** Has the PostgreSQL of a database accept TLS, with a certificate of its own. */
async function acceptTls(databaseUrl: string) {
  const db = await openDatabase({ databaseUrl })
  const [row] = await db.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  )
  const folder = row?.folder ?? ''
  const { uid, gid } = statSync(folder)
  const { cert, key } = makeCertificate()
  for (const [name, text] of Object.entries({ 'server.crt': cert, 'server.key': key })) {
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    chownSync(join(folder, name), uid, gid)
  }
  await db.query('alter system set ssl = on')
  await db.query('select pg_reload_conf()')
  await db.close()
}

const isReady = async () => (await fetch(`${world.url}/readyz`)).status

const say = (line: string) => process.stdout.write(`${line}\n`)

type Network = Pick<SilentProxy, 'fallSilent' | 'recover'>

/** Lets the network fall silent for a while. Returns when it works again. */
async function loseNetwork(network: Network, seconds: number): Promise<number> {
  network.fallSilent()
  await sleep(seconds * 1000)
  network.recover()
  return performance.now()
}

/** Reads as many people until nobody is refused any more. Returns the refusals and how long they came. */
async function readThrough(world: World, network: Network, seconds: number) {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => world.signUp()))
  const failedAt: number[] = []
  let answered = 0
  const until = new AbortController()
  async function keepReading(person: Person) {
    while (!until.signal.aborted) {
      // The official client asks three times more for what is answered with 503.
      const asked = person.from('profiles').select('id').eq('id', person.id).single().retry(false)
      const { error } = await asked
      if (error) {
        failedAt.push(performance.now())
        answered = 0
      } else answered += 1
    }
  }
  const readers = Array.from({ length: REQUESTS_EACH }, () => people.map(keepReading)).flat()

  const backAt = await loseNetwork(network, seconds)
  const isCalm = () =>
    answered > CALM_ANSWERS && performance.now() - Math.max(backAt, ...failedAt) > CALM_MS
  await eventuallyFound(isCalm).finally(() => until.abort())
  await Promise.all(readers)
  return { refused: failedAt.length, tookMs: Math.max(0, ...failedAt.map((at) => at - backAt)) }
}

describe.each(OUTAGES_S)('after a silent network of %i s', (seconds) => {
  test('a busy server answers everybody again', async () => {
    const { refused, tookMs } = await readThrough(world, proxy, seconds)

    say(`busy, ${seconds} s: ${refused} refused, back after ${Math.round(tookMs)} ms`)
    expect(refused).toBeGreaterThan(0)
    expect(tookMs).toBeLessThan(BACK_WITHIN_MS)
  })

  test('a quiet server is ready, and delivers mail', async () => {
    const person = await world.signUp()
    await eventually(async () => expect(await isReady()).toBe(200))

    const backAt = await loseNetwork(proxy, seconds)
    await eventually(async () => {
      await world.anon.auth.resetPasswordForEmail(person.email)
      expect(await world.mailbox(person.email)).not.toEqual([])
    })
    await eventually(async () => expect(await isReady()).toBe(200))
    const tookMs = performance.now() - backAt

    say(`quiet, ${seconds} s: mail delivered after ${Math.round(tookMs)} ms`)
    expect(tookMs).toBeLessThan(BACK_WITHIN_MS)
  })
})

test('a busy server whose connections to PostgreSQL are encrypted answers everybody again', async () => {
  const encrypted = await startSilentProxy(process.env.PODIUM_TEST_POSTGRES ?? '')
  await using _proxy = encrypted
  await using another = await startWorld('postgres', SETTINGS, {
    async through(databaseUrl) {
      await acceptTls(databaseUrl)
      const url = new URL(databaseUrl)
      url.port = new URL(encrypted.url).port
      url.searchParams.set('sslmode', 'no-verify')
      return url.href
    },
  })
  const [row] = await another.db.query<{ ssl: boolean }>(
    'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
  )
  expect(row).toEqual({ ssl: true })

  const { refused, tookMs } = await readThrough(another, encrypted, 3)

  say(`busy over TLS, 3 s: ${refused} refused, back after ${Math.round(tookMs)} ms`)
  expect(refused).toBeGreaterThan(0)
  expect(tookMs).toBeLessThan(BACK_WITHIN_MS)
})

test.each(['a busy', 'a quiet'])('%s server stops in the middle of it', async (which) => {
  await using stopped = await startSilentProxy(proxy.url)
  await using server = runServer({
    DATABASE_URL: stopped.url,
    DATA_DIR: world.dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  })
  const url = await server.ready
  stopped.fallSilent()
  const asked =
    which === 'a busy'
      ? Array.from({ length: PEOPLE }, () => fetch(`${url}/readyz`).catch(() => undefined))
      : []

  const startedAt = performance.now()
  server.process.kill('SIGTERM')
  const end = await server.ended
  const tookMs = performance.now() - startedAt
  await Promise.all(asked)

  say(`${which} server stopped after ${Math.round(tookMs)} ms`)
  expect(end).toEqual({ code: 0, signal: null })
  expect(tookMs).toBeLessThan(STOPPED_WITHIN_MS)
})
