import { once } from 'node:events'
import { request } from 'node:http'
import { openTestDatabase } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Answered } from '../../platform/http/access-log.ts'
import { freePort } from '../../platform/http/free-port.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { createListener } from '../../platform/http/listener.ts'
import { createRealtime } from './index.ts'

/** Service behind so many proxies that takes two sockets of an address. */
async function start(trustProxy: number) {
  const running = new AsyncDisposableStack()
  const db = running.use(await openTestDatabase('pglite'))
  const realtime = await createRealtime({
    db,
    verifyToken: async () => ({ role: 'anon' }),
    logger: pino({ enabled: false }),
    trustProxy,
    limits: { socketsOfAddress: 2 },
  })
  running.defer(() => realtime.close())
  const answered: Answered[] = []
  realtime.onAnswered((one) => answered.push(one))
  const listener = createListener(new Hono<HttpEnv>(), { upgrades: realtime })
  const port = await freePort('127.0.0.1')
  await listener.listen({ port, host: '127.0.0.1' })
  running.defer(() => listener.close())
  // Before the listener, which waits for what is open.
  running.defer(() => realtime.closeSockets())

  /** Status of a request for a socket with this header, and what closes the socket. */
  async function ask(forwardedFor?: string) {
    const asked = request({
      port,
      path: '/realtime/v1/websocket?apikey=x',
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
      },
    }).end()
    const [response] = await Promise.race([once(asked, 'upgrade'), once(asked, 'response')])
    return { status: response.statusCode, close: () => response.socket.destroy() }
  }
  async function statuses(headers: readonly (string | undefined)[]) {
    const all: number[] = []
    for (const header of headers) all.push((await ask(header)).status)
    return all
  }
  return {
    ask,
    statuses,
    figures: realtime.figures,
    addresses: () => answered.map(({ ip }) => ip),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

test('behind a proxy of ours sockets count by the address that it saw, whatever the visitor wrote before it', async () => {
  await using service = await start(1)
  const first = await service.ask('203.0.113.7')
  const statuses = await service.statuses([
    '198.51.100.1, 203.0.113.7',
    '198.51.100.2, 203.0.113.7',
    '203.0.113.8',
    '2001:db8:1:2::1',
    '2001:db8:1:2::2',
    '2001:db8:1:2:ffff::3',
    'no address',
  ])
  first.close()
  await eventually(() => expect(service.figures().sockets.waiting).toBe(5))

  expect(first.status).toBe(101)
  expect(statuses).toEqual([101, 429, 101, 101, 101, 429, 101])
  expect(await service.statuses(['198.51.100.3, 203.0.113.7'])).toEqual([101])
  expect(service.addresses().slice(0, 4)).toEqual([...Array(3).fill('203.0.113.7'), '203.0.113.8'])
  expect(service.figures().refused.sockets_of_address).toBe(2)
})

test('without a proxy of ours nobody is believed who they say they come for', async () => {
  await using service = await start(0)

  expect(await service.statuses(['203.0.113.7', '203.0.113.8', '203.0.113.9', undefined])).toEqual([
    101, 101, 429, 429,
  ])
  expect(service.addresses()).toEqual(Array(4).fill('127.0.0.1'))
})
