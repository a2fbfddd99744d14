import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { HttpEnv } from './http-env.ts'

const SECOND_MS = 1000

/**
 * Timeouts and header size of the server: slow or endless requests end, long filters of the data
 * API fit.
 */
const SERVER_OPTIONS = {
  headersTimeout: 10 * SECOND_MS,
  requestTimeout: 30 * SECOND_MS,
  keepAliveTimeout: 65 * SECOND_MS,
  maxHeaderSize: 64 * 1024,
}

/** Longest time for running requests after a stop, in milliseconds. */
const DRAIN_MS = 8 * SECOND_MS
const CLOSE_IDLE_EVERY_MS = 50

export type Listener = {
  /** Starts listening. Throws the socket's error, `EADDRINUSE` for a busy port. */
  listen(address: { port: number; host: string }): Promise<void>
  /** Stops accepting, lets running requests end within DRAIN_MS, then closes what is left. */
  close(): Promise<void>
}

/** Serves a Hono app on a port. */
export function createListener(app: Hono<HttpEnv>): Listener {
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: SERVER_OPTIONS,
  }) as Server // Made by node:http's createServer, the one given above.

  return {
    async listen({ port, host }) {
      server.listen(port, host)
      await once(server, 'listening')
    },
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      // A kept-alive connection is closed only once its running request has been answered.
      const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
      const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      await closed
      clearInterval(closeIdle)
      clearTimeout(force)
    },
  }
}
