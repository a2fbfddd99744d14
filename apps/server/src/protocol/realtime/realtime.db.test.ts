import { connect } from 'node:net'
import { openTestDatabase } from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../platform/http/free-port.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { createListener } from '../../platform/http/listener.ts'
import { createRealtime, type Realtime } from './index.ts'

let db: Awaited<ReturnType<typeof openTestDatabase>>
let realtime: Realtime
let port: number
const app = new Hono<HttpEnv>()
const running = new AsyncDisposableStack()
/** Time at which the only token expires, in seconds since 1970. */
let expiresAt = Number.POSITIVE_INFINITY

beforeAll(async () => {
  db = await openTestDatabase('pglite')
  realtime = await createRealtime({
    db,
    verifyToken: async () => ({ role: 'authenticated', exp: expiresAt }),
    logger: pino({ enabled: false }),
    trustProxy: 0,
    limits: { silentMs: 1500, pingEveryMs: 200, withoutChannelMs: 3000, farewellMs: 300 },
  })
  app.get('/', (c) => c.text('as ever'))
  const listener = createListener(app, { upgrades: realtime })
  port = await freePort('127.0.0.1')
  await listener.listen({ port, host: '127.0.0.1' })
  running.defer(() => listener.close())
})
afterAll(async () => {
  await realtime.closeSockets()
  await realtime.close()
  await running.disposeAsync()
  await db[Symbol.asyncDispose]()
})

/** Socket of a client that answers pings, as browsers do. */
function open() {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=x`)
  const frames: unknown[][] = []
  let closed: number | undefined
  socket.onmessage = ({ data }) => void frames.push(JSON.parse(String(data)))
  socket.onclose = ({ code }) => {
    closed = code
  }
  socket.onopen = () => socket.send('["1","1","realtime:a","phx_join",{}]')
  return { socket, frames, closed: () => closed }
}

/** Connection that opens a socket and then says nothing, not even what a ping asks for. */
function openMute() {
  const socket = connect(port, '127.0.0.1')
  const head =
    'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
  socket.write(`GET /realtime/v1/websocket?apikey=x HTTP/1.1\r\n${head}\r\n\r\n`)
  let isClosed = false
  socket.resume().on('close', () => {
    isClosed = true
  })
  return { isClosed: () => isClosed }
}

test('a socket that gives no sign of life is cut off, one that does stays', async () => {
  const [mute, alive] = [openMute(), open()]
  await eventually(() => expect(mute.isClosed()).toBe(true))
  await eventuallyFound(() => alive.frames[0])

  expect(alive.closed()).toBeUndefined()
  alive.socket.close()
})

test('a socket without a channel is closed after a while', async () => {
  const idle = open()
  await eventuallyFound(() => idle.frames[0])
  idle.socket.send('["1","2","realtime:a","phx_leave",{}]')
  await eventually(() => expect(idle.closed()).toBe(1001))
})

test('a token that expires ends its channel', async () => {
  expiresAt = Math.ceil(Date.now() / 1000) + 1
  const { frames, socket } = open()
  await eventually(() =>
    expect(frames.map((frame) => frame[3])).toEqual(['phx_reply', 'system', 'phx_close']),
  )
  expect(frames[1]?.[4]).toMatchObject({ status: 'error', message: 'Token has expired' })
  expiresAt = Number.POSITIVE_INFINITY
  socket.close()
})

test('a request for another upgrade is answered as any', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += String(chunk)
  })
  await eventually(() => expect(heard).toContain('as ever'))
  socket.destroy()
})

test('a stop closes every socket, also of those who do not answer, and takes no new ones', async () => {
  const [mute, alive] = [openMute(), open()]
  await eventuallyFound(() => alive.frames[0])
  await eventually(() => expect(realtime.figures().sockets).toEqual({ joined: 1, waiting: 1 }))
  await realtime.closeSockets()
  await eventually(() => expect([mute.isClosed(), alive.closed()]).toEqual([true, 1001]))
  const late = open()
  await eventually(() => expect(late.closed()).toBe(1006))
})
