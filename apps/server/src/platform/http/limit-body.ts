import { AppError } from '@podium/domain'
import { createMiddleware } from 'hono/factory'

/** Largest body of every route that takes JSON, in bytes. */
const MAX_JSON_BYTES = 1024 * 1024

/**
 * Multiple of the limit that is read before the connection is cut, so that the sender gets the
 * refusal.
 */
const HEARD_OUT = 16

/**
 * Limit of a body's size, checked before anything parses it. Throws `payload_too_large` (413). Each
 * service mounts it in its own app, so that its own renderer answers.
 */
export const limitBody = (maxBytes: number = MAX_JSON_BYTES) =>
  createMiddleware(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length !== undefined && c.req.header('transfer-encoding') === undefined) {
      if (Number(length) > maxBytes) throw new AppError('payload_too_large')
      return next()
    }
    const { body } = c.req.raw
    if (body !== null) c.req.raw = new Request(c.req.raw, { body: await readUpTo(maxBytes, body) })
    return next()
  })

/** Reads a body without `Content-Length` up to the limit. */
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
