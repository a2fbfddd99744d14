import type { Context } from 'hono'
import { limitParts } from './limit-parts.ts'
import { invalidRequest } from './storage-refusal.ts'

/** Uploaded file with its options, still unchecked. */
export type Upload = {
  bytes: Buffer
  /** Content type as declared by the client, without parameters. */
  type: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

/**
 * Upload from a body as the official client sends it: a form with the file and a few fields, or the
 * file itself. Throws `InvalidRequest`.
 */
export async function readUpload(c: Context, body: ReadableStream): Promise<Upload> {
  const type = c.req.header('content-type') ?? 'application/octet-stream'
  return /^multipart\/form-data/i.test(type) ? readForm(body, type) : readRaw(c, body, type)
}

async function readForm(body: ReadableStream, type: string): Promise<Upload> {
  const form = await limitParts(body, type)
    .formData()
    .catch(() => {
      throw invalidRequest('No content provided')
    })
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (file === undefined) throw invalidRequest('No content provided')
  const seconds = form.get('cacheControl')
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    type: withoutParameters(textOf(form.get('contentType')) ?? file.type),
    cacheControl: cacheControl(seconds === null ? undefined : `max-age=${seconds}`),
    userMetadata: parseMetadata(textOf(form.get('metadata'))),
  }
}

async function readRaw(c: Context, body: ReadableStream, type: string): Promise<Upload> {
  const encoded = c.req.header('x-metadata')
  return {
    bytes: Buffer.from(await new Response(body).arrayBuffer()),
    type: withoutParameters(type),
    cacheControl: cacheControl(c.req.header('cache-control')),
    userMetadata: parseMetadata(encoded && Buffer.from(encoded, 'base64').toString()),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const withoutParameters = (type: string) =>
  type.split(';', 1).join('').trim().toLowerCase() || 'application/octet-stream'

/** `Cache-Control` of every answer with the file; only what caches understand is kept. */
const cacheControl = (value = '') =>
  /^max-age=\d{1,10}(, ?immutable)?$/.test(value) ? value : 'no-cache'

function parseMetadata(text: string | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null // as Supabase Storage: the content counts, not its declared metadata
  }
}
