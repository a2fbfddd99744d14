import { setTimeout as sleep } from 'node:timers/promises'
import { type SilentProxy, startSilentProxy, startWorld, type World } from '@podium/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runServer } from '../protocol/run-server.ts'

/** Longest time, in milliseconds, until a server works again after its network does. */
const BACK_WITHIN_MS = 10_000
const STOPPED_WITHIN_MS = 15_000
/** Outages shorter than a statement's limit, and longer than every limit together. */
const OUTAGES_S = [3, 30]
const PEOPLE = 30
/** Answers in a row, in milliseconds, after which the server counts as back. */
const CALM_MS = 3000

let proxy: SilentProxy
let world: World
beforeAll(async () => {
  world = await startWorld('postgres', { logLevel: 'silent' }, { through })
})
afterAll(async () => {
  await world[Symbol.asyncDispose]()
  await proxy[Symbol.asyncDispose]()
})

async function through(databaseUrl: string) {
  proxy = await startSilentProxy(databaseUrl)
  return proxy.url
}

const read = () =>
  fetch(`${world.url}/rest/v1/skills?limit=1`, { headers: { apikey: world.anonKey } })
const isReady = async () => (await fetch(`${world.url}/readyz`)).status

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Lets the network fall silent for a while. Returns when it works again. */
async function loseNetwork(seconds: number): Promise<number> {
  proxy.fallSilent()
  await sleep(seconds * 1000)
  proxy.recover()
  return performance.now()
}

describe.each(OUTAGES_S)('after a silent network of %i s', (seconds) => {
  test('a busy server answers everybody again', async () => {
    const failedAt: number[] = []
    const until = new AbortController()
    async function keepReading() {
      while (!until.signal.aborted) {
        const { status } = await read()
        if (status !== 200) failedAt.push(performance.now())
      }
    }
    const people = Promise.all(Array.from({ length: PEOPLE }, keepReading))

    const backAt = await loseNetwork(seconds)
    const isCalm = () => performance.now() - Math.max(backAt, ...failedAt) > CALM_MS
    await vi.waitUntil(isCalm, { timeout: 60_000, interval: 50 }).finally(() => until.abort())
    await people

    const tookMs = Math.max(0, ...failedAt.map((at) => at - backAt))
    say(`busy, ${seconds} s: ${failedAt.length} refused, back after ${Math.round(tookMs)} ms`)
    expect(failedAt.length).toBeGreaterThan(0)
    expect(tookMs).toBeLessThan(BACK_WITHIN_MS)
  })

  test('a quiet server is ready, and delivers mail', async () => {
    const person = await world.signUp()
    await vi.waitFor(async () => expect(await isReady()).toBe(200), { timeout: 30_000 })

    const backAt = await loseNetwork(seconds)
    await vi.waitFor(
      async () => {
        const { error } = await world.anon.auth.resetPasswordForEmail(person.email)
        expect(error).toBeNull()
      },
      { timeout: 60_000, interval: 50 },
    )
    await vi.waitFor(async () => expect(await world.mailbox(person.email)).not.toEqual([]), {
      timeout: 60_000,
      interval: 50,
    })
    await vi.waitFor(async () => expect(await isReady()).toBe(200), { timeout: 60_000 })
    const tookMs = performance.now() - backAt

    say(`quiet, ${seconds} s: mail delivered after ${Math.round(tookMs)} ms`)
    expect(tookMs).toBeLessThan(BACK_WITHIN_MS)
  })
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
