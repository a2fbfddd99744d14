import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BackupError } from './backup-error.ts'

/** Most characters of a program's complaint that are repeated. */
const COMPLAINT_CHARS = 2000

/** Runs one of PostgreSQL's programs to its end. Throws `BackupError` with what it said. */
export async function runProgram(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  { databaseUrl, signal }: { databaseUrl?: string; signal?: AbortSignal } = {},
): Promise<string> {
  const { place, env } = connection(databaseUrl)
  const child = spawn(program, [...place, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  const output: Buffer[] = []
  const complaint: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => complaint.push(chunk))
  const [code] = await once(child, 'close').catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new BackupError(
        `${program} is missing: install PostgreSQL’s client programs (on Debian postgresql-client) of the server’s version or newer.`,
      )
    }
    throw cause
  })
  if (code === 0) return Buffer.concat(output).toString()
  const said = Buffer.concat(complaint).toString().slice(0, COMPLAINT_CHARS).trim()
  throw new BackupError(`${program} failed: ${said}`)
}

/** The database for libpq: its address without the password, which other users of the machine could read. */
function connection(databaseUrl: string | undefined) {
  if (databaseUrl === undefined) return { place: [], env: {} }
  const url = new URL(databaseUrl)
  // The driver, too, prefers that of the query.
  const password = url.searchParams.get('password') || decodeURIComponent(url.password)
  url.password = ''
  url.searchParams.delete('password')
  return {
    place: [`--dbname=${url.href}`],
    env: password === '' ? {} : { PGPASSWORD: password },
  }
}
