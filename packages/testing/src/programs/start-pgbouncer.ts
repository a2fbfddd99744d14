import { freePort } from '@podium/server/platform/http/free-port'
import { type RunningProgram, startProgram } from './start-program.ts'

export type Pgbouncer = RunningProgram & {
  /** Address of the database by way of the pooler. */
  url: string
}

/** Starts PgBouncer in transaction mode in front of a PostgreSQL that trusts this machine. */
export async function startPgbouncer(
  databaseUrl: string,
  { serverConnections }: { serverConnections: number },
): Promise<Pgbouncer> {
  const { hostname, port: databasePort, username } = new URL(databaseUrl)
  const port = await freePort('127.0.0.1')
  const program = await startProgram({
    name: 'pgbouncer',
    port,
    files: {
      'users.txt': `"${username}" ""\n`,
      'pgbouncer.ini': [
        '[databases]',
        `* = host=${hostname} port=${databasePort} user=${username}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = trust',
        'auth_file = users.txt',
        'pool_mode = transaction',
        `default_pool_size = ${serverConnections}`,
        'max_client_conn = 500',
      ].join('\n'),
    },
    args: () => ['pgbouncer.ini'],
  })
  const url = new URL(databaseUrl)
  url.port = String(port)
  return Object.assign(program, { url: url.href })
}
