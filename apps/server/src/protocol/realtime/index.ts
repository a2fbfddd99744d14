import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Answered } from '../../platform/http/access-log.ts'
import { createFairTurns } from '../../platform/http/fair-turns.ts'
import { visitorKey } from '../../platform/http/visitor-key.ts'
import { admit } from './admit.ts'
import { createBacklog } from './backlog.ts'
import { listenForChanges } from './changes.ts'
import { CLOSE, type Connection, openConnection } from './connection.ts'
import { createFigures } from './figures.ts'
import type { FrameDeps } from './handle-frame.ts'
import { type Greeting, isRealtime } from './handshake.ts'
import { joinTurns } from './join-turns.ts'
import { REALTIME_LIMITS, type RealtimeLimits } from './limits.ts'
import { resolveBindings } from './resolve-bindings.ts'
import { createSockets } from './sockets.ts'
import { createSubscriptions } from './subscriptions.ts'
import { takeFrames } from './take-frames.ts'
import { takeUpgrades } from './take-upgrades.ts'

/** Pause between two looks at tokens and silent sockets, in milliseconds. */
const CHECK_EVERY_MS = 1000

type RealtimeDeps = {
  db: Database
  /** Claims of a token. Throws `AppError`. */
  verifyToken(token: string): Promise<Claims>
  logger: Logger
  /** Number of our own proxies in front. */
  trustProxy: number
  limits?: Partial<RealtimeLimits>
}

/** Figures of one moment; counters are since the start. */
type RealtimeFigures = {
  /** Sockets with a joined channel, and without. */
  sockets: { joined: number; waiting: number }
  channels: number
  /** Sockets that were opened, and messages sent. */
  opened: number
  sent: number
  refused: Readonly<Record<string, number>>
  /** Channels told to join again, by reason. */
  lost: Readonly<Record<string, number>>
  /** Time the oldest change has waited to be sent, in seconds. */
  oldestS: number
}

export type Realtime = {
  /** Whether a request for an upgrade is for this service. */
  isMine(request: IncomingMessage): boolean
  /** Takes over the connection of such a request. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends the channels of a session that has ended. */
  endSession(id: string): void
  figures(): RealtimeFigures
  /** Calls back with each request for a socket that is answered: 101, or why there is none. */
  onAnswered(listener: (answered: Answered) => void): void
  /** Calls back with the age of each change that is sent, in seconds. */
  onSent(listener: (ageS: number) => void): void
  /** Refuses new sockets and closes those that are open, so that clients connect elsewhere; takes 2 s at most. */
  closeSockets(): Promise<void>
  /** Stops listening for changes. */
  close(): Promise<void>
}

/** Realtime service: Supabase Realtime's protocol over WebSockets, with changes of published tables. */
export async function createRealtime(deps: RealtimeDeps): Promise<Realtime> {
  const { db, verifyToken, logger, trustProxy } = deps
  const limits = { ...REALTIME_LIMITS, ...deps.limits }
  const subscriptions = createSubscriptions()
  const sockets = createSockets(limits)
  const figures = createFigures()
  const backlog = createBacklog(limits.allUnsentBytes)
  const turns = createFairTurns(joinTurns(db))
  const tokens = new WeakMap<Connection, string>()
  let lastId = 0
  let isClosing = false
  let hearAge: (ageS: number) => void = () => {}
  let hearAnswer: (answered: Answered) => void = () => {}
  const changes = await listenForChanges({
    db,
    verifyToken,
    subscriptions,
    limits,
    figures,
    logger,
    onSent: (ageS) => hearAge(ageS),
  })
  const frameDeps = {
    verifyToken,
    subscriptions,
    limits,
    waitingBytes: createBacklog(limits.allWaitingBytes),
    figures,
    logger,
    tokenOf: (connection: Connection) => tokens.get(connection) ?? '',
    admit: (connection, wanted) => admit({ sockets, subscriptions, limits }, connection, wanted),
    resolve(connection, bindings, identity) {
      const address = visitorKey(connection.address)
      const asker = { address, person: identity.claims.sub ?? address }
      return turns.inTurn(asker, () => resolveBindings(db, bindings, identity))
    },
    nextId() {
      lastId += 1
      return lastId
    },
  } satisfies FrameDeps

  function open(socket: WebSocket, address: string, { version, token }: Greeting) {
    const connection = openConnection({
      socket,
      address,
      version,
      limits,
      figures,
      backlog,
      onFrame: (frame, bytes) => take(frame, bytes),
      onClose() {
        sockets.forget(connection)
        sockets.leave(address)
      },
    })
    const take = takeFrames(frameDeps, connection)
    tokens.set(connection, token)
    sockets.open.add(connection)
  }

  const upgrade = takeUpgrades({
    verifyToken,
    trustProxy,
    limits,
    sockets,
    figures,
    logger,
    isClosing: () => isClosing,
    onAnswered: (answered) => hearAnswer(answered),
    open,
  })

  function check() {
    const now = Date.now() / 1000
    for (const connection of sockets.open) {
      for (const channel of [...connection.channels.values()]) {
        const { exp } = channel.identity.claims
        if (typeof exp === 'number' && exp <= now) channel.end('Token has expired')
      }
      connection.check()
    }
  }
  const timer = setInterval(check, CHECK_EVERY_MS).unref()

  return {
    isMine: isRealtime,
    upgrade,
    endSession(id) {
      for (const connection of sockets.open) {
        for (const channel of [...connection.channels.values()]) {
          if (channel.identity.claims.session_id === id) channel.end('The session has ended')
        }
      }
    },
    figures() {
      const all = [...sockets.open]
      const joined = all.filter(({ channels }) => channels.size > 0).length
      return {
        sockets: { joined, waiting: all.length - joined },
        channels: all.reduce((sum, { channels }) => sum + channels.size, 0),
        opened: figures.opened(),
        sent: figures.sent(),
        refused: figures.refused(),
        lost: figures.lost(),
        oldestS: changes.oldestS(),
      }
    },
    onAnswered(listener) {
      hearAnswer = listener
    },
    onSent(listener) {
      hearAge = listener
    },
    async closeSockets() {
      isClosing = true
      for (const connection of sockets.open)
        connection.close(CLOSE.goingAway, 'The server is stopping')
      const until = performance.now() + limits.farewellMs
      while (sockets.open.size > 0 && performance.now() < until) await sleep(20)
      for (const connection of sockets.open) connection.terminate()
    },
    async close() {
      clearInterval(timer)
      await changes.stop()
    },
  }
}
