import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eventually } from '@podium/testing/eventually'
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
  const listener = createListener(app, {
    timeLimits: {
      headersTimeout: 200,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
    },
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

test('a busy server that stops answers everybody whom it has let connect', async () => {
  const app = new Hono<HttpEnv>()
  app.post('/', (c) => {
    const until = performance.now() + BUSY_MS
    while (performance.now() < until);
    return c.text('done')
  })
  const listener = createListener(app)
  const port = await freePort('127.0.0.1')
  await listener.listen({ port, host: '127.0.0.1' })
  let answered = 0
  const clients = Array.from({ length: 16 }, async () => {
    for (;;) {
      const answer = await ask(port)
      if (answer !== 'answered') return answer
      answered += 1
    }
  })
  await eventually(() => expect(answered).toBeGreaterThan(32))

  await listener.close()

  expect(new Set(await Promise.all(clients))).toEqual(new Set(['ECONNREFUSED']))
})

test('a server that has stopped holds nothing of its app', async () => {
  const app = await stoppedApp()

  await eventually(() => {
    collectGarbage()
    // A failed expectation of the app itself would hold it.
    expect(app.deref() === undefined).toBe(true)
  })
})

async function stoppedApp() {
  const app = new Hono<HttpEnv>()
  const listener = createListener(app)
  await listener.listen({ port: await freePort('127.0.0.1'), host: '127.0.0.1' })
  await listener.close()
  return new WeakRef(app)
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Time that each answer keeps the event loop, in milliseconds. */
const BUSY_MS = 3

/** Outcome of a POST on a connection of its own: `answered`, or the code of its failure. */
function ask(port: number): Promise<string> {
  return new Promise((resolve) => {
    const asked = request({ port, method: 'POST', agent: false }, (response) => {
      response.resume().once('end', () => resolve('answered'))
    })
    asked.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    asked.end('body')
  })
}
