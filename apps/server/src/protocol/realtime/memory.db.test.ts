import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openTestDatabase } from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../platform/http/free-port.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { createListener } from '../../platform/http/listener.ts'
import { createRealtime, type Realtime } from './index.ts'

const PATH = '/realtime/v1/websocket?vsn=2.0.0&apikey=x'
const MIB = 2 ** 20
/** Payloads that take some thirty times the room of their text, once they are read. */
const LARGE = [
  { config: {}, others: Array(10_000).fill({}) },
  { config: { postgres_changes: Array(10_000).fill({}) } },
  { config: { postgres_changes: [{ select: Array(10_000).fill({}) }] } },
]

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

let realtime: Realtime
let port: number
const running = new AsyncDisposableStack()
/** Releases the joins, which wait for the check of their token. */
let release: () => void
let released: Promise<void>

beforeAll(async () => {
  const db = running.use(await openTestDatabase('pglite'))
  realtime = await createRealtime({
    db,
    async verifyToken(token) {
      if (token === 'slow') await released
      return { role: 'authenticated' }
    },
    logger: pino({ enabled: false }),
    trustProxy: 0,
    limits: {
      messages: 2 ** 30,
      messageBytesOfSocket: 1.5 * MIB,
      allWaitingBytes: 2 * MIB,
      unsentBytes: MIB,
    },
  })
  running.defer(() => realtime.close())
  running.defer(() => realtime.closeSockets())
  const listener = createListener(new Hono<HttpEnv>(), { upgrades: realtime })
  port = await freePort('127.0.0.1')
  await listener.listen({ port, host: '127.0.0.1' })
  running.defer(() => listener.close())
})
beforeEach(() => {
  ;({ promise: released, resolve: release } = Promise.withResolvers<void>())
})
afterAll(() => running.disposeAsync())

async function open() {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PATH}`)
  const replies: unknown[] = []
  let closed: number | undefined
  socket.onmessage = ({ data }) => void replies.push(JSON.parse(String(data)))
  socket.onclose = ({ code }) => {
    closed = code
  }
  await new Promise((resolve) => {
    socket.onopen = resolve
  })
  const send = (payload: unknown, topic = 'realtime:a', event = 'phx_join') =>
    socket.send(JSON.stringify(['1', '1', topic, event, payload]))
  return {
    replies,
    send,
    /** Joins, and waits until the server has heard it and what is sent after it. */
    async waitWith(payloads: readonly unknown[]) {
      send({ access_token: 'slow' })
      for (const payload of payloads) send(payload)
      const known = replies.length
      send({}, 'phoenix', 'heartbeat')
      await eventually(() => expect(replies.length).toBeGreaterThan(known))
    },
    isClosed: () => closed !== undefined,
    closed: () => eventuallyFound(() => closed),
    async close() {
      socket.close()
      await eventuallyFound(() => closed)
    },
  }
}
function heap() {
  collect()
  return process.memoryUsage().heapUsed
}

test('messages that wait take the room of their text, not of what they say', async () => {
  const socket = await open()
  const before = heap()
  await socket.waitWith(Array(10).fill(LARGE).flat())
  const grown = heap() - before
  release()
  await eventually(() => expect(socket.replies).toHaveLength(32))
  await socket.close()

  expect(grown).toBeLessThan(5 * MIB)
})

test('a socket that sends too many bytes is closed, and others are not', async () => {
  const [socket, other] = [await open(), await open()]
  const refused = realtime.figures().refused['message_rate'] ?? 0
  for (let at = 0; at < 60; at += 1) socket.send({ text: 'x'.repeat(30_000) })
  await other.waitWith([])
  release()

  expect(await socket.closed()).toBe(1008)
  expect(realtime.figures().refused.message_rate).toBe(refused + 1)
  expect(other.isClosed()).toBe(false)
  await other.close()
})

test('where more bytes wait for all sockets than may, the next large message closes its own', async () => {
  const [first, second, third] = [await open(), await open(), await open()]
  await first.waitWith(Array(40).fill({ text: 'x'.repeat(30_000) }))
  await second.waitWith(Array(25).fill({ text: 'x'.repeat(30_000) }))
  for (let at = 0; at < 10; at += 1) second.send({ text: 'x'.repeat(30_000) })

  expect(await second.closed()).toBe(1008)
  expect(first.isClosed()).toBe(false)
  release()
  await eventually(() => expect(first.replies).toHaveLength(42))
  await third.waitWith(Array(30).fill({ text: 'x'.repeat(30_000) }))
  expect(third.isClosed()).toBe(false)
  await first.close()
  await third.close()
})

test('whoever does not read the answers to their pings is cut off', async () => {
  const deaf = connect(port, '127.0.0.1')
  let isGone = false
  deaf.on('close', () => {
    isGone = true
  })
  deaf.on('error', () => {})
  const head =
    'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
  deaf.write(`GET ${PATH} HTTP/1.1\r\n${head}\r\n\r\n`)
  await new Promise((resolve) => deaf.once('data', resolve))
  deaf.pause()
  // Pings of 125 bytes with a mask of zeros (RFC 6455 §5.2), more than the system keeps of their answers.
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)])
  const refused = () => realtime.figures().refused['slow_reader'] ?? 0
  for (let bytes = 0; bytes < 64 * MIB && refused() === 0; bytes += 1000 * ping.length) {
    const isTaken = deaf.write(Buffer.concat(Array(1000).fill(ping)))
    if (!isTaken) await new Promise((resolve) => deaf.once('drain', resolve).once('close', resolve))
  }
  deaf.resume()
  await eventually(() => expect(isGone).toBe(true))

  expect(refused()).toBe(1)
})
