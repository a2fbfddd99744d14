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
    const leave = c.get('bodyRoom')?.enter(visitorKey(c.get('clientIp')), bytes)
    try {
      if (raw.body !== null) {
        c.req.raw = new Request(raw, { body: await readUpTo(maxBytes, raw.body) })
      }
      return await next()
    } finally {
      // A refusal that waits (`slowDownFloods`) would keep it.
      c.req.raw = raw
      c.req.bodyCache = {}
      leave?.()
    }
  })

/** Reads a body up to the limit. */
async function readUpTo(maxBytes: number, body: ReadableStream<Uint8Array>) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size <= maxBytes) chunks.push(chunk)
    if (size > maxBytes * HEARD_OUT) break
  }
  if (size > maxBytes) throw new AppError('payload_too_large')
  return Buffer.concat(chunks)
}
