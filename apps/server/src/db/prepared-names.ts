import type { PoolClient } from 'pg'
import type { Statement } from './database.ts'

/** Prepared statements cost memory in the database and anybody can invent request shapes. */
const MAX_NAMES = 1000

const namesOf = new WeakMap<PoolClient, Map<string, string>>()

/**
 * Notes the statement's name for this connection. Throws when one name stands for two texts: the driver
 * would refuse only this statement, and the batch around it would still commit.
 */
export function notePreparedName(client: PoolClient, { name, text }: Statement) {
  if (name === undefined) return
  const names = namesOf.get(client) ?? new Map<string, string>()
  if ((names.get(name) ?? text) !== text) throw new Error(`Two statements are named '${name}'`)
  namesOf.set(client, names.set(name, text))
}

/** A connection with too many prepared statements is closed after use; the next one starts empty. */
export const hasTooManyNames = (client: PoolClient) => (namesOf.get(client)?.size ?? 0) > MAX_NAMES
