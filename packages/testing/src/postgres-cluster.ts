import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@podium/server/platform/http/free-port'
import { postgresUser, runPostgres } from './postgres-programs.ts'

/**
 * Settings without durability: tests may lose their data when the machine goes down, so nothing
 * waits for the disk.
 */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
  lc_messages: languageOfMessages(),
}

/**
 * Locale of the messages: French, because errors must not depend on the language of a database; the
 * embedded engine speaks English. Warns where the machine has no French (`npm test` installs it).
 */
function languageOfMessages(): string {
  const { stdout } = spawnSync('locale', ['-a'], { encoding: 'utf8' })
  const french = /^fr_FR\.utf-?8$/im.exec(stdout ?? '')?.[0]
  if (french) return french
  process.stderr.write(
    '✘ PostgreSQL speaks English in these tests: the locale fr_FR.UTF-8 is missing.\n',
  )
  return 'C'
}

export type PostgresCluster = {
  /** URL of one of its databases, as superuser. */
  urlOf(database: string): string
  stop(): void
}

/** PostgreSQL of its own on a free port, its files in a temporary folder. Takes about 2 s. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const home = mkdtempSync(join(tmpdir(), 'podium-postgres-'))
  const user = postgresUser()
  if (user) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  const port = await freePort('127.0.0.1')
  const options = Object.entries({
    ...SETTINGS,
    port: String(port),
    unix_socket_directories: home,
  }).map(([name, value]) => `-c ${name}=${value}`)

  runPostgres('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  runPostgres('pg_ctl', [
    'start',
    '-w',
    '-D',
    data,
    '-l',
    join(home, 'log'),
    '-o',
    options.join(' '),
  ])
  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop() {
      runPostgres('pg_ctl', ['stop', '-D', data, '-m', 'immediate'])
      rmSync(home, { recursive: true, force: true })
    },
  }
}
