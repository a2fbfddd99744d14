import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import type { HttpEnv } from './http-env.ts'
import { createListener } from './listener.ts'

const HALF_SENT = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n'

test.each([
  ['headers', HALF_SENT],
  ['a body', `${HALF_SENT}\r\nhalf`],
])('a request that never sends the rest of %s is ended with 408', async (_what, sent) => {
  const app = new Hono<HttpEnv>()
  app.post('/', async (c) => c.text(await c.req.text()))
  const listener = createListener(app, () => {}, {
    headersTimeout: 200,
    requestTimeout: 400,
    connectionsCheckingInterval: 50,
  })
  const port = await freePort('127.0.0.1')
  await listener.listen({ port, host: '127.0.0.1' })
  const socket = connect(port, '127.0.0.1')
  const heard: string[] = []
  socket.setEncoding('utf8').on('data', (chunk) => heard.push(String(chunk)))
  socket.write(sent)

  await once(socket, 'close')

  expect(heard.join('')).toMatch(/^HTTP\/1\.1 408 /)
  await listener.close()
})
