import type { Database } from '../../../platform/db/database.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import { count, countSoFar } from '../requests/counters.ts'
import { isKnownNetwork } from '../requests/is-known-network.ts'

/** Failures in a day before tries have to wait, of one network and of all unknown ones together. */
const FREE = { ofNetwork: 5, ofUnknown: 20 }
const DAY_S = 24 * 60 * 60
/** Longest wait between two tries, in seconds. */
const MAX_DELAY_S = 15 * 60

export type SignInTry = { address: string; network: string; now: Date }

/**
 * Refuses a try of a password that comes too soon after failures: the wait doubles with each, for
 * the network they came from; beyond more of them for all networks from which the account was not
 * signed in to lately. A network it knows never waits for failures of others, and a mailed link
 * needs no password. The statements are the same for an address without an account. Throws
 * `over_request_rate_limit` (429).
 */
export async function requireTurn(
  db: Database,
  { address, network, now }: SignInTry,
): Promise<void> {
  const own = await countSoFar(db, { key: ofNetwork(address, network), now })
  const unknown = await countSoFar(db, { key: ofUnknown(address), now })
  const isKnown = await isKnownNetwork(db, { address, network })
  await takeTurn(db, { key: ofNetwork(address, network), beyond: own - FREE.ofNetwork, now })
  if (isKnown) return
  await takeTurn(db, { key: ofUnknown(address), beyond: unknown - FREE.ofUnknown, now })
}

/** Counts a wrong password. */
export async function countFailure(db: Database, { address, network, now }: SignInTry) {
  await count(db, { key: ofNetwork(address, network), windowS: DAY_S, now })
  if (await isKnownNetwork(db, { address, network })) return
  await count(db, { key: ofUnknown(address), windowS: DAY_S, now })
}

/** Forgets the failures of a network that got in. */
export async function forgetFailures(db: Database, { address, network }: SignInTry) {
  await db.query('delete from auth.rate_limits where key = $1', [ofNetwork(address, network)])
}

type Turn = { key: string; beyond: number; now: Date }

async function takeTurn(db: Database, { key, beyond, now }: Turn) {
  if (beyond < 0) return
  const windowS = Math.min(2 ** beyond, MAX_DELAY_S)
  const { points, secondsLeft } = await count(db, { key: `turn ${key}`, windowS, now })
  if (points > 1) throw new TryLaterError('over_request_rate_limit', { retryAfterS: secondsLeft })
}

const ofNetwork = (address: string, network: string) => `password:${address} ${network}`
const ofUnknown = (address: string) => `password:${address}`
