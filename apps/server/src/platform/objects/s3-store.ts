import { createHash } from 'node:crypto'
import { AppError } from '@podium/domain'
import { AwsClient } from 'aws4fetch'
import type { ObjectStore } from './object-store.ts'

/**
 * Longest wait for an answer, in milliseconds; 10 MB take less on any line between a server and its
 * store.
 */
const ANSWER_WITHIN_MS = 20_000
const RETRIES = 2

/**
 * Object store in a bucket that speaks S3, addressed by path: `s3://key:secret@host/bucket`, with
 * `?region=` where it is not `us-east-1`, and `http://` for a store without TLS.
 */
export function createS3Store(address: string): ObjectStore {
  const { username, password, searchParams, host, protocol, pathname } = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: RETRIES,
  })
  const base = `${protocol === 'http:' ? 'http:' : 'https:'}//${host}${pathname.replace(/\/$/, '')}`

  /** Sends a signed request. Throws `unavailable` for any other status than `expected`. */
  async function send(version: string, expected: number[], init: RequestInit) {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await client.fetch(`${base}/${version}`, { ...init, signal }).catch(unavailable)
    if (expected.includes(answer.status)) return answer
    return unavailable(new Error(`S3 answered ${answer.status}: ${await answer.text()}`))
  }

  return {
    async put(version, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await send(version, [200, 201], {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'x-amz-content-sha256': sha256 },
      })
    },

    async get(version, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const { status, body } = await send(version, [200, 206, 404], { headers })
      return status === 404 || body === null ? undefined : body
    },

    async remove(version) {
      await send(version, [200, 204, 404], { method: 'DELETE' })
    },
  }
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', { text: 'The file store does not answer', cause })
}
