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
}

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
  /** When the last statement was sent that got no answer. */
  let silentSince = Number.NEGATIVE_INFINITY

  function giveUp(client: PoolClient, sentAt: number) {
    silentSince = Math.max(silentSince, sentAt)
    // Where the network works, it is the statement that is slow: nobody waits for it any more.
    void cancel(client).catch(() => {})
    hangUp(client, new Error(`PostgreSQL has not answered for ${limitMs} ms`))
  }

  return {
    async watch(running, { client }) {
      const sentAt = performance.now()
      let late: NodeJS.Immediate | undefined
      const timer = setTimeout(() => {
        // An answer that came while this thread was busy is read before the immediate runs.
        late = setImmediate(giveUp, client, sentAt)
      }, limitMs)
      try {
        return await running
      } finally {
        clearTimeout(timer)
        clearImmediate(late)
      }
    },
    returned: (client) => void returnedAt.set(client, performance.now()),
    isSuspect: (client) => (returnedAt.get(client) ?? Number.POSITIVE_INFINITY) <= silentSince,
  }
}
