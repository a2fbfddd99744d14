import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Statuses of the errors of Node's parser and of its clock; any other is 400, as in Node. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Errors of a connection that nobody is at any more. */
const GONE = new Set(['ECONNRESET', 'EPIPE'])

/**
 * Refuses what is no request (400), comes too slowly (408) or has too long a head (431), as Node
 * does, and tells so: no handler ever sees these.
 */
export function refuseUnparsed(server: Server, onRefused: (status: number) => void) {
  const answering = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', ({ socket }, response) => {
    answering.set(socket, response)
    response.once('close', () => answering.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (GONE.has(error.code ?? '') || !socket.writable) return socket.destroy()
    const status = STATUSES[error.code ?? ''] ?? 400
    onRefused(status)
    // Half an answer cannot be followed by another one.
    if (answering.get(socket)?.headersSent) return socket.destroy()
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`
    return socket.end(head, () => socket.destroy())
  })
}
