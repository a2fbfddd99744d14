import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Answered } from '../../platform/http/access-log.ts'
import { clientIp } from '../../platform/http/client-ip.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import type { createFigures } from './figures.ts'
import {
  type Greeting,
  HandshakeRefusal,
  PATH,
  readGreeting,
  refuseHandshake,
} from './handshake.ts'
import type { RealtimeLimits } from './limits.ts'
import type { createSockets } from './sockets.ts'

/** Most frames of one message: each is kept on its own until the last. */
const MAX_FRAGMENTS = 64

type UpgradeDeps = {
  /** Claims of a token. Throws `AppError`. */
  verifyToken(token: string): Promise<Claims>
  /** Number of our own proxies in front. */
  trustProxy: number
  limits: RealtimeLimits
  sockets: ReturnType<typeof createSockets>
  figures: ReturnType<typeof createFigures>
  logger: Logger
  isClosing: () => boolean
  /** Hears of each answer, also of a refusal. */
  onAnswered: (answered: Answered) => void
  /** Called with each socket that is opened. */
  open: (socket: WebSocket, address: string, greeting: Greeting) => void
}

/** Handler of requests for an upgrade: it opens a socket, or answers why not and closes the connection. */
export function takeUpgrades({
  verifyToken,
  trustProxy,
  limits,
  sockets,
  figures,
  logger,
  isClosing,
  onAnswered,
  open,
}: UpgradeDeps) {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.messageBytes,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
    autoPong: false,
  })
  // Without a listener it would answer by itself what is no handshake.
  server.on('wsClientError', () => {})

  async function greet(request: IncomingMessage, socket: Duplex, head: Buffer, address: string) {
    const full = sockets.enter(address)
    if (full) throw new HandshakeRefusal(429, full, 'Too many connected users')
    try {
      const greeting = await readGreeting(request, verifyToken)
      if (isClosing()) throw new HandshakeRefusal(503, 'stopping', 'The server is stopping')
      if (socket.destroyed) throw new HandshakeRefusal(400, 'handshake', 'Gone')
      let isOpened = false
      server.handleUpgrade(request, socket, head, (webSocket) => {
        isOpened = true
        open(webSocket, address, greeting)
      })
      if (!isOpened) throw new HandshakeRefusal(400, 'handshake', 'Not a WebSocket handshake')
      figures.countOpened()
    } catch (error) {
      sockets.leave(address)
      throw error
    }
  }

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const drop = () => socket.destroy()
    socket.on('error', drop)
    const address = clientIp({
      socketAddress: request.socket.remoteAddress,
      forwardedFor: [request.headers['x-forwarded-for']].flat().join(',') || undefined,
      trustProxy,
    })
    const startedAt = performance.now()
    const requestId = randomUUID()
    const answer = (status: number) =>
      onAnswered({
        requestId,
        method: request.method ?? '',
        path: PATH,
        status,
        ms: performance.now() - startedAt,
        ip: address,
      })
    greet(request, socket, head, address).then(
      () => {
        socket.off('error', drop)
        answer(101)
      },
      (error: unknown) => {
        const refusal = asRefusal(error)
        if (refusal !== error) {
          logFailure(error, { logger, text: 'a socket was not opened', requestId })
        }
        figures.refuse(refusal.label)
        refuseHandshake(socket, requestId, refusal)
        answer(refusal.status)
      },
    )
  }
}

const asRefusal = (error: unknown) =>
  error instanceof HandshakeRefusal
    ? error
    : new HandshakeRefusal(500, 'failure', 'Error connecting to Realtime')
