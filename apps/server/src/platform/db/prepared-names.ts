import type { PoolClient } from 'pg'
import type { Statement } from './database.ts'
import type { PreparedNames } from './flush.ts'

/** Prepared statements cost memory in the database and anybody can invent request shapes. */
const MAX_NAMES = 1000

const namesOf = new WeakMap<PoolClient, PreparedNames>()

/** What is prepared on a connection. Throws when one name would stand for two texts. */
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

/** A connection with too many prepared statements is closed after use; the next one starts empty. */
export const hasTooManyNames = (client: PoolClient) => (namesOf.get(client)?.size ?? 0) > MAX_NAMES
