import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { createServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextLoop, setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { cutUnread } from './cut-unread.ts'
import type { HttpEnv } from './http-env.ts'
import { refuseUnparsed } from './refuse-unparsed.ts'

const SECOND_MS = 1000

/** Longest times for a request to arrive, in milliseconds, and how often they are looked at. */
const TIME_LIMITS = {
  headersTimeout: 10 * SECOND_MS,
  requestTimeout: 30 * SECOND_MS,
  connectionsCheckingInterval: SECOND_MS,
}

/** Other limits of the server: long filters of the data API fit. */
const SERVER_OPTIONS = {
  keepAliveTimeout: 65 * SECOND_MS,
  maxHeaderSize: 64 * 1024,
}

/** Longest time for running requests once the drain time has passed, in milliseconds. */
const LAST_REQUESTS_MS = 8 * SECOND_MS
const CLOSE_IDLE_EVERY_MS = 50
/**
 * Time for idle connections after a drain, in milliseconds: a proxy that keeps some may be sending a
 * request just when they are closed. Meanwhile it has met the closed socket and goes elsewhere.
 */
const LINGER_MS = 2 * SECOND_MS
/**
 * The socket is closed once nobody has connected for `SETTLED_MS`; after `SETTLE_MS` in the first
 * turn of the event loop in which nobody does; after `HOLD_MS` in any case. A turn is quiet when it
 * took less than `QUIET_TURN_MS`. In milliseconds.
 */
const SETTLED_MS = 50
const SETTLE_MS = 500
const HOLD_MS = 1500
const QUIET_TURN_MS = 0.1

export type Listener = {
  /** Starts listening. Throws the socket's error, `EADDRINUSE` for a busy port. */
  listen(address: { port: number; host: string }): Promise<void>
  /**
   * Goes on answering for `ms`, each answer the last of its connection, so that proxies and clients
   * have time to go elsewhere.
   */
  drain(ms: number, signal: AbortSignal): Promise<void>
  /** Stops accepting, lets running requests end within 8 s, then closes what is left. */
  close(): Promise<void>
}

type ListenerOptions = {
  /** Hears of requests that never became one, as those that arrive too slowly (408). */
  onRefused?: (status: number) => void
  timeLimits?: typeof TIME_LIMITS
  /** Service that takes over the connections of requests for an upgrade; the other ones are answered as any. */
  upgrades?: {
    isMine(request: IncomingMessage): boolean
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  }
}

/** Serves a Hono app on a port. */
export function createListener(app: Hono<HttpEnv>, options: ListenerOptions = {}): Listener {
  const { onRefused = () => {}, timeLimits = TIME_LIMITS, upgrades } = options
  /** Settles when requests are answered again; undefined while they are. */
  let held: Promise<void> | undefined
  const server = createAdaptorServer({
    fetch: (request, env) =>
      held ? held.then(() => app.fetch(request, env)) : app.fetch(request, env),
    // HTTP/1.0, which the checks of some proxies speak, names no host; it is not this machine's name,
    // which would open what only this machine may see.
    hostname: 'unnamed.invalid',
    createServer,
    // Its own way gives the rest of a refused body half a second: on a slow line a reset, not the refusal.
    autoCleanupIncoming: false,
    serverOptions: {
      ...SERVER_OPTIONS,
      ...timeLimits,
      shouldUpgradeCallback: (request) => upgrades?.isMine(request) === true,
    },
  }) as Server // Made by node:http's createServer, the one given above.
  if (upgrades) server.on('upgrade', upgrades.upgrade)
  refuseUnparsed(server, onRefused)
  cutUnread(server)
  let isEnding = false
  let hasDrained = false
  server.prependListener('request', (request, response) => {
    // Node then answers with `Connection: close`.
    if (isEnding) response.shouldKeepAlive = false
    // Throws away what still comes of a body that was answered unread, until `requestTimeout`.
    response.once('finish', () => request.resume())
  })

  return {
    async listen({ port, host }) {
      server.listen(port, host)
      await once(server, 'listening')
    },
    async drain(ms, signal) {
      if (!server.listening) return
      isEnding = true
      if (ms === 0) return
      hasDrained = await sleep(ms, true, { signal }).catch(() => false)
    },
    async close() {
      if (!server.listening) return
      isEnding = true
      const closed = once(server, 'close')
      const force = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS)
      const hold = Promise.withResolvers<void>()
      held = hold.promise
      await nobodyConnects(server)
      // Without http's own close, which would end the idle connections at once.
      NetServer.prototype.close.call(server)
      held = undefined
      hold.resolve()
      if (hasDrained) await Promise.race([closed, sleep(LINGER_MS)])
      server.closeIdleConnections()
      // A kept-alive connection is closed only once its running request has been answered.
      const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
      await closed
      // Http's own close then ends its watch for slow connections, which holds the server and its app for ever.
      server.close()
      clearInterval(closeIdle)
      clearTimeout(force)
    },
  }
}

/**
 * Resolves at a moment in which nobody waits to be accepted. The system resets those who do when the
 * socket is closed, and no proxy repeats a POST of theirs; each turn of the event loop accepts one.
 * Requests are held meanwhile, so that turns are short and clients who ask again when they are
 * answered do not come back.
 */
async function nobodyConnects(server: Server) {
  const startedAt = performance.now()
  let lastAt = startedAt
  const see = () => {
    lastAt = performance.now()
  }
  server.on('connection', see)
  for (;;) {
    const turnAt = performance.now()
    await nextLoop()
    const now = performance.now()
    const isQuiet = lastAt < turnAt && now - turnAt < QUIET_TURN_MS
    const isSettled = now - lastAt >= SETTLED_MS || now - startedAt >= SETTLE_MS
    if ((isQuiet && isSettled) || now - startedAt >= HOLD_MS) break
  }
  server.off('connection', see)
}
