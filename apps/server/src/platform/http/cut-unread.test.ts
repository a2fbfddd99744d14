import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { eventually } from '@podium/testing/eventually'
import { expect, onTestFinished, test } from 'vitest'
import { cutUnread } from './cut-unread.ts'

const MB = 2 ** 20
const LIMITS = { everyMs: 20, restMs: 60_000, bytesPerS: 16 * 1024, totalBytes: 1024 * MB }

type Caller = { socket: Socket; response: ServerResponse }

/** Server of answers of 32 MB; callers who do not read them. */
async function serve(limits: typeof LIMITS, isReady = Promise.resolve()) {
  const server: Server = createServer(async (_request, response) => {
    await isReady
    response.end(Buffer.alloc(32 * MB))
  })
  cutUnread(server, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  onTestFinished(() => void server.close().closeAllConnections())
  return async (): Promise<Caller> => {
    const socket = connect(port, '127.0.0.1').pause()
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [, response] = await once(server, 'request')
    return { socket, response }
  }
}

test('a caller who reads nothing is cut off', async () => {
  const call = await serve({ ...LIMITS, restMs: 100, bytesPerS: 1024 * MB })

  const { response } = await call()

  await eventually(() => expect(response.destroyed).toBe(true))
  expect(response.writableFinished).toBe(false)
})

test('of many unread answers the oldest are cut off, and one that is read then arrives', async () => {
  const call = await serve({ ...LIMITS, totalBytes: 40 * MB })

  const first = await call()
  const second = await call()

  await eventually(() => expect(first.response.destroyed).toBe(true))
  expect(first.response.writableFinished).toBe(false)
  second.socket.resume()
  await eventually(() => expect(second.response.writableFinished).toBe(true))
})

test('an answer that is long in the making is not cut off before there is any of it', async () => {
  const made = Promise.withResolvers<void>()
  const call = await serve({ ...LIMITS, restMs: 0 }, made.promise)
  const { response } = await call()
  const patient = await serve({ ...LIMITS, restMs: 0, bytesPerS: 1024 * MB })

  // Another server's caller was looked at more than once meanwhile.
  const { response: unread } = await patient()
  await eventually(() => expect(unread.destroyed).toBe(true))

  expect(response.destroyed).toBe(false)
  made.resolve()
})
