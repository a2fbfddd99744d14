import { visitorKey } from '../../platform/http/visitor-key.ts'
import type { Connection } from './connection.ts'
import type { RefusalReason } from './figures.ts'
import type { RealtimeLimits } from './limits.ts'

/** Open sockets, and those being opened, counted in all, by address and by person. */
export function createSockets(limits: RealtimeLimits) {
  const open = new Set<Connection>()
  const byAddress = new Map<string, number>()
  const byPerson = new Map<string, Set<Connection>>()
  let reserved = 0

  function count(address: string, by: 1 | -1) {
    const key = visitorKey(address)
    const now = (byAddress.get(key) ?? 0) + by
    if (now === 0) byAddress.delete(key)
    else byAddress.set(key, now)
    reserved += by
  }

  return {
    open,
    /** Takes a place for a socket; the reason where there is none. Each place is given back with `leave`. */
    enter(address: string): RefusalReason | undefined {
      if (reserved >= limits.sockets) return 'sockets_in_all'
      if ((byAddress.get(visitorKey(address)) ?? 0) >= limits.socketsOfAddress)
        return 'sockets_of_address'
      count(address, 1)
      return undefined
    },
    leave: (address: string) => count(address, -1),
    /** Counts a socket as a person's; false where they have too many others. */
    admitPerson(connection: Connection, personId: string): boolean {
      const own = byPerson.get(personId) ?? new Set()
      if (!own.has(connection) && own.size >= limits.socketsOfPerson) return false
      byPerson.set(personId, own.add(connection))
      return true
    },
    forget(connection: Connection) {
      open.delete(connection)
      for (const [personId, own] of byPerson) {
        if (own.delete(connection) && own.size === 0) byPerson.delete(personId)
      }
    },
  }
}
