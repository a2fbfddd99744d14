import { AppError } from '@podium/domain'
import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from './http-env.ts'
import { visitorKey } from './visitor-key.ts'

/** Largest body of every route that takes JSON, in bytes. */
const MAX_JSON_BYTES = 1024 * 1024

/** Largest body that takes no room of those in memory, in bytes: its connection costs as much. */
const SMALL_BYTES = 16 * 1024

/**
 * Multiple of the limit that is read before the connection is cut, so that the sender gets the
 * refusal.
 */
const HEARD_OUT = 16

/**
 * Limit of a body's size, checked before anything parses it; a large one is read while the server's
 * room for bodies has a place for it, and is gone from memory when it is answered. Throws
 * `payload_too_large` (413), `over_request_rate_limit`, `unavailable`. Each service mounts it in its own
 * app, so that its own renderer answers.
 */
export const limitBody = (maxBytes: number = MAX_JSON_BYTES) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const { raw } = c.req
    const length = c.req.header('content-length')
    const isAnnounced = length !== undefined && c.req.header('transfer-encoding') === undefined
    const bytes = isAnnounced ? Number(length) : maxBytes
    if (bytes > maxBytes) throw new AppError('payload_too_large')
    if (isAnnounced ? bytes <= SMALL_BYTES : raw.body === null) return next()
    const room = c.get('bodyRoom')?.enter(visitorKey(c.get('clientIp')))
    try {
      if (raw.body !== null) {
        const body = await readUpTo(maxBytes, raw.body, (size) => room?.take(size))
        c.req.raw = new Request(raw, { body })
      }
      return await next()
    } finally {
      // A refusal that waits (`slowDownFloods`) would keep it.
      c.req.raw = raw
      c.req.bodyCache = {}
      room?.leave()
    }
  })

/** Reads a body up to the limit; `take` is told of each part that is kept, and may refuse it. */
async function readUpTo(
  maxBytes: number,
  body: ReadableStream<Uint8Array>,
  take: (bytes: number) => void,
) {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // A stream that is cancelled counts as a caller who hung up, and would hear nothing.
    for await (const chunk of body.values({ preventCancel: true })) {
      size += chunk.byteLength
      if (size <= maxBytes) {
        take(chunk.byteLength)
        chunks.push(chunk)
      }
      if (size > maxBytes * HEARD_OUT) break
    }
  } catch (error) {
    void discard(body)
    throw error
  }
  if (size > maxBytes * HEARD_OUT) await body.cancel()
  if (size > maxBytes) throw new AppError('payload_too_large')
  return Buffer.concat(chunks)
}

/** Reads what is left of a refused body, which would stand before the connection's next request. */
async function discard(body: ReadableStream<Uint8Array>) {
  try {
    for await (const _ of body);
  } catch {
    // Its sender has gone.
  }
}
