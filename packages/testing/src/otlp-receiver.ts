import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Span as a collector understood it. */
type ReceivedSpan = {
  traceId: string
  spanId: string
  /** Empty for the first span of a trace. */
  parentId: string
  name: string
  durationNs: bigint
  attributes: Record<string, string | number | undefined>
  hasFailed: boolean
}

export type OtlpReceiver = AsyncDisposable & {
  /** Value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string
  spans: readonly ReceivedSpan[]
  /** Attributes of the resource that sent them. */
  resource: Readonly<Record<string, string | number | undefined>>
  /** Everything received, as bytes. */
  bytes(): Buffer
}

/**
 * Collector of traces by OTLP over HTTP with protobuf (opentelemetry-proto,
 * `collector/trace/v1/trace_service.proto`); it refuses what lacks the header `x-key: secret`.
 */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  const resource: Record<string, string | number | undefined> = {}
  const bodies: Buffer[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const { 'content-type': type, 'x-key': key } = request.headers
    const isOurs = request.url === '/v1/traces' && type === 'application/x-protobuf'
    if (!isOurs || key !== 'secret') return response.writeHead(isOurs ? 401 : 404).end()
    bodies.push(body)
    for (const resourceSpans of messages(body, 1)) {
      for (const about of messages(resourceSpans, 1)) Object.assign(resource, attributes(about, 1))
      for (const scopeSpans of messages(resourceSpans, 2)) {
        spans.push(...messages(scopeSpans, 2).map(readSpan))
      }
    }
    return response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP, so no pipe name

  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resource,
    bytes: () => Buffer.concat(bodies),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function readSpan(span: Buffer): ReceivedSpan {
  const [status] = messages(span, 15)
  return {
    traceId: bytesOf(span, 1).toString('hex'),
    spanId: bytesOf(span, 2).toString('hex'),
    parentId: bytesOf(span, 4).toString('hex'),
    name: bytesOf(span, 5).toString(),
    durationNs: numberOf(span, 8) - numberOf(span, 7),
    attributes: attributes(span, 9),
    hasFailed: status !== undefined && numberOf(status, 3) === 2n,
  }
}

/** `repeated KeyValue`: a key and a value that is text, a truth value or a whole number. */
const attributes = (message: Buffer, field: number) =>
  Object.fromEntries(
    messages(message, field).map((pair) => {
      const [value = Buffer.alloc(0)] = messages(pair, 2)
      const read = fieldsOf(value)[0]
      return [
        bytesOf(pair, 1).toString(),
        typeof read?.value === 'bigint' ? Number(read.value) : read?.value.toString(),
      ]
    }),
  )

const messages = (message: Buffer, field: number): Buffer[] =>
  fieldsOf(message).flatMap(({ number, value }) =>
    number === field && typeof value !== 'bigint' ? [value] : [],
  )

const bytesOf = (message: Buffer, field: number) => messages(message, field)[0] ?? Buffer.alloc(0)

const numberOf = (message: Buffer, field: number): bigint => {
  const found = fieldsOf(message).find(({ number }) => number === field)?.value
  return typeof found === 'bigint' ? found : 0n
}

type Field = { number: number; value: bigint | Buffer }

/** Fields of a protobuf message (protobuf.dev, "Encoding"). Throws for bytes that are none. */
function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at)
      at += 1
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const fixed = (bytes: 4 | 8) => {
    at += bytes
    return bytes === 8 ? message.readBigUInt64LE(at - 8) : BigInt(message.readUInt32LE(at - 4))
  }
  const delimited = () => {
    const length = Number(varint())
    at += length
    if (at > message.length) throw new Error('A field ends behind its message')
    return message.subarray(at - length, at)
  }
  const byWireType: Record<string, () => bigint | Buffer> = {
    0: varint,
    1: () => fixed(8),
    2: delimited,
    5: () => fixed(4),
  }
  while (at < message.length) {
    const tag = varint()
    const read = byWireType[String(tag & 7n)]
    if (read === undefined) throw new Error(`Wire type ${tag & 7n} is none`)
    fields.push({ number: Number(tag >> 3n), value: read() })
  }
  return fields
}
