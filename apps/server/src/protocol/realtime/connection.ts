import { type RawData, WebSocket } from 'ws'
import type { Backlog } from './backlog.ts'
import type { Figures, RefusalReason } from './figures.ts'
import {
  type Frame,
  readBinaryFrame,
  readFrame,
  type Sent,
  type Version,
  writeFrame,
} from './frames.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Channel } from './subscription.ts'

/** Close codes of RFC 6455 §7.4.1 and of the IANA registry. */
export const CLOSE = { goingAway: 1001, badData: 1007, refused: 1008 } as const

/** Window of the limit on messages, in milliseconds. */
const RATE_WINDOW_MS = 10_000

/** Open socket of a client. */
export type Connection = {
  readonly address: string
  /** Channels by topic. */
  readonly channels: Map<string, Channel>
  isOpen(): boolean
  send(frame: Sent): void
  reply(frame: Frame, status: 'ok' | 'error', response: object): void
  /** Closes after a farewell, and without one where the client does not answer. */
  close(code: number, reason: string): void
  /** Asks for a sign of life, or closes a socket that gave none for too long or has no channel. */
  check(): void
  terminate(): void
}

type ConnectionOptions = {
  socket: WebSocket
  address: string
  version: Version
  limits: RealtimeLimits
  figures: Figures
  backlog: Backlog
  /** Takes a message of so many bytes; false where too many wait, which closes the socket. */
  onFrame(frame: Frame, bytes: number): boolean
  onClose(): void
}

export function openConnection(options: ConnectionOptions): Connection {
  const { socket, address, version, limits, figures, backlog, onFrame, onClose } = options
  const channels = new Map<string, Channel>()
  let heardAt = performance.now()
  let pingedAt = heardAt
  let channelSeenAt = heardAt
  let window = { since: heardAt, messages: 0, bytes: 0 }

  /** Whether another message is within the rate; the first beyond it closes the socket. */
  function hears(bytes = 0): boolean {
    heardAt = performance.now()
    if (heardAt - window.since > RATE_WINDOW_MS) window = { since: heardAt, messages: 0, bytes: 0 }
    window.messages += 1
    window.bytes += bytes
    // Who goes on after being told gets no farewell: each frame is work, also on a closing socket.
    if (window.messages > 2 * limits.messages) socket.terminate()
    if (socket.readyState !== WebSocket.OPEN) return false
    if (window.messages <= limits.messages && window.bytes <= limits.messageBytesOfSocket)
      return true
    refuse('message_rate', CLOSE.refused, 'Too many messages per second')
    return false
  }

  function refuse(reason: RefusalReason, code: number, text: string) {
    figures.refuse(reason)
    connection.close(code, text)
  }

  function receive(data: RawData, isBinary: boolean) {
    const bytes = Buffer.isBuffer(data)
      ? data
      : Buffer.concat([data].flat().map((part) => new Uint8Array(part)))
    if (!hears(bytes.length)) return
    const frame = isBinary ? readBinaryFrame(bytes) : readFrame(bytes.toString(), version)
    if (!frame) refuse('message_form', CLOSE.badData, 'Not a message of this protocol')
    else if (!onFrame(frame, bytes.length))
      refuse('message_rate', CLOSE.refused, 'Too many messages wait')
  }

  /** Whether the client reads what it is sent; if not, the socket ends: nothing is kept for it without bound. */
  function isReading(): boolean {
    if (socket.readyState !== WebSocket.OPEN) return false
    const unsent = socket.bufferedAmount
    if (unsent <= limits.unsentBytes && (unsent === 0 || !backlog.isFull())) return true
    figures.refuse('slow_reader')
    socket.terminate()
    return false
  }

  function write(text: string) {
    if (!isReading()) return
    const left = backlog.add(Buffer.byteLength(text))
    figures.countSent()
    socket.send(text, left)
  }

  const connection: Connection = {
    address,
    channels,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (frame) => write(writeFrame(frame, version)),
    reply({ joinRef, ref, topic }, status, response) {
      const payload = JSON.stringify({ status, response })
      connection.send({ joinRef, ref, topic, event: 'phx_reply', payload })
    },
    close(code, reason) {
      for (const channel of [...channels.values()]) channel.drop()
      socket.close(code, reason)
    },
    check() {
      const now = performance.now()
      if (channels.size > 0) channelSeenAt = now
      if (now - heardAt > limits.silentMs) return socket.terminate()
      if (now - channelSeenAt > limits.withoutChannelMs) {
        return connection.close(CLOSE.goingAway, 'No channel is joined')
      }
      if (now - pingedAt < limits.pingEveryMs) return
      pingedAt = now
      socket.ping()
    },
    terminate: () => socket.terminate(),
  }

  socket
    .on('message', receive)
    .on('ping', (data) => {
      if (hears() && isReading()) socket.pong(data)
    })
    .on('pong', () => hears())
    .on('error', (error: Error & { code?: string }) => {
      if (error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') figures.refuse('message_size')
      else figures.refuse('message_form')
    })
    .on('close', () => {
      for (const channel of [...channels.values()]) channel.drop()
      onClose()
    })
  return connection
}
