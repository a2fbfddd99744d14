import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import type { AuthSettings } from '../auth-settings.ts'
import type { Clock } from '../clock.ts'
import { count, readCount } from '../requests/counters.ts'
import { isKnownNetwork } from '../requests/is-known-network.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

/**
 * Messages to a number in an hour: that one network may ask for, and all networks together from which
 * its account was not signed in to lately; and in a day, those of one network to all such numbers, those of one
 * account, those to numbers that differ in their last four digits only, and those of an account out of the kept share.
 */
const MAX = { ofPair: 5, ofUnknown: 10, ofNetwork: 50, ofAccount: 20, ofBlock: 20, ofKept: 5 }

/**
 * Shares of the messages of a day: those that anybody may cause, and those that are kept for confirmed numbers when
 * these are gone. The rest is for people who are signed in, or in a network that their account knows.
 */
const SHARES = { strangers: 0.7, kept: 0.2 }

type SmsRequest = {
  phone: string
  network: string
  /** Account whose person asks, signed in; undefined: anybody. */
  userId?: string
  /** Whether that person has shown before that the number is theirs. */
  isTheirs?: boolean
}

/** Messages of the day that a request may take. Each function answers with the seconds to wait; 0: it took one. */
export type SmsRoom = {
  /** For a message that goes out whoever has the number. */
  takeForAnybody(): Promise<number>
  /** For a message to the account of the number, which has a share of its own once it is confirmed. */
  takeFor(user: { id: string; phone_confirmed_at: string | null }): Promise<number>
}

/**
 * Limits of text messages, each of which costs money: one to a number per AUTH_SMS_MAX_FREQUENCY, MAX,
 * and AUTH_SMS_PER_DAY in total. The answer tells nothing of who has the number. Throws
 * `over_sms_send_rate_limit` (429).
 */
export type LimitSms = (to: SmsRequest) => Promise<SmsRoom>

/** Takes a message that goes out whoever has the number. Throws `over_sms_send_rate_limit` (429). */
export async function requireSms(limit: LimitSms, to: SmsRequest): Promise<void> {
  const retryAfterS = await (await limit(to)).takeForAnybody()
  if (retryAfterS > 0) throw usedUp(retryAfterS)
}

type Deps = {
  db: Database
  settings: Pick<AuthSettings, 'authRateLimits' | 'authSmsMaxFrequencyS' | 'authSmsPerDay'>
  clock: Clock
  logger: Logger
}

export function createSmsLimit({ db, settings, clock, logger }: Deps): LimitSms {
  const { authRateLimits, authSmsMaxFrequencyS: intervalS, authSmsPerDay: perDay } = settings
  const ofStrangers = Math.ceil(perDay * SHARES.strangers)
  return async ({ phone, network, userId, isTheirs = false }) => {
    const now = clock()
    async function take(key: string, { max, windowS = DAY_S }: { max: number; windowS?: number }) {
      const { points, secondsLeft } = await count(db, { key: `sms${key}`, windowS, now })
      if (key === STRANGERS && points === max + 1) logger.warn({ max }, STRANGERS_GONE)
      return points > max ? secondsLeft : 0
    }
    async function takeOwn(key: string, limit: { max: number; windowS?: number }) {
      const retryAfterS = await take(key, limit)
      if (retryAfterS > 0) throw tooSoon(retryAfterS)
    }

    const today = await readCount(db, { key: `sms${DAY}`, now })
    if (today.points >= perDay) throw usedUp(today.secondsLeft)
    const pair = `${phone} ${network}`
    if (intervalS > 0) await takeOwn(`:${pair}`, { max: 1, windowS: intervalS })
    const isKnown = isTheirs || (await isKnownNetwork(db, { address: phone, network }))
    if (authRateLimits) {
      await takeOwn(`-hour:${pair}`, { max: MAX.ofPair, windowS: HOUR_S })
      if (userId) await takeOwn(`-of:${userId}`, { max: MAX.ofAccount })
      if (!isKnown) {
        await takeOwn(`-from:${network}`, { max: MAX.ofNetwork })
        await takeOwn(`-hour:${phone}`, { max: MAX.ofUnknown, windowS: HOUR_S })
      }
    }

    const takeOfAll = () => take(DAY, { max: perDay })
    const takeOfBlock = async () =>
      authRateLimits ? take(`-block:${phone.slice(0, -4)}`, { max: MAX.ofBlock }) : 0
    const takeOfStrangers = async () =>
      (await takeOfBlock()) || (await take(STRANGERS, { max: ofStrangers })) || takeOfAll()
    const takeKept = async (id: string) =>
      (await take(`-kept:${id}`, { max: MAX.ofKept })) ||
      (await take('-day-kept', { max: Math.ceil(perDay * SHARES.kept) })) ||
      takeOfAll()
    return {
      takeForAnybody: isKnown ? takeOfAll : takeOfStrangers,
      async takeFor({ id, phone_confirmed_at: confirmed }) {
        if (isKnown) return takeOfAll()
        const waitS = await takeOfStrangers()
        return waitS > 0 && confirmed !== null ? takeKept(id) : waitS
      },
    }
  }
}

const DAY = '-day'
const STRANGERS = '-day-strangers'
const STRANGERS_GONE =
  'the text messages that strangers may cause in a day are used up: no phone signs up until tomorrow'

const usedUp = (retryAfterS: number) =>
  new TryLaterError('over_sms_send_rate_limit', { retryAfterS })

function tooSoon(retryAfterS: number) {
  const text = `For security purposes, you can only request this after ${retryAfterS} seconds.`
  return new TryLaterError('over_sms_send_rate_limit', { retryAfterS, text })
}
