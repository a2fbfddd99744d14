import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { AppError } from '@podium/domain'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { RefusalReason } from './figures.ts'
import type { Version } from './frames.ts'
import { Refusal } from './refusal.ts'

/** Version and key that a client names when it opens a socket. */
export type Greeting = { version: Version; token: string }

/** A handshake that is refused with an HTTP status; the message is for the client. */
export class HandshakeRefusal extends Refusal {
  readonly status: number
  constructor(status: number, label: RefusalReason, message: string) {
    super(label, message)
    this.status = status
  }
}

export const PATH = '/realtime/v1/websocket'

/** Whether a request for an upgrade is for this service. */
export const isRealtime = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] === PATH

/**
 * Version and key of a request for an upgrade. Any origin may ask, as with the other protocols: the token is the only
 * credential, and no cookie is read. Throws `HandshakeRefusal`.
 */
export async function readGreeting(
  { url = '', headers }: IncomingMessage,
  verifyToken: (token: string) => Promise<Claims>,
): Promise<Greeting> {
  const query = new URLSearchParams(url.slice(PATH.length))
  const version = query.get('vsn') ?? '1.0.0'
  if (version !== '1.0.0' && version !== '2.0.0') {
    throw new HandshakeRefusal(400, 'handshake', 'Versions of the protocol are 1.0.0 and 2.0.0')
  }
  const header = headers['x-api-key']
  const token = typeof header === 'string' ? header : query.get('apikey')
  if (!token) throw new HandshakeRefusal(401, 'token', 'API key is missing')
  try {
    await verifyToken(token)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw error.status === 503
      ? new HandshakeRefusal(503, 'busy', 'The server is busy, please retry')
      : new HandshakeRefusal(401, 'token', error.message)
  }
  return { version, token }
}

/** Refuses an upgrade as the original does. */
export function refuseHandshake(
  socket: Duplex,
  requestId: string,
  { status, message }: HandshakeRefusal,
) {
  const body = JSON.stringify({ error: message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...(status === 429 || status === 503 ? ['Retry-After: 5'] : []),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
