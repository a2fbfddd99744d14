import { isPhone, LONG_CODE_DIGITS, LONGEST_CODE_DIGITS } from '@podium/domain'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { count, countSoFar, uncount } from '../requests/counters.ts'

const DAY_S = 24 * 60 * 60

/** Most tries of one network for one address while a code lives. */
const MAX_OF_PAIR = 5
/** Most tries of one network in a day, over all addresses, and those of short codes once many were guessed wrong. */
const MAX_OF_NETWORK = 100
const MAX_SHORT_OF_NETWORK = 5
/** Most tries for one address in a day from networks that asked for none of its codes. */
const MAX_FOR_ADDRESS = 50
/**
 * Wrong comparisons in a day, over all addresses, from which on short codes are no longer enough, and after which
 * none is compared; a try is compared with each living code of its address. With codes of eight digits the
 * second one has a chance of .5 in a million.
 */
const MAX_WRONG = 20
const MAX_SHORT = 50
/** The same of codes of ten digits, which have longer ones after them: .4 in a million. */
const MAX_LONG = 4_000

/** Class of codes by their digits, each with a counter of its own. */
type Size = 'short' | 'long' | 'longest'

const WRONG = { short: 'code-wrong', long: 'code-wrong-long' } as const

export type CodeTry = { address: string; network: string; now: Date }
type Settings = Pick<AuthSettings, 'authRateLimits' | 'authCodeLifetimeS' | 'authSmsOtpExpS'>

/** Seconds for which a code that was sent to an address or phone may be typed. */
export const codeLifetimeS = (settings: Settings, address: string): number =>
  isPhone(address) ? settings.authSmsOtpExpS : settings.authCodeLifetimeS

/**
 * Counts a try before it is compared, so that concurrent ones count too, and whether or not the
 * address has a code. Returns whether networks that asked for no code may use one, and whether this one may still use
 * short codes where many were guessed wrong. Throws
 * `over_request_rate_limit` (429).
 */
export async function countTry(
  db: Database,
  settings: Settings,
  { address, network, now }: CodeTry,
): Promise<{ mayBeForeign: boolean; mayGuess: boolean }> {
  const pair = {
    key: pairKey({ address, network }),
    windowS: codeLifetimeS(settings, address),
    now,
  }
  refuseBeyond(MAX_OF_PAIR, await count(db, pair))
  if (!settings.authRateLimits) return { mayBeForeign: true, mayGuess: true }
  const ofNetwork = await count(db, { key: `code-from:${network}`, windowS: DAY_S, now })
  refuseBeyond(MAX_OF_NETWORK, ofNetwork)
  const forAddress = await count(db, { key: `code-for:${address}`, windowS: DAY_S, now })
  return {
    mayBeForeign: forAddress.points <= MAX_FOR_ADDRESS,
    mayGuess: ofNetwork.points <= MAX_SHORT_OF_NETWORK,
  }
}

/** Forgets the tries of somebody who read the mail. */
export async function forgetTries(db: Database, of: Omit<CodeTry, 'now'>): Promise<void> {
  await db.query('delete from auth.rate_limits where key = $1', [pairKey(of)])
}

const pairKey = ({ address, network }: Omit<CodeTry, 'now'>) => `code:${address} ${network}`

/** Class of a code that was typed. */
export function sizeOf(code: string): Size {
  if (code.length < LONG_CODE_DIGITS) return 'short'
  return code.length === LONG_CODE_DIGITS ? 'long' : 'longest'
}

/** Digits of a new code, of which the settings give `set`, or more while many of those are guessed. */
export async function digitsOf(
  tx: Tx,
  settings: Settings,
  { set, now }: { set: number; now: Date },
): Promise<number> {
  if (set < LONG_CODE_DIGITS && !(await isGuessed(tx, settings, now))) return set
  const isSpent =
    settings.authRateLimits && (await countSoFar(tx, { key: WRONG.long, now })) >= MAX_LONG
  return isSpent ? LONGEST_CODE_DIGITS : LONG_CODE_DIGITS
}

/**
 * Whether so many short codes were guessed wrong today that new ones are long, and short ones work only
 * where they were asked for, and for the first few tries of that network (decisions 0034 and 0224).
 */
export const isGuessed = async (tx: Tx, settings: Settings, now: Date): Promise<boolean> =>
  settings.authRateLimits && (await countSoFar(tx, { key: WRONG.short, now })) >= MAX_WRONG

type Guess = {
  size: Size
  /** Living codes that the typed one is compared with. */
  codes: number
  now: Date
}

/**
 * Counts the comparisons of a try before they are made, so that concurrent ones count too. Returns whether they
 * may be made: the day's are not used up.
 */
export async function countGuess(
  db: Database,
  settings: Settings,
  { size, codes, now }: Guess,
): Promise<boolean> {
  if (!settings.authRateLimits || size === 'longest') return true
  const { points } = await count(db, { key: WRONG[size], windowS: DAY_S, now, points: codes })
  return points <= (size === 'short' ? MAX_SHORT : MAX_LONG)
}

/** Takes back what a try has counted that was right. */
export async function uncountGuess(
  db: Database,
  settings: Settings,
  { size, codes, now }: Guess,
): Promise<void> {
  if (!settings.authRateLimits || size === 'longest') return
  await uncount(db, { key: WRONG[size], now, points: codes })
}

function refuseBeyond(most: number, { points, secondsLeft }: Awaited<ReturnType<typeof count>>) {
  if (points <= most) return
  throw new TryLaterError('over_request_rate_limit', { retryAfterS: secondsLeft })
}
