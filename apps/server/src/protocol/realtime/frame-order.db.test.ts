import { openTestDatabase } from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../platform/http/free-port.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { createListener } from '../../platform/http/listener.ts'
import { createRealtime, type Realtime } from './index.ts'

let realtime: Realtime
let port: number
const running = new AsyncDisposableStack()
/** Releases what waits for the check of a token that is called slow. */
let release: () => void = () => {}
let slow = Promise.resolve()

beforeAll(async () => {
  const db = running.use(await openTestDatabase('pglite'))
  realtime = await createRealtime({
    db,
    async verifyToken(token) {
      if (token === 'slow') await slow
      return { role: 'authenticated', session_id: token }
    },
    logger: pino({ enabled: false }),
    trustProxy: 0,
    limits: { waitingMessages: 5 },
  })
  running.defer(() => realtime.close())
  running.defer(() => realtime.closeSockets())
  const listener = createListener(new Hono<HttpEnv>(), { upgrades: realtime })
  port = await freePort('127.0.0.1')
  await listener.listen({ port, host: '127.0.0.1' })
  running.defer(() => listener.close())
})
afterAll(() => running.disposeAsync())

async function open() {
  ;({ promise: slow, resolve: release } = Promise.withResolvers<void>())
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=x`)
  const frames: unknown[][] = []
  let closed: number | undefined
  socket.onmessage = ({ data }) => void frames.push(JSON.parse(String(data)))
  socket.onclose = ({ code }) => {
    closed = code
  }
  await new Promise((resolve) => {
    socket.onopen = resolve
  })
  const send = (ref: string, event: string, access_token?: string, topic = 'realtime:a') =>
    socket.send(JSON.stringify([ref, ref, topic, event, { access_token }]))
  return {
    frames,
    send,
    /** Waits until the server has heard all that was sent. */
    async settle() {
      send('heart', 'heartbeat', undefined, 'phoenix')
      await eventuallyFound(() => frames.find((frame) => frame[1] === 'heart'))
    },
    replied: (ref: string) =>
      eventuallyFound(() => frames.find((frame) => frame[3] === 'phx_reply' && frame[1] === ref)),
    events: () =>
      frames.filter((frame) => frame[1] !== 'heart').map((frame) => [frame[0], frame[3]]),
    closed: () => eventuallyFound(() => closed),
    close: () => socket.close(),
  }
}

test('who leaves while the join is under way has left', async () => {
  const socket = await open()
  socket.send('1', 'phx_join', 'slow')
  socket.send('1', 'phx_leave')
  await socket.settle()
  release()
  await eventually(() =>
    expect(socket.events()).toEqual([
      ['1', 'phx_reply'],
      ['1', 'phx_reply'],
      ['1', 'phx_close'],
    ]),
  )

  expect(realtime.figures().channels).toBe(0)
  socket.close()
})

test('of two joins of a topic the later one counts, though its token was sooner known', async () => {
  const socket = await open()
  socket.send('1', 'phx_join', 'slow')
  socket.send('2', 'phx_join', 'quick')
  await socket.settle()
  release()
  await socket.replied('1')
  await socket.replied('2')
  realtime.endSession('slow')
  realtime.endSession('quick')
  await eventually(() =>
    expect(socket.events().slice(2)).toEqual([
      ['2', 'system'],
      ['2', 'phx_close'],
    ]),
  )
  socket.close()
})

test('of two tokens the later one counts', async () => {
  const socket = await open()
  socket.send('1', 'phx_join', 'first')
  await socket.replied('1')
  socket.send('2', 'access_token', 'slow')
  socket.send('3', 'access_token', 'quick')
  await socket.settle()
  release()
  socket.send('4', 'other')
  await socket.replied('4')
  await socket.settle()
  realtime.endSession('slow')

  expect(realtime.figures().channels).toBe(1)
  realtime.endSession('quick')
  expect(realtime.figures().channels).toBe(0)
  socket.close()
})

test('a socket that sends more than can be handled is closed', async () => {
  const socket = await open()
  for (let at = 1; at <= 7; at += 1) socket.send(String(at), 'phx_join', 'slow')

  expect(await socket.closed()).toBe(1008)
  expect(realtime.figures().refused.message_rate).toBe(1)
  release()
})
