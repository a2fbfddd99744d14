import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type S3Server = AsyncDisposable & {
  /** Value for `S3_URL`. */
  url: string
  /** Stored objects by path. */
  objects: Map<string, Buffer>
}

const KEY = 'podium-key'
const SECRET = 'secret+/=of podium'
const REGION = 'eu-test-1'

/** Keys in one page of a list: few, so that every longer list has pages. */
const PAGE = 3

/**
 * Server with as much of S3 as Podium needs; it refuses requests with a wrong signature (version
 * 4).
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const { status, content = '' } = isSigned(request, body)
      ? handle(request, body)
      : { status: 403, content: '<Error><Code>SignatureDoesNotMatch</Code></Error>' }
    response.writeHead(status).end(content)
  })

  function handle({ method, url = '', headers }: IncomingMessage, body: Buffer) {
    const { pathname, searchParams } = new URL(url, 'http://s3')
    if (searchParams.has('list-type')) return { status: 200, content: page(pathname, searchParams) }
    if (method === 'PUT') objects.set(url, body)
    if (method === 'PUT') return { status: 200 }
    if (method === 'DELETE') objects.delete(url)
    if (method === 'DELETE') return { status: 204 }
    const object = objects.get(url)
    if (object === undefined) return { status: 404 }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    return from === undefined
      ? { status: 200, content: object }
      : { status: 206, content: object.subarray(Number(from), Number(to) + 1) }
  }

  /** Page of ListObjectsV2; its continuation token is the last key. */
  function page(bucket: string, asked: URLSearchParams): string {
    const after = asked.get('continuation-token') ?? ''
    const found = [...objects]
      .map(([path, { length }]) => ({ key: path.slice(bucket.length + 1), length }))
      .filter(({ key }) => key.startsWith(asked.get('prefix') ?? '') && key > after)
      .sort((one, other) => (one.key < other.key ? -1 : 1))
    const entries = found
      .slice(0, PAGE)
      .map(({ key, length }) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`)
    const next = found.length > PAGE ? found[PAGE - 1]?.key : undefined
    const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    return `<ListBucketResult>${entries.join('')}${token}</ListBucketResult>`
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/pictures?region=${REGION}`,
    objects,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Whether a request has a valid AWS Signature Version 4. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, date = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=podium-key\/(\d{8})\/eu-test-1\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const request = [method, pathname, query, lines.join(''), signed, bodyHash].join('\n')
  const scope = `${date}/${REGION}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  let key: Buffer | string = `AWS4${SECRET}`
  for (const part of [date, REGION, 's3', 'aws4_request']) key = hmac(key, part)
  return hmac(key, toSign).toString('hex') === signature
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
