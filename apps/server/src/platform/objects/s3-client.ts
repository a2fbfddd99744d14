import { createHash } from 'node:crypto'
import { AppError } from '@podium/domain'
import { AwsClient } from 'aws4fetch'
import type { ByteRange } from './object-store.ts'

const RETRIES = 2

type S3Client = {
  put(key: string, bytes: Buffer): Promise<void>
  /** Body of an object or a part of it; undefined when there is none. */
  get(key: string, range?: ByteRange): Promise<Response | undefined>
  /** Deletes an object; succeeds also when there is none. */
  remove(key: string): Promise<void>
  /** Sizes in bytes by key, of the objects whose key begins with `prefix`. */
  list(prefix: string): Promise<Map<string, number>>
}

/**
 * Client of a bucket that speaks S3, addressed by path: `s3://key:secret@host/bucket`, with a folder
 * behind the bucket if wanted, `?region=` where it is not `us-east-1`, and `http://` for a store
 * without TLS. Keys are relative to that folder. Every method throws `AppError('unavailable')`;
 * a request waits at most `answerWithinMs`.
 */
export function createS3Client(address: string, answerWithinMs: number): S3Client {
  const { username, password, searchParams, host, protocol, pathname } = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: RETRIES,
  })
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  const origin = `${protocol === 'http:' ? 'http:' : 'https:'}//${host}/${bucket}`
  const folder = folders.map((name) => `${name}/`).join('')

  /** Sends a signed request. Throws `unavailable` for any other status than `expected`. */
  async function send(path: string, expected: number[], init: RequestInit) {
    const signal = AbortSignal.timeout(answerWithinMs)
    const answer = await client.fetch(`${origin}${path}`, { ...init, signal }).catch(unavailable)
    if (expected.includes(answer.status)) return answer
    return unavailable(new Error(`S3 answered ${answer.status}: ${await answer.text()}`))
  }

  const pathOf = (key: string) => `/${folder}${key}`

  return {
    async put(key, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await send(pathOf(key), [200, 201], {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'x-amz-content-sha256': sha256 },
      })
    },

    async get(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await send(pathOf(key), [200, 206, 404], { headers })
      return answer.status === 404 ? undefined : answer
    },

    async remove(key) {
      await send(pathOf(key), [200, 204, 404], { method: 'DELETE' })
    },

    async list(prefix) {
      const sizes = new Map<string, number>()
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}${prefix}` })
      for (;;) {
        const xml = await (await send(`?${query}`, [200], {})).text()
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          sizes.set(textOf(entry, 'Key').slice(folder.length), Number(textOf(entry, 'Size')))
        }
        const next = textOf(xml, 'NextContinuationToken')
        if (next === '') return sizes
        query.set('continuation-token', next)
      }
    },
  }
}

/** Text of the first XML element of that name; keys of ours and tokens need no more. */
const textOf = (xml: string, element: string): string =>
  (new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '').replaceAll('&amp;', '&')

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', { text: 'The file store does not answer', cause })
}
