import { runner } from 'node-pg-migrate'
import type { ClientBase } from 'pg'
import { type Logger, pino } from 'pino'
import { hashMigrations, MIGRATION_SETS } from './migration-files.ts'
import { OtherBuildError } from './other-build-error.ts'
import type { PoolDatabase } from './pool-database.ts'

const SCHEMA = 'podium'

/**
 * Longest wait for a lock: a migration that waits for a table holds up everybody behind it, so it
 * gives up and the start fails.
 */
const LOCK_TIMEOUT = '3s'

/**
 * Migrates the database to this version, each migration in a transaction of its own. Instances that
 * start together take turns. Throws `OtherBuildError`, or on the first refused statement; migrations
 * applied before it stay.
 */
export async function migrate(db: PoolDatabase, logger: Logger = pino({ enabled: false })) {
  await db.withClient(async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('podium migrations'))`)
    try {
      await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
      await client.query(`create schema if not exists ${SCHEMA}`)
      await client.query(
        `create table if not exists ${SCHEMA}.migration_hashes (file text primary key, sha256 text not null)`,
      )
      for (const set of MIGRATION_SETS) await runSet(client, set, logger)
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      await client.query('reset lock_timeout')
      await client.query(`select pg_advisory_unlock(hashtext('podium migrations'))`)
    }
  })
}

async function runSet(
  client: ClientBase,
  { dir, table }: (typeof MIGRATION_SETS)[number],
  logger: Logger,
) {
  const hashes = await hashMigrations(dir)
  await requireSameHistory(client, hashes)
  await runner({
    dbClient: client,
    dir,
    direction: 'up',
    migrationsSchema: SCHEMA,
    migrationsTable: table,
    noLock: true,
    logger: {
      info: () => {},
      warn: (message) => logger.warn(message),
      error: (message) => logger.error(message),
    },
  })
  await client.query(
    `insert into ${SCHEMA}.migration_hashes select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [[...hashes.keys()], [...hashes.values()]],
  )
}

/**
 * Throws `OtherBuildError` where an applied migration has changed, or a new one comes before an
 * applied one: databases would differ without anybody knowing. Migrations of a newer version are
 * none of its business.
 */
async function requireSameHistory(client: ClientBase, hashes: Map<string, string>) {
  const { rows } = await client.query<{ file: string; sha256: string }>(
    `select file, sha256 from ${SCHEMA}.migration_hashes`,
  )
  const applied = new Map(rows.map(({ file, sha256 }) => [file, sha256]))
  const files = [...hashes.keys()]
  const last = files.findLast((file) => applied.has(file)) ?? ''
  const different = files.filter((file) =>
    applied.has(file) ? applied.get(file) !== hashes.get(file) : file < last,
  )
  if (different.length > 0) throw new OtherBuildError(different)
}
