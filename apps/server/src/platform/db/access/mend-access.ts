import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '../../log/reason-of.ts'
import type { PoolDatabase } from '../pool-database.ts'
import { accessStatements } from './access-statements.ts'
import { type AccessComparison, compareAccess, wantedAccess } from './compare-access.ts'
import { describeAccess } from './describe-access.ts'

const SCHEMA = join(import.meta.dirname, '..', 'schema')
/** Migrations that make the roles with their memberships, and their time limits; both may run again. */
const ROLES = join(SCHEMA, '20260101000000_roles.sql')
const LIMITS = join(SCHEMA, '20261121000000_statement_limits.sql')

export type MendReport = {
  /** Lines of what was missing and is there again. */
  mended: string[]
  /** Statements that were refused, each with the reason. */
  refused: string[]
  /** Rest that is still missing or different. */
  left: AccessComparison
}

/**
 * Makes again the roles, grants, row security and policies of the migrations that a database lacks, and
 * gives policies with another rule theirs. Takes nothing away, and makes no table, function, view or
 * trigger. Whatever is refused leaves the others done.
 */
export async function mendAccess(db: PoolDatabase): Promise<MendReport> {
  const refused: string[] = []
  const attempt = (what: string, work: Promise<unknown>) =>
    work.catch((error: unknown) => refused.push(`${what}: ${reasonOf(error)}`))
  const runFile = async (file: string) => {
    const text = await readFile(file, 'utf8')
    await db.withClient((client) => client.query(text))
  }
  const wanted = await wantedAccess()
  const before = await lackedOf(wanted, db)

  if (before.some((line) => /^(role|membership of the server) /.test(line))) {
    await attempt('roles', runFile(ROLES))
  }
  if (before.some((line) => line.startsWith('time limit of '))) {
    await attempt('time limits', runFile(LIMITS))
  }
  for (const statements of accessStatements(before, wanted)) {
    const run = db.transaction(async (tx) => {
      // The rules of policies name what is in `public` without its schema.
      await tx.query('set local search_path = public')
      for (const statement of statements) await tx.query(statement)
    })
    await attempt(statements.at(-1) ?? '', run)
  }
  const after = new Set(await lackedOf(wanted, db))
  return {
    mended: before.filter((line) => !after.has(line)),
    refused,
    left: await compareAccess(db),
  }
}

/** Wanted lines that are not true of a database, but for definitions, which have no wording. */
async function lackedOf(wanted: readonly string[], db: PoolDatabase): Promise<string[]> {
  const present = new Set(await describeAccess(db))
  return wanted.filter((line) => !present.has(line) && !line.startsWith('definition of '))
}
