import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { receiveBody } from './receive-body.ts'

const PACE = { allMs: 200, graceMs: 20, lookEveryMs: 5 }

/** Answer to a body of ten letters that is sent in pieces. */
async function send(pieces: readonly string[], { isWhole = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'podium-incoming-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const app = new Hono()
    .onError((error, c) => c.text(error.message, 400))
    .post('/', async (c) => {
      await using body = await receiveBody(c, { folder, maxBytes: 100, pace: PACE })
      return c.text(await text(body.read()))
    })
  const left = [...pieces]
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece))
      else if (isWhole) controller.close()
    },
  })
  const headers = { 'content-length': '10' }
  const answer = await app.request('/', { method: 'POST', body, headers, duplex: 'half' })
  return { status: answer.status, text: await answer.text() }
}

test('a body that comes is received', async () => {
  expect(await send(['01234', '56789'])).toEqual({ status: 200, text: '0123456789' })
})

test('a body that does not come on is refused, whatever has come of it', async () => {
  const refused = { status: 400, text: 'The object was sent too slowly' }

  expect(await send([], { isWhole: false })).toEqual(refused)
  expect(await send(['01234'], { isWhole: false })).toEqual(refused)
})
