import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgres } from '../db/open-postgres.ts'
import { reasonOf } from '../log/reason-of.ts'
import { withBackupClient } from './backup-client.ts'
import type { BackupEngine } from './backup-engine.ts'
import { BackupError } from './backup-error.ts'
import { type Ask, countRows, readSnapshot } from './read-snapshot.ts'
import { runProgram } from './run-program.ts'

/** Migration that makes the roles, which no dump holds. */
const ROLES = migration('20260101000000_roles.sql')
/** Migration of the roles' time limits, which belong to the cluster as the roles do. */
const LIMITS = migration('20261121000000_statement_limits.sql')
/** Migration of the default privileges, which a dump holds for the role it was made by. */
const GRANTS = migration('20260101000050_grants.sql')

/** Longest statement in a restored database, a count of its rows, in milliseconds. */
const COUNT_LIMIT_MS = 24 * 60 * 60_000

/** Longest removal of what killed backups left, in milliseconds. */
const CLEAR_LIMIT_MS = 10 * 60_000

/** PostgreSQL by its own programs, `pg_dump` and `pg_restore`, and a snapshot they share with us. */
export function createPostgresEngine(databaseUrl: string): BackupEngine {
  return {
    engine: 'postgres',

    dump: ({ file, signal }) =>
      connected(
        databaseUrl,
        async (ask) => {
          await requireMayCompare(ask)
          await ask('set idle_in_transaction_session_timeout = 0')
          await ask('begin isolation level repeatable read, read only')
          const [exported] = await ask('select pg_export_snapshot() as id')
          const snapshot = await readSnapshot(ask)
          const how = ['--format=custom', '--no-unlogged-table-data', `--snapshot=${exported?.id}`]
          await runProgram('pg_dump', [...how, `--file=${file}`], { databaseUrl, signal })
          return snapshot
        },
        signal,
      ),

    async tryRestore({ file, signal }, use) {
      return connected(
        databaseUrl,
        async (hold) => {
          const name = `${await checkPrefix(hold)}${randomBytes(6).toString('hex')}`
          const place = new URL(databaseUrl)
          place.pathname = `/${name}`
          // Ends with this process: the sign that the database is still in use.
          await hold(`select pg_advisory_lock(${lockOf(name)})`)
          await hold(`create database ${name} template template0`)
          try {
            await restoreInto(place.href, signal ? { file, signal } : { file })
            const db = openPostgres({ databaseUrl: place.href, statementLimitMs: COUNT_LIMIT_MS })
            signal?.addEventListener('abort', db.cut)
            return await use(db).finally(db.close)
          } finally {
            await connected(databaseUrl, (ask) => ask(`drop database ${name} with (force)`))
          }
        },
        signal,
      )
    },

    removeLeftovers: () =>
      connected(
        databaseUrl,
        async (ask) => {
          const prefix = await checkPrefix(ask)
          const found = await ask(
            `select datname as name from pg_database where starts_with(datname, '${prefix}')`,
          )
          for (const name of found.map((row) => String(row.name))) {
            const [lock] = await ask(`select pg_try_advisory_lock(${lockOf(name)}) as is_free`)
            if (lock?.is_free === true) await ask(`drop database if exists ${name} with (force)`)
          }
        },
        AbortSignal.timeout(CLEAR_LIMIT_MS),
      ),

    requireEmpty: () => connected(databaseUrl, requireNoTables),

    async restore(file, use) {
      await connected(databaseUrl, async (ask) => {
        await requireNoTables(ask)
        await ask('drop schema if exists podium cascade')
      })
      await restoreInto(databaseUrl, { file })
      const db = openPostgres({ databaseUrl, statementLimitMs: COUNT_LIMIT_MS })
      try {
        return await use(db).finally(db.close)
      } catch (cause) {
        throw new BackupError(
          `The database of DATABASE_URL was restored, then this failed: ${reasonOf(cause)} Drop it, create it again and restore again.`,
          { cause },
        )
      }
    },
  }
}

/** Throws `BackupError` for a database with tables; those of migrations of which none has run yet do not count. */
async function requireNoTables(ask: Ask) {
  const rows = Object.entries(await countRows(ask))
  const tables = rows.filter(([name, count]) => count > 0 || !name.startsWith('podium.'))
  if (tables.length === 0) return
  const names = tables.slice(0, 3).map(([name]) => name)
  throw new BackupError(
    `The database of DATABASE_URL has tables (${names.join(', ')}, …): restore into an empty one.`,
  )
}

/**
 * Begin of the names of databases in which backups of this one are compared; another Podium of the
 * same cluster has its own.
 */
async function checkPrefix(ask: Ask): Promise<string> {
  const [row] = await ask('select oid from pg_database where datname = current_database()')
  return `podium_check_${row?.oid}_`
}

const lockOf = (name: string) => `hashtextextended('${name}', 0)`

type Restoring = { file: string; signal?: AbortSignal }

/**
 * Restores a dump, all of it or nothing, into an empty database of this or another cluster. Everything
 * then belongs to the connecting role; roles of requests are made when they are missing, with their time limits.
 */
async function restoreInto(databaseUrl: string, { file, signal }: Restoring) {
  const options = signal ? { signal } : {}
  await connected(databaseUrl, async (ask) => ask(await readFile(ROLES, 'utf8')), signal)
  const contents = await runProgram('pg_restore', ['--list', file], options)
  const list = `${file}.list`
  // Default privileges name the role that made the dump, which may not exist here.
  const kept = contents.split('\n').filter((line) => !line.includes(' DEFAULT ACL '))
  await writeFile(list, kept.join('\n'))
  const how = ['--no-owner', '--single-transaction', '--exit-on-error', `--use-list=${list}`]
  await runProgram('pg_restore', [...how, file], { databaseUrl, ...options })
  await connected(databaseUrl, async (ask) => ask(await readFile(GRANTS, 'utf8')), signal)
  await connected(databaseUrl, limitNewRoles, signal)
}

/** Gives roles of requests their time limits in a cluster where they have none; others stay as they are. */
async function limitNewRoles(ask: Ask) {
  const unlimited = await ask(
    `select from pg_roles where rolname in ('anon', 'authenticated')
       and not exists (select from unnest(rolconfig) setting where setting like 'statement_timeout=%')`,
  )
  if (unlimited.length > 0) await ask(await readFile(LIMITS, 'utf8'))
}

/** Throws `BackupError` for a role that cannot make the database a backup is compared in. */
async function requireMayCompare(ask: Ask) {
  const [role] = await ask(
    `select rolcreatedb or rolsuper as may, quote_ident(rolname) as name from pg_roles where rolname = current_user`,
  )
  if (role?.may === true) return
  throw new BackupError(
    `A backup is compared in a database made for it, which the role of DATABASE_URL may not make. As a superuser: alter role ${role?.name} createdb;`,
  )
}

/** Runs `work` on a connection of its own, which `signal` ends. */
const connected = <T>(
  databaseUrl: string,
  work: (ask: Ask) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> =>
  withBackupClient({ databaseUrl, name: 'podium backup', signal }, (client) =>
    work(async (text) => (await client.query(text)).rows),
  )

function migration(file: string): string {
  return join(import.meta.dirname, '..', 'db', 'schema', file)
}
