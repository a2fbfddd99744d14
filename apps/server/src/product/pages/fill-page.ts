import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inlineHashes } from '../../platform/http/inline-hashes.ts'
import type { StaticFile } from './load-files.ts'

/** Placeholders of a built page: names in double braces, and the HTML that replaces them. */
export type PageMarks = {
  origin: string
  query: string
  ownApi: 'on' | 'off'
  /** Empty: no passkeys. */
  passkeyDomain: string
  /** Provider of the captcha; empty: none. */
  captcha: string
} & Partial<Record<SharedPostMark, string>>

/** Placeholders only the page of a shared post has. */
export type SharedPostMark = 'title' | 'heading' | 'description' | 'path' | 'picture'

const brotli = promisify(brotliCompress)
/** Brotli quality: nearly as small as at 11, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Prerendered page with its placeholders filled in, compressed and ready to send. */
export async function fillPage(file: StaticFile, marks: PageMarks): Promise<StaticFile> {
  const values = new Map<string, string>(Object.entries(marks))
  // Replaced in one pass, because people's texts may look like a placeholder.
  const template = new TextDecoder().decode(file.body)
  const text = template.replaceAll(/\{\{(\w+)\}\}/g, (mark, name) => values.get(name) ?? mark)
  const body = new TextEncoder().encode(text)
  const [br, gz] = await Promise.all([brotli(body, BROTLI), promisify(gzip)(body)])
  return {
    ...file,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isImmutable: false,
    body,
    // Of the template: nothing that is filled in may add one.
    inline: inlineHashes(template),
    compressed: { br: new Uint8Array(br), gzip: new Uint8Array(gz) },
  }
}
