import pg from 'pg'
import { hangUp } from './wire.ts'

/**
 * Client class of a pool that knows its connections, opening ones included, so that all of them can
 * be ended at once.
 */
export function trackClients() {
  const clients = new Set<pg.Client>()
  let isCut = false

  class TrackedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      clients.add(this)
      this.once('end', () => clients.delete(this))
      // By then it tries to connect, which this ends.
      if (isCut) setImmediate(() => hangUp(this, new Error(CUT)))
    }
  }

  return {
    Client: TrackedClient,
    /** Ends every connection, now and from now on; what waits for one fails at once. */
    cut() {
      isCut = true
      for (const client of clients) hangUp(client, new Error(CUT))
    },
  }
}

const CUT = 'The server is stopping and waits no longer for the database'
