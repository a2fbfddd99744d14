import type { Database, Statement, StatementResult } from '../../../platform/db/database.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import { count } from '../requests/counters.ts'
import { isKnownNetwork } from '../requests/is-known-network.ts'
import { KNOWN_FOR } from './create-session.ts'

/** Failures in a day before tries have to wait, of one network and of all unknown ones together. */
const FREE = { ofNetwork: 5, ofUnknown: 20 }
const DAY_S = 24 * 60 * 60
/** Longest wait between two tries, in seconds. */
const MAX_DELAY_S = 15 * 60

export type SignInTry = { address: string; network: string; now: Date }

/** State on which a try depends, the same for an address without an account. */
export type TryState = {
  /** Failures of its network, and of all unknown ones together, in their day. */
  own: number
  unknown: number
  /** Whether the account was ever signed in to from its network. */
  isKnown: boolean
  /** Whether the account has known networks, and this is none of them. */
  isNew: boolean
}

/** Statements that read the state of a try; `tryStateOf` reads their results. */
export const tryStatements = ({ address, network, now }: SignInTry): Statement[] => [
  {
    name: 'auth_sign_in_failures',
    text: 'select key, points from auth.rate_limits where key = any($1) and expire > $2',
    values: [[ofNetwork(address, network), ofUnknown(address)], now.getTime()],
  },
  {
    name: 'auth_network_of_sign_in',
    text: `select coalesce(bool_or(network = $2), false) as is_known,
         coalesce(not bool_or(network = $2 and seen_at >= $3::timestamptz - interval '${KNOWN_FOR}'), false) as is_new
       from auth.known_networks join auth.users on users.id = user_id
      where (email = $1 or phone = $1) and not is_sso_user`,
    values: [address, network, now],
  },
]

export function tryStateOf(
  [failures, networks]: readonly StatementResult[],
  { address, network }: SignInTry,
): TryState {
  const of = (key: string) => Number(failures?.rows.find((row) => row.key === key)?.points ?? 0)
  return {
    own: of(ofNetwork(address, network)),
    unknown: of(ofUnknown(address)),
    isKnown: networks?.rows[0]?.is_known === true,
    isNew: networks?.rows[0]?.is_new === true,
  }
}

/**
 * Refuses a try of a password that comes too soon after failures: the wait doubles with each, for
 * the network they came from; beyond more of them for all networks from which the account was not
 * signed in to lately. A network it knows never waits for failures of others, and a mailed link
 * needs no password. Throws `over_request_rate_limit` (429).
 */
export async function requireTurn(
  db: Database,
  { address, network, now }: SignInTry,
  { own, unknown, isKnown }: TryState,
): Promise<void> {
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

/** Statement that forgets the failures of a network that got in. */
export const forgetFailures = ({ address, network }: SignInTry): Statement => ({
  name: 'auth_forget_failures',
  text: 'delete from auth.rate_limits where key = $1',
  values: [ofNetwork(address, network)],
})

type Turn = { key: string; beyond: number; now: Date }

async function takeTurn(db: Database, { key, beyond, now }: Turn) {
  if (beyond < 0) return
  const windowS = Math.min(2 ** beyond, MAX_DELAY_S)
  const { points, secondsLeft } = await count(db, { key: `turn ${key}`, windowS, now })
  if (points > 1) throw new TryLaterError('over_request_rate_limit', { retryAfterS: secondsLeft })
}

const ofNetwork = (address: string, network: string) => `password:${address} ${network}`
const ofUnknown = (address: string) => `password:${address}`
