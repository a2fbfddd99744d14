import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createBodyRoom } from './body-room.ts'
import type { HttpEnv } from './http-env.ts'
import { limitBody } from './limit-body.ts'
import { shareBodyRoom } from './share-body-room.ts'

const KB = 1024

/** Service with room for 100 kB of large bodies, 60 of one address, whose handler ends when it is told to. */
function serve() {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const app = new Hono<HttpEnv>()
    .onError((error, c) =>
      c.text(error.message, error instanceof AppError && error.status === 429 ? 429 : 503),
    )
    .use(async (c, next) => {
      c.set('clientIp', c.req.query('from') ?? '')
      await next()
    })
    .use(shareBodyRoom(createBodyRoom({ all: 100 * KB, ofAddress: 60 * KB })))
    .post('/', limitBody(), async (c) => {
      const { length } = await c.req.text()
      if (c.req.query('held') !== undefined) await end
      return c.json(length)
    })
  const post = async (kB: number, query: string) => {
    const body = 'x'.repeat(kB * KB)
    const headers = { 'content-length': String(body.length) }
    return app.request(`/?${query}`, { method: 'POST', body, headers })
  }
  return { post, resolve }
}

test('large bodies share a room, small ones are always taken', async () => {
  const { post, resolve } = serve()

  const held = [post(50, 'held&from=192.0.2.1'), post(40, 'held&from=192.0.2.2')]
  const ofSender = await post(20, 'from=192.0.2.1')
  const ofAnother = await post(20, 'from=192.0.2.3')
  const small = await post(16, 'from=192.0.2.1')
  resolve()
  const answers = await Promise.all(held)
  const later = await post(60, 'from=192.0.2.1')

  expect([ofSender.status, ofAnother.status, small.status]).toEqual([429, 503, 200])
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([50 * KB, 40 * KB])
  expect(later.status).toBe(200)
})
