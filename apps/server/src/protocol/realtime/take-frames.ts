import type { Connection } from './connection.ts'
import type { Frame } from './frames.ts'
import { type FrameDeps, handleFrame } from './handle-frame.ts'

/**
 * Receiver of the messages of a socket, which are handled one after another in their order; heartbeats are answered at
 * once. It returns false where too many wait already.
 */
export function takeFrames(deps: FrameDeps, connection: Connection) {
  let waiting = 0
  let last = Promise.resolve()

  async function handle(frame: Frame) {
    if (connection.isOpen()) await handleFrame(deps, connection, frame)
    waiting -= 1
  }

  return (frame: Frame): boolean => {
    if (frame.topic === 'phoenix') {
      if (frame.event === 'heartbeat') connection.reply(frame, 'ok', {})
      else connection.reply(frame, 'error', { reason: 'unmatched topic' })
      return true
    }
    if (waiting >= deps.limits.waitingMessages) return false
    waiting += 1
    last = last.then(() => handle(frame))
    return true
  }
}
