import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { describeAccess } from './describe-access.ts'

/** Rights that the migrations make, line by line (`npm run db:schema` writes it). */
const WANTED = join(import.meta.dirname, '../../../../../../supabase/access.txt')

/** Most lines named in a message. */
const NAMED = 10

/** Error for a database that lacks roles, grants or policies; its message names them. */
export class AccessMissingError extends Error {
  override name = 'AccessMissingError'
}

/**
 * Compares the roles, grants and policies of this database with what the migrations make; a restore
 * on a cluster without the roles lacks some. Throws `AccessMissingError` naming them.
 */
export async function requireWholeAccess(db: Pick<Database, 'query'>): Promise<void> {
  const present = new Set(await describeAccess(db))
  const wanted = (await readFile(WANTED, 'utf8')).trimEnd().split('\n')
  const missing = wanted.filter((line) => !present.has(line))
  if (missing.length === 0) return
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

/** Time between two checks that found nothing missing, in milliseconds. */
const CHECK_EVERY_MS = 60_000

/** `requireWholeAccess` for a probe: at most once a minute while nothing is missing. */
export function createAccessProbe(db: Pick<Database, 'query'>): () => Promise<void> {
  let wholeAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - wholeAt < CHECK_EVERY_MS) return
    await requireWholeAccess(db)
    wholeAt = performance.now()
  }
}
