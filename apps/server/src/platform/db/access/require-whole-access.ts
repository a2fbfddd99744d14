import type { Database } from '../database.ts'
import { compareAccess } from './compare-access.ts'

/** Most lines named in a message. */
const NAMED = 10

/** Error for a database that lacks roles, grants or policies; its message names them. */
export class AccessMissingError extends Error {
  override name = 'AccessMissingError'
}

/**
 * Compares what requests may do in this database with what the migrations make of it. Throws
 * `AccessMissingError` for what is missing, as after a restore on a cluster without the roles;
 * returns the rights and policies that are there besides, or say something else.
 */
export async function requireWholeAccess(db: Pick<Database, 'query'>): Promise<string[]> {
  const { missing, different } = await compareAccess(db)
  if (missing.length === 0) return different
  const more = missing.length > NAMED ? `\n  and ${missing.length - NAMED} more` : ''
  throw new AccessMissingError(
    `The database lacks what the migrations made in it:\n${missing
      .slice(0, NAMED)
      .map((line) => `  - ${line}`)
      .join(
        '\n',
      )}${more}\nIt may come from a dump without its roles: restore it with npm run restore.`,
  )
}
