import { visitorKey } from '../../platform/http/visitor-key.ts'
import type { Connection } from './connection.ts'
import type { RealtimeLimits } from './limits.ts'
import { Refusal } from './refusal.ts'
import type { createSockets } from './sockets.ts'
import type { Identity } from './subscription.ts'
import type { Subscriptions } from './subscriptions.ts'

type AdmitDeps = {
  sockets: Pick<ReturnType<typeof createSockets>, 'admitPerson'>
  subscriptions: Pick<Subscriptions, 'countOf'>
  limits: Pick<RealtimeLimits, 'subscriptionsOfPerson'>
}

/**
 * Person as whom a channel of a socket hears so many kinds of changes more; a visitor is their address. Throws
 * `Refusal` where they have too many sockets or subscriptions.
 */
export function admit(
  { sockets, subscriptions, limits }: AdmitDeps,
  connection: Connection,
  { identity: { claims }, count }: { identity: Identity; count: number },
): string {
  const { sub } = claims
  if (sub !== undefined && !sockets.admitPerson(connection, sub)) {
    throw new Refusal('sockets_of_person', 'Too many connected sockets of one person')
  }
  const person = sub ?? visitorKey(connection.address)
  const most = limits.subscriptionsOfPerson
  if (subscriptions.countOf(person) + count > most) {
    throw new Refusal(
      'subscriptions_of_person',
      `A person listens to ${most} kinds of changes at most`,
    )
  }
  return person
}
