import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'

/** Ports of a connection, as this process sees them. */
type Ports = Pick<Socket, 'localPort' | 'remotePort'>

/** Tables of the system's TCP connections, where it is Linux (proc_pid_net(5)). */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']
const LISTENING = '0A'

/**
 * Id of the user whose process is at the other end of a connection that begins on this machine. Undefined where no
 * such connection is found; null on systems that do not tell.
 */
export function peerUser({ localPort, remotePort }: Ports): number | undefined | null {
  let isTold = false
  for (const table of TABLES) {
    const rows = linesOf(table)
    if (rows === undefined) continue
    isTold = true
    for (const row of rows) {
      // sl, local address:port, remote address:port, state, queues, timer, retransmits, user
      const [, local = '', remote = '', state, , , , user] = row.trim().split(/\s+/)
      if (state === LISTENING || portOf(local) !== remotePort) continue
      if (portOf(remote) === localPort) return Number(user)
    }
  }
  return isTold ? undefined : null
}

const portOf = (address: string) => Number.parseInt(address.slice(address.lastIndexOf(':') + 1), 16)

function linesOf(table: string): string[] | undefined {
  try {
    return readFileSync(table, 'latin1').split('\n').slice(1)
  } catch {
    return undefined // Not Linux, or without IPv6.
  }
}

/** Ids of people's accounts; services have lower ones, and `nobody` the next. */
const PEOPLE = { from: 1_000, until: 65_534 }

const known = new WeakMap<Ports, boolean>()

/**
 * Whether a connection from this machine may be a person's: of the user who runs this server, or, where that is root,
 * of any person. A proxy that the system runs has a user of its own. True on systems that do not tell.
 */
export function isOfAPerson(socket: Ports): boolean {
  const found = known.get(socket) ?? isPersons(peerUser(socket))
  known.set(socket, found)
  return found
}

function isPersons(user: number | undefined | null): boolean {
  const own = process.getuid?.()
  if (user === null || own === undefined) return true
  if (user === own) return true
  return own === 0 && user !== undefined && user >= PEOPLE.from && user < PEOPLE.until
}
