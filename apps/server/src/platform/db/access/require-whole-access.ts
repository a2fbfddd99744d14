import type { Database } from '../database.ts'
import { compareAccess } from './compare-access.ts'

/** Most lines named in a message. */
const NAMED = 10

/** Error for a database that lacks roles, grants or policies; its message names them. */
export class AccessMissingError extends Error {
  override name = 'AccessMissingError'

  constructor(missing: readonly string[]) {
    const named = missing.slice(0, NAMED).map((line) => `  - ${line}\n`)
    const more = missing.length > NAMED ? `  and ${missing.length - NAMED} more\n` : ''
    super(
      `The database lacks what the migrations made in it:\n${named.join('')}${more}` +
        'npm run rights -- mend makes it anew.',
    )
  }
}

/**
 * Compares what requests may do in this database with what the migrations make of it. Throws
 * `AccessMissingError` for what is missing, as after a restore on a cluster without the roles;
 * returns what is there besides, or says something else.
 */
export async function requireWholeAccess(db: Pick<Database, 'query'>): Promise<string[]> {
  const { missing, different } = await compareAccess(db)
  if (missing.length > 0) throw new AccessMissingError(missing)
  return different
}
