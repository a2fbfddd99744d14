import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { HttpEnv } from './http-env.ts'
import { onlyLoopback } from './only-loopback.ts'

const app = new Hono<HttpEnv>()
  .use(onlyLoopback)
  .get('/', (c) => c.text('private'))
  .onError((error, c) => c.text('', error instanceof AppError ? 404 : 500))

/** Connection of this user, whose ports the requests have. */
const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
const { port: localPort } = server.address() as AddressInfo // of a TCP server
const client = connect(localPort, '127.0.0.1')
await once(client, 'connect')
const { localPort: remotePort } = client
afterAll(() => {
  client.destroy()
  server.close()
})

/** Request as if over a socket from `address`. */
const ask = (
  address: string,
  { host = 'localhost:3000', ...headers }: Record<string, string> = {},
) =>
  app.request(`http://${host}/`, { headers }, {
    incoming: { socket: { remoteAddress: address, localPort, remotePort } },
  } as unknown as HttpEnv['Bindings']) // The handler reads nothing else of Node's request.

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'a person at this machine (%s) enters',
  async (a) => {
    expect((await ask(a)).status).toBe(200)
  },
)

test.each(['192.168.1.5', '203.0.113.9', '::ffff:10.0.0.1', '2001:db8::1'])(
  'another machine (%s) finds nothing',
  async (address) => {
    expect((await ask(address, { host: 'localhost' })).status).toBe(404)
  },
)

test('a header cannot claim to be this machine', async () => {
  const answer = await ask('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })

  expect(answer.status).toBe(404)
})

test('a visitor who comes through a proxy on this machine finds nothing', async () => {
  const answer = await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })

  expect(answer.status).toBe(404)
})

test('a foreign page that points its name at this machine finds nothing', async () => {
  const answer = await ask('127.0.0.1', { host: 'evil.example:3000' })

  expect(answer.status).toBe(404)
})
