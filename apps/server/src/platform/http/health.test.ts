import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeartbeats } from '../heartbeats.ts'
import { createHealth } from './health.ts'
import type { HttpEnv } from './http-env.ts'
import { renderApiError } from './render-api-error.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function serve(probe: () => Promise<unknown>) {
  const heartbeats = createHeartbeats()
  const app = new Hono<HttpEnv>().onError(renderApiError(pino({ enabled: false }))).route(
    '/',
    createHealth({
      probe,
      isStopping: () => false,
      differentRights: () => [],
      isOperator: () => false,
      heartbeats,
    }),
  )
  return { heartbeats, ask: async () => app.request('/readyz') }
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
