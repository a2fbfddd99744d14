import { connect, type Socket } from 'node:net'

/** One request, sent over and over on each of `connections` keep-alive connections: a closed loop. */
export type HttpLoad = {
  port: number
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** Sent in turn; none for a GET. */
  bodies?: string[]
  connections: number
  warmUpMs: number
  measureMs: number
}

/** Latencies in milliseconds, one for each answer of the measured time. */
export type LoadResult = { latenciesMs: number[]; elapsedMs: number; bodyBytes: number }

/**
 * Loads a server until the time is up. Throws at the first answer that is not 2xx: a benchmark of
 * errors is worth nothing. Bare sockets, because the machine is shared with what is measured and
 * pgbench is no heavier.
 */
export async function runHttpLoad(load: HttpLoad): Promise<LoadResult> {
  const requests = (load.bodies ?? [undefined]).map((body) => requestBytes(load, body))
  let sent = 0
  const startedAt = performance.now() + load.warmUpMs
  const endsAt = startedAt + load.measureMs
  const latenciesMs: number[] = []
  let bodyBytes = 0

  async function runConnection() {
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
    const readAnswer = answerReader(socket)
    for (;;) {
      const sentAt = performance.now()
      if (sentAt >= endsAt) break
      socket.write(requests[sent++ % requests.length] ?? '')
      const answer = await readAnswer()
      if (answer.status < 200 || answer.status > 299) {
        throw new Error(`${load.method} ${load.path} answered ${answer.status}: ${answer.text}`)
      }
      bodyBytes = answer.bytes
      if (sentAt >= startedAt) latenciesMs.push(performance.now() - sentAt)
    }
    socket.removeAllListeners('close').destroy()
  }

  await Promise.all(Array.from({ length: load.connections }, runConnection))
  return { latenciesMs, elapsedMs: performance.now() - startedAt, bodyBytes }
}

function requestBytes({ method, path, headers, port }: HttpLoad, body: string | undefined) {
  const lines = Object.entries({
    host: `localhost:${port}`,
    ...headers,
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(
    `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body ?? ''}`,
  )
}

type Answer = { status: number; bytes: number; text: string }

/** Reads one answer with a known length after the other; the first 300 characters are kept for errors. */
function answerReader(socket: Socket): () => Promise<Answer> {
  let chunks: Buffer[] = []
  let received = 0
  let expected = -1
  let headBytes = 0
  let answered: PromiseWithResolvers<Answer> = Promise.withResolvers()

  socket.on('error', (error) => answered.reject(error))
  socket.on('close', () => answered.reject(new Error('The server closed a keep-alive connection')))
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    received += chunk.length
    if (expected < 0) {
      const head = Buffer.concat(chunks)
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: *(\d+)/i.exec(head.toString('latin1', 0, end))?.[1]
      if (length === undefined)
        return answered.reject(new Error('An answer without content-length'))
      headBytes = end + 4
      expected = headBytes + Number(length)
    }
    if (received < expected) return
    const start = chunks[0] ?? chunk
    answered.resolve({
      status: Number(start.toString('latin1', 9, 12)),
      bytes: expected - headBytes,
      text: start.toString('utf8', headBytes, headBytes + 300),
    })
    chunks = []
    received = 0
    expected = -1
  })

  return async () => {
    const answer = await answered.promise
    answered = Promise.withResolvers()
    return answer
  }
}
