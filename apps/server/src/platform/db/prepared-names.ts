import type { PoolClient } from 'pg'
import type { Statement } from './database.ts'
import type { PreparedNames } from './flush.ts'

/**
 * Most prepared statements of a connection: they cost memory in the database, and anybody can
 * invent request shapes.
 */
const MAX_NAMES = 1000

const namesOf = new WeakMap<PoolClient, PreparedNames>()

/** Prepared statements of a connection. Throws when one name would stand for two texts. */
export function preparedNames(client: PoolClient, statements: readonly Statement[]): PreparedNames {
  const names: PreparedNames = namesOf.get(client) ?? new Map()
  namesOf.set(client, names)
  for (const { name, text } of statements) {
    if (name !== undefined && (names.get(name)?.text ?? text) !== text) {
      throw new Error(`Two statements are named '${name}'`)
    }
  }
  return names
}

/**
 * Whether a connection has too many prepared statements; it is then closed after use, and the next
 * one starts empty.
 */
export const hasTooManyNames = (client: PoolClient) => (namesOf.get(client)?.size ?? 0) > MAX_NAMES
