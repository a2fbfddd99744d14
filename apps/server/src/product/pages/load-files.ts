import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { InlineHashes } from '../../platform/http/inline-hashes.ts'

export type Encoding = 'br' | 'gzip'

/** File of the built web app, ready to send. */
export type StaticFile = {
  type: string
  etag: string
  /** Whether the name holds a hash of the content, so that the file never changes. */
  isImmutable: boolean
  body: Uint8Array<ArrayBuffer>
  /** Inline elements of a page. */
  inline?: InlineHashes | undefined
  compressed: Record<Encoding, Uint8Array<ArrayBuffer> | undefined>
}

const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/**
 * Files of the built web app (a few megabytes) in memory, keyed by URL path. A path that is not a
 * key does not exist: no request ever becomes a path on the disk. Empty when the app is not built;
 * hidden files are left out.
 */
export async function loadFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const path of await listFiles(folder)) {
    contents.set(path, new Uint8Array(await readFile(join(folder, path))))
  }
  const files = new Map<string, StaticFile>()
  for (const [path, body] of contents) {
    if (/\.(br|gz)$/.test(path)) continue
    files.set(path, {
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isImmutable: path.startsWith('/assets/'),
      body,
      compressed: {
        br: contents.get(`${path}${SUFFIXES.br}`),
        gzip: contents.get(`${path}${SUFFIXES.gzip}`),
      },
    })
  }
  return files
}

/** Paths below the folder, with `/` in front and between. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !path.includes('/.'))
}
