import type { Connection } from './connection.ts'
import type { Frame } from './frames.ts'
import { type FrameDeps, handleFrame } from './handle-frame.ts'

/**
 * Receiver of the messages of a socket, which are handled one after another in their order; heartbeats are answered at
 * once. It returns false where too many wait already, or too many bytes of all sockets.
 */
export function takeFrames(deps: FrameDeps, connection: Connection) {
  let waiting = 0
  let last = Promise.resolve()

  async function handle(frame: Frame, leave: () => void) {
    if (connection.isOpen()) await handleFrame(deps, connection, frame)
    waiting -= 1
    leave()
  }

  return (frame: Frame, bytes: number): boolean => {
    if (frame.topic === 'phoenix') {
      if (frame.event === 'heartbeat') connection.reply(frame, 'ok', {})
      else connection.reply(frame, 'error', { reason: 'unmatched topic' })
      return true
    }
    if (waiting >= deps.limits.waitingMessages) return false
    if (waiting > 0 && deps.waitingBytes.isFull()) return false
    waiting += 1
    const leave = deps.waitingBytes.add(bytes)
    last = last.then(() => handle(frame, leave))
    return true
  }
}
