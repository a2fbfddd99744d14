import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeartbeats } from '../heartbeats.ts'
import { createReadiness } from '../readiness.ts'
import { createHealth } from './health.ts'
import type { HttpEnv } from './http-env.ts'
import { renderApiError } from './render-api-error.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function serve(probe: () => Promise<unknown>) {
  const heartbeats = createHeartbeats()
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const readiness = createReadiness({ probe, isStopping: () => false, heartbeats, logger })
  const app = new Hono<HttpEnv>()
    .onError(renderApiError(pino({ enabled: false })))
    .route('/', createHealth({ readiness, differentRights: () => [], isOperator: () => false }))
  return { heartbeats, readiness, lines, ask: async () => app.request('/readyz') }
}

test('a background loop that gives no sign of life makes the server unready, by name', async () => {
  const { heartbeats, ask } = serve(async () => 'reachable')
  const mails = heartbeats.of('mail worker', 60_000)
  const figures = heartbeats.of('traffic figures', 60_000)
  mails.beat()
  figures.beat()
  expect((await ask()).status).toBe(200)

  vi.advanceTimersByTime(50_000)
  figures.beat()
  vi.advanceTimersByTime(20_000)
  const late = await ask()
  mails.beat()
  const back = await ask()
  vi.advanceTimersByTime(70_000)
  mails.end()
  figures.end()
  const ended = await ask()

  expect([late.status, back.status, ended.status]).toEqual([503, 200, 200])
  expect(await late.json()).toMatchObject({ error: 'No sign of life: mail worker' })
})

test('a probe that never ends is answered for, and nobody starts a second one', async () => {
  const probe = vi.fn(() => new Promise(() => {}))
  const { ask } = serve(probe)

  const answers = [ask(), ask()]
  await vi.advanceTimersByTimeAsync(6000)
  answers.push(ask())
  await vi.advanceTimersByTimeAsync(6000)

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503, 503])
  expect(probe).toHaveBeenCalledOnce()
})

test('what is away is logged without anybody asking, and once that it is over', async () => {
  let isAway = false
  const { readiness, lines } = serve(async () => {
    if (isAway) throw new Error('connection refused')
  })
  readiness.start()

  await vi.advanceTimersByTimeAsync(30_000)
  const quiet = lines.length
  isAway = true
  await vi.advanceTimersByTimeAsync(30_000)
  isAway = false
  await vi.advanceTimersByTimeAsync(30_000)
  readiness.stop()

  const told = lines.map((line) => JSON.parse(line))
  expect(quiet).toBe(0)
  expect(told.slice(0, -1)).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({ reasons: { 'connection refused': 1 } }),
    ),
  )
  expect(told.at(-1)).toMatchObject({ event: 'ready again', forS: 30 })
})
