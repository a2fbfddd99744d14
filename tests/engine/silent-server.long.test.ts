import { setTimeout as sleep } from 'node:timers/promises'
import {
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

let proxy: SilentProxy
let world: World
beforeAll(async () => {
  world = await startWorld('postgres', { logLevel: 'silent', authMailIntervalS: 0 }, { through })
})
afterAll(async () => {
  await world[Symbol.asyncDispose]()
  await proxy[Symbol.asyncDispose]()
})

async function through(databaseUrl: string) {
  proxy = await startSilentProxy(databaseUrl)
  return proxy.url
}

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
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => world.signUp()))
    const failedAt: number[] = []
    let answered = 0
    const until = new AbortController()
    async function keepReading(person: Person) {
      while (!until.signal.aborted) {
        const { error } = await person.from('profiles').select('id').eq('id', person.id).single()
        if (error) {
          failedAt.push(performance.now())
          answered = 0
        } else answered += 1
      }
    }
    const readers = Array.from({ length: REQUESTS_EACH }, () => people.map(keepReading)).flat()

    const backAt = await loseNetwork(seconds)
    const isCalm = () =>
      answered > CALM_ANSWERS && performance.now() - Math.max(backAt, ...failedAt) > CALM_MS
    await eventuallyFound(isCalm).finally(() => until.abort())
    await Promise.all(readers)

    const tookMs = Math.max(0, ...failedAt.map((at) => at - backAt))
    say(`busy, ${seconds} s: ${failedAt.length} refused, back after ${Math.round(tookMs)} ms`)
    expect(failedAt.length).toBeGreaterThan(0)
    expect(tookMs).toBeLessThan(BACK_WITHIN_MS)
  })

  test('a quiet server is ready, and delivers mail', async () => {
    const person = await world.signUp()
    await eventually(async () => expect(await isReady()).toBe(200))

    const backAt = await loseNetwork(seconds)
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
