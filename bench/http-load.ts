import { connect } from 'node:net'

/** Read buffer in bytes; larger than an answer, so that most arrive in one piece. */
const READ_BYTES = 64 * 1024

/** Closed loop of one request on each of `connections` keep-alive connections. */
export type HttpLoad = {
  port: number
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** Bodies sent in turn; none for a GET. */
  bodies?: string[]
  connections: number
  /** Refresh tokens, one a connection: each body has the token of the answer before. Absent: `bodies`. */
  refreshTokens?: string[]
  /** Access tokens, one a connection in turn; absent: `headers` say who asks. */
  tokens?: string[]
  /** Pause after an answer, in milliseconds; absent: none. */
  pauseMs?: number
  warmUpMs: number
  measureMs: number
}

/** Ends a load before its time: each connection finishes its request. */
export const STOP = 'stop'

/** Latencies in milliseconds, one for each answer of the measured time, and the refresh tokens to go on with. */
export type LoadResult = {
  latenciesMs: number[]
  elapsedMs: number
  bodyBytes: number
  refreshTokens: string[]
}

/**
 * Loads a server until the time is up or `stop` says so. Throws at the first answer that is not 2xx: a benchmark of
 * errors is worth nothing. It uses bare sockets with one buffer each, to be no heavier than pgbench
 * on the same machine.
 */
export async function runHttpLoad(load: HttpLoad, stop?: AbortSignal): Promise<LoadResult> {
  const requestsOf = (token: string | undefined) =>
    (load.bodies ?? [undefined]).map((body) => requestBytes(load, { body, token }))
  let sent = 0
  const startedAt = performance.now() + load.warmUpMs
  const endsAt = startedAt + load.measureMs
  const latenciesMs: number[] = []
  let bodyBytes = 0
  const refreshTokens = [...(load.refreshTokens ?? [])]

  function runConnection(at: number): Promise<void> {
    const requests = requestsOf(load.tokens?.[at % load.tokens.length])
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let sentAt = 0
    const socket = connect({
      port: load.port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafe(READ_BYTES), callback: answerReader(onAnswer, reject) },
    })
    function ask() {
      sentAt = performance.now()
      if (sentAt < endsAt && !stop?.aborted) {
        const refreshToken = refreshTokens[at]
        const request =
          refreshToken === undefined
            ? requests[sent++ % requests.length]
            : requestBytes(load, { body: JSON.stringify({ refresh_token: refreshToken }) })
        return void socket.write(request ?? '')
      }
      socket.removeAllListeners('close').destroy()
      resolve()
    }
    function onAnswer({ status, bytes, text }: Answer) {
      if (status < 200 || status > 299) {
        reject(new Error(`${load.method} ${load.path} answered ${status}: ${text.slice(0, 300)}`))
      }
      bodyBytes = bytes
      if (at in refreshTokens) refreshTokens[at] = JSON.parse(text).refresh_token
      if (sentAt >= startedAt) latenciesMs.push(performance.now() - sentAt)
      if (load.pauseMs === undefined) ask()
      else setTimeout(ask, load.pauseMs)
    }
    const first = () => void setTimeout(ask, ((load.pauseMs ?? 0) * at) / load.connections)
    socket.on('connect', load.pauseMs === undefined ? ask : first).on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a keep-alive connection')))
    return promise
  }

  await Promise.all(Array.from({ length: load.connections }, (_, at) => runConnection(at)))
  return { latenciesMs, elapsedMs: performance.now() - startedAt, bodyBytes, refreshTokens }
}

function requestBytes(
  { method, path, headers, port }: HttpLoad,
  { body, token }: { body: string | undefined; token?: string | undefined },
) {
  const lines = Object.entries({
    host: `localhost:${port}`,
    ...headers,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(
    `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body ?? ''}`,
  )
}

type Answer = { status: number; bytes: number; text: string }

/**
 * Reader of answers of a known length from a buffer that the next chunk overwrites.
 */
function answerReader(onAnswer: (answer: Answer) => void, onError: (error: Error) => void) {
  let head = ''
  let received = 0
  let headBytes = 0
  let expected = -1

  return (size: number, buffer: Uint8Array): boolean => {
    received += size
    if (expected >= 0)
      head += Buffer.from(buffer.buffer, buffer.byteOffset, size).toString('latin1')
    else {
      head += Buffer.from(buffer.buffer, buffer.byteOffset, size).toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return true
      const length = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1]
      if (length === undefined) onError(new Error('An answer without content-length'))
      headBytes = end + 4
      expected = headBytes + Number(length)
    }
    if (received < expected) return true
    const answer: Answer = {
      status: Number(head.slice(9, 12)),
      bytes: expected - headBytes,
      text: head.slice(headBytes),
    }
    head = ''
    received = 0
    expected = -1
    onAnswer(answer)
    return true
  }
}
