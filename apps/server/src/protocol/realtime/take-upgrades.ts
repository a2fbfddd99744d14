import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Claims } from '../../platform/db/as-identity.ts'
import { clientIp } from '../../platform/http/client-ip.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import type { createFigures } from './figures.ts'
import { type Greeting, HandshakeRefusal, readGreeting, refuseHandshake } from './handshake.ts'
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

  async function greet(request: IncomingMessage, socket: Duplex, head: Buffer, address: string) {
    const full = sockets.enter(address)
    if (full) {
      figures.refuse(full)
      throw new HandshakeRefusal(429, 'Too many connected users')
    }
    try {
      const greeting = await readGreeting(request, verifyToken)
      if (isClosing()) throw new HandshakeRefusal(503, 'The server is stopping')
      if (socket.destroyed) throw new HandshakeRefusal(400, 'Gone')
      let isOpened = false
      server.handleUpgrade(request, socket, head, (webSocket) => {
        isOpened = true
        open(webSocket, address, greeting)
      })
      if (!isOpened) sockets.leave(address)
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
    greet(request, socket, head, address).then(
      () => socket.off('error', drop),
      (error: unknown) => {
        if (error instanceof HandshakeRefusal) {
          if (error.status === 401) figures.refuse('token')
          return refuseHandshake(socket, error)
        }
        logFailure(error, { logger, text: 'a socket was not opened' })
        return refuseHandshake(socket, new HandshakeRefusal(500, 'Error connecting to Realtime'))
      },
    )
  }
}
