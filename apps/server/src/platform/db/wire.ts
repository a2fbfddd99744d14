import type { Duplex } from 'node:stream'
import type { ClientBase } from 'pg'

/**
 * Fields of the driver's client that its types leave out: what PostgreSQL calls this connection, its
 * address, and its stream (driver-contract.db.test.ts holds them).
 */
type Wire = {
  processID: number
  secretKey: number
  host: string
  port: number
  connection: { stream: Duplex }
}

export const wireOf = (client: ClientBase) => client as ClientBase & Wire

/**
 * Ends a connection at once, without a goodbye that nobody might read; what runs on it fails with
 * `reason`.
 */
export const hangUp = (client: ClientBase, reason?: Error) =>
  void wireOf(client).connection.stream.destroy(reason)
