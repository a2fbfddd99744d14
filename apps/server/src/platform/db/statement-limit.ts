import type { PoolClient } from 'pg'
import { hangUp } from './wire.ts'

export type StatementLimit = {
  /**
   * Passes a statement's outcome on; one without an answer within the limit fails, and its
   * connection is ended.
   */
  watch<T>(running: Promise<T>, options: { client: PoolClient }): Promise<T>
  /** Notes that an answered connection goes back to the pool. */
  returned(client: PoolClient): void
  /**
   * Whether a pooled connection has said nothing since before one fell silent: probably it is as
   * dead, and asking it would cost another limit.
   */
  isSuspect(client: PoolClient): boolean
  /**
   * Asks a connection that was idle for a while whether it lives, ahead of its next statement: the
   * answer comes at once, however long the statement takes, so a dead one is known much earlier.
   */
  askIdle(client: PoolClient): void
}

const IDLE_MS = 1000
/** Longest wait for the answer of a connection that was idle, in milliseconds. */
const LIVES_WITHIN_MS = 4000

/**
 * Deadline of statements on our side. A network that loses a connection without closing it (a
 * failover, a forgotten NAT entry, a frozen host) leaves the socket open and silent, and
 * PostgreSQL's own limits are of no use then.
 */
export function limitStatements(
  limitMs: number,
  cancel: (client: PoolClient) => Promise<void>,
): StatementLimit {
  const returnedAt = new WeakMap<PoolClient, number>()
  /** Time of sending of the last statement that got no answer. */
  let silentSince = Number.NEGATIVE_INFINITY

  function giveUp(client: PoolClient, sentAt: number, withinMs: number) {
    silentSince = Math.max(silentSince, sentAt)
    // Where the network works, it is the statement that is slow: nobody waits for it any more.
    void cancel(client).catch(() => {})
    hangUp(client, new Error(`PostgreSQL has not answered for ${withinMs} ms`))
  }

  async function within<T>(withinMs: number, client: PoolClient, running: Promise<T>): Promise<T> {
    const sentAt = performance.now()
    let late: NodeJS.Immediate | undefined
    const timer = setTimeout(() => {
      // An answer that came while this thread was busy is read before the immediate runs.
      late = setImmediate(giveUp, client, sentAt, withinMs)
    }, withinMs)
    try {
      return await running
    } finally {
      clearTimeout(timer)
      clearImmediate(late)
    }
  }

  return {
    watch: (running, { client }) => within(limitMs, client, running),
    askIdle(client) {
      if (performance.now() - (returnedAt.get(client) ?? Number.POSITIVE_INFINITY) < IDLE_MS) return
      const livesWithinMs = Math.min(LIVES_WITHIN_MS, limitMs)
      within(livesWithinMs, client, client.query('select 1')).catch(() => {})
    },
    returned: (client) => void returnedAt.set(client, performance.now()),
    isSuspect: (client) => (returnedAt.get(client) ?? Number.POSITIVE_INFINITY) <= silentSince,
  }
}
