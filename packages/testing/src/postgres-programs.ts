import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** System user for PostgreSQL, which refuses to run as root. */
type User = { uid: number; gid: number }

/** User that runs PostgreSQL: `postgres` for root; undefined: the current one. */
export function postgresUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Runs one of PostgreSQL's programs to its end; throws its output when it fails. */
export function runPostgres(program: string, args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(join(programFolder(), program), args, {
    ...postgresUser(),
    cwd: '/',
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} failed: ${error ?? `${stdout}${stderr}`}`)
}

/**
 * Folder of PostgreSQL's programs: Debian keeps each version's out of the PATH; elsewhere they are
 * on it.
 */
function programFolder(): string {
  const debian = '/usr/lib/postgresql'
  if (!existsSync(debian)) return ''
  const newest = Math.max(...readdirSync(debian).map(Number).filter(Number.isInteger))
  return join(debian, String(newest), 'bin')
}

function idOf(option: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [option, 'postgres'], { encoding: 'utf8' })
  if (status !== 0) throw new Error('There is no user "postgres" to run PostgreSQL as')
  return Number(stdout)
}
