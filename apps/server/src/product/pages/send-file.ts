import type { Context } from 'hono'
import type { Encoding, StaticFile } from './load-files.ts'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Response with a file in the best encoding the browser accepts, or 304 when it has this content.
 */
export function sendFile(c: Context, file: StaticFile, status: 200 | 404 = 200): Response {
  if (file.inline) c.set('inline', file.inline)
  c.header('vary', 'accept-encoding', { append: true })
  c.header('etag', file.etag)
  c.header('cache-control', file.isImmutable ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
  if (status === 200 && knows(c.req.header('if-none-match'), file.etag)) return c.body(null, 304)

  const encoding = ENCODINGS.find((name) => accepts(c.req.header('accept-encoding'), name))
  const compressed = encoding && file.compressed[encoding]
  if (compressed) c.header('content-encoding', encoding)
  c.header('content-type', file.type)
  return c.body(compressed ?? file.body, status)
}

/** Encodings, best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

const knows = (ifNoneMatch = '', etag: string) =>
  ifNoneMatch.split(',').some((known) => known.trim() === etag)

const accepts = (header = '', encoding: Encoding) =>
  header.split(',').some((part) => {
    const [name, quality = 'q=1'] = part.split(';').map((text) => text.trim())
    return name === encoding && !/^q=0(\.0*)?$/.test(quality)
  })
