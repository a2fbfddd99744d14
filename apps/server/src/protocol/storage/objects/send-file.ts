import { IMAGE_TYPES } from '@podium/domain'
import type { Context } from 'hono'
import type { ByteRange, ObjectStore } from '../../../platform/objects/object-store.ts'
import { objectNotFound, StorageRefusal } from '../requests/storage-refusal.ts'
import type { FileMetadata } from './object-rows.ts'

type StoredFile = {
  version: string
  metadata: FileMetadata
  isPublic: boolean
  /** Whether it is a download whatever its type. */
  isSaved: boolean
}

/** Content types a browser may display; all others are downloads. */
const SHOWN: readonly string[] = IMAGE_TYPES
/** Content security policy of files: one opened as a page loads nothing and runs nothing. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/**
 * Sends a file or the requested range, or 304 if the client has it. `?download` makes the browser
 * save it. Throws `NoSuchKey` when the store has lost it, `InvalidRange` (416).
 */
export async function sendFile(
  c: Context,
  store: ObjectStore,
  { version, metadata, isPublic, isSaved }: StoredFile,
): Promise<Response> {
  const { eTag, size, mimetype, cacheControl, lastModified } = metadata
  const kept = {
    etag: eTag,
    'cache-control': `${isPublic ? 'public' : 'private'}, ${cacheControl}`,
  }
  if (knows(c.req.header('if-none-match'), eTag)) return c.body(null, 304, kept)

  const range = readRange(c.req.header('range'), size)
  const status = range ? 206 : 200
  const disposition = dispositionOf(c.req.query('download'), !isSaved && SHOWN.includes(mimetype))
  const headers = {
    ...kept,
    'content-type': mimetype,
    'content-length': String(range ? range.end - range.start + 1 : size),
    'last-modified': new Date(lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    ...(disposition && { 'content-disposition': disposition }),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  }
  if (c.req.method === 'HEAD') return c.body(null, status, headers)
  const body = await store.get(version, range)
  if (body === undefined) throw objectNotFound()
  return c.body(body, status, headers)
}

const knows = (ifNoneMatch = '', eTag: string) =>
  ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === eTag)

function dispositionOf(download: string | undefined, isShown: boolean): string | undefined {
  if (download) return `attachment; filename*=UTF-8''${encodeURIComponent(download)}`
  return download === '' || !isShown ? 'attachment' : undefined
}

/** Range of a `Range` header with one range of bytes; any other value means the whole file. */
function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start <= end) return { start, end }
  throw new StorageRefusal('invalid range provided', {
    code: 'InvalidRange',
    statusCode: 416,
    error: 'invalid_range',
  })
}
