import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from '../../once.ts'
import type { Database } from '../database.ts'
import { hashMigrations, MIGRATION_SETS } from '../migration-files.ts'
import { describeAccess } from './describe-access.ts'

/** Rights that the migrations make, line by line (`npm run db:schema` writes it). */
const WANTED = join(import.meta.dirname, '../../../../../../supabase/access.txt')

/** Lines of what the server itself may do, and of what only holds requests back. */
const OPENS_NOTHING = /^(ownership of|membership of the server|row security on|time limit of) /
const IS_RULE = /^rule of policy /
/** Function, view, trigger, column, constraint or index with the MD5 of what it is. */
const DEFINITION = /^(definition of .*): [0-9a-f]{32}$/

export type AccessComparison = {
  /** Roles, rights and policies that requests need and this database lacks. */
  missing: string[]
  /**
   * Rights, policies, functions, views, triggers, columns, constraints and indexes beyond those of the
   * migrations or other than they are there, and of all but rights and policies those that lack. Empty
   * for a database that a newer version has migrated, whose rights are unknown here.
   */
  different: string[]
}

/** Compares what requests may do in this database with what the migrations make of it. */
export async function compareAccess(db: Pick<Database, 'query'>): Promise<AccessComparison> {
  const present = await describeAccess(db)
  const [wanted, known] = await Promise.all([wantedAccess(), knownMigrations()])
  const isPresent = new Set(present)
  const isWanted = new Set(wanted)
  const besides = present.filter((line) => !isWanted.has(line) && !OPENS_NOTHING.test(line))
  const absent = wanted.filter((line) => !isPresent.has(line) && !IS_RULE.test(line))
  const different = [
    ...new Set([...besides, ...absent.filter(isDefinition)].map(withoutHash)),
  ].sort()
  return {
    missing: absent.filter((line) => !isDefinition(line)),
    different: different.length > 0 && (await isOfNewerVersion(db, known)) ? [] : different,
  }
}

/** Lines of `describeAccess` for a database as the migrations make it. */
export const wantedAccess = once(
  async (): Promise<readonly string[]> => (await readFile(WANTED, 'utf8')).trimEnd().split('\n'),
)

/** Names of the migrations of this version. */
const knownMigrations = once(async (): Promise<ReadonlySet<string>> => {
  const sets = await Promise.all(MIGRATION_SETS.map(({ dir }) => hashMigrations(dir)))
  return new Set(sets.flatMap((hashes) => [...hashes.keys()]))
})

const isDefinition = (line: string) => DEFINITION.test(line)

const withoutHash = (line: string) => line.replace(DEFINITION, '$1')

/** Whether migrations have run on this database that this version does not have. */
async function isOfNewerVersion(
  db: Pick<Database, 'query'>,
  known: ReadonlySet<string>,
): Promise<boolean> {
  const ran = await db.query<{ file: string }>('select file from podium.migration_hashes')
  return ran.some(({ file }) => !known.has(file))
}
