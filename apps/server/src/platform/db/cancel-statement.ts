import { once } from 'node:events'
import { connect } from 'node:net'
import type { ClientBase } from 'pg'
import { wireOf } from './wire.ts'

/** Longest time for a cancellation, in milliseconds; without an answer it counts as lost. */
const LIMIT_MS = 3000
/** Code of a CancelRequest in place of a protocol version (PostgreSQL manual, "Message Formats"). */
const CANCEL_REQUEST = 80_877_102

/**
 * Cancels the statement running on a connection, and resolves once PostgreSQL has seen to it. By a
 * CancelRequest to the connection's own address: it takes no place in the pool, and a pooler in
 * between knows whose statement is meant, which a process id alone would not tell it.
 */
export async function cancelStatement(client: ClientBase): Promise<void> {
  const { host, port, processID, secretKey } = wireOf(client)
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const socket = connect(address)
  const signal = AbortSignal.timeout(LIMIT_MS)
  try {
    await once(socket, 'connect', { signal })
    const message = Buffer.alloc(16)
    for (const [at, value] of [16, CANCEL_REQUEST, processID, secretKey].entries()) {
      message.writeInt32BE(value, at * 4)
    }
    // Left open: a pooler drops the request of a caller who has hung up.
    socket.write(message)
    socket.resume()
    await once(socket, 'close', { signal })
  } finally {
    socket.destroy()
  }
}
