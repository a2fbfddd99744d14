import type { Database } from '../../../platform/db/database.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import type { AuthSettings } from '../auth-settings.ts'
import type { Clock } from '../clock.ts'
import { count } from '../requests/counters.ts'
import { isKnownNetwork } from '../requests/is-known-network.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

/**
 * Messages to a number in an hour: that one network may ask for, and all networks together from which
 * its account was not signed in to lately; and in a day, those of one network to all such numbers, and those
 * of one account.
 */
const MAX = { ofPair: 5, ofUnknown: 10, ofNetwork: 50, ofAccount: 20 }

/** Share of the messages of a day that strangers leave to people who are signed in or known. */
const KEPT = 0.2

type SmsRequest = {
  phone: string
  network: string
  /** Account whose person asks, signed in; undefined: anybody. */
  userId?: string
  /** Whether that person has shown before that the number is theirs. */
  isTheirs?: boolean
}

/**
 * Limits of text messages, each of which costs money: one to a number per AUTH_SMS_MAX_FREQUENCY, MAX,
 * and AUTH_SMS_PER_DAY in total. Throws `over_sms_send_rate_limit` (429).
 */
export type LimitSms = (to: SmsRequest) => Promise<void>

type Settings = Pick<AuthSettings, 'authRateLimits' | 'authSmsMaxFrequencyS' | 'authSmsPerDay'>

export function createSmsLimit(db: Database, settings: Settings, clock: Clock): LimitSms {
  const { authRateLimits, authSmsMaxFrequencyS: intervalS, authSmsPerDay: perDay } = settings
  return async ({ phone, network, userId, isTheirs = false }) => {
    const now = clock()
    async function take(key: string, { max, windowS }: { max: number; windowS: number }) {
      const { points, secondsLeft } = await count(db, { key: `sms${key}`, windowS, now })
      return points > max ? secondsLeft : 0
    }
    async function takeOwn(key: string, limit: { max: number; windowS: number }) {
      const retryAfterS = await take(key, limit)
      if (retryAfterS > 0) throw tooSoon(retryAfterS)
    }
    async function takeOfAll(key: string, max: number) {
      const retryAfterS = await take(key, { max, windowS: DAY_S })
      if (retryAfterS > 0) throw new TryLaterError('over_sms_send_rate_limit', { retryAfterS })
    }

    const pair = `${phone} ${network}`
    if (intervalS > 0) await takeOwn(`:${pair}`, { max: 1, windowS: intervalS })
    const isKnown = isTheirs || (await isKnownNetwork(db, { address: phone, network }))
    if (authRateLimits) {
      await takeOwn(`-hour:${pair}`, { max: MAX.ofPair, windowS: HOUR_S })
      if (userId) await takeOwn(`-of:${userId}`, { max: MAX.ofAccount, windowS: DAY_S })
      if (!isKnown) {
        await takeOwn(`-from:${network}`, { max: MAX.ofNetwork, windowS: DAY_S })
        await takeOwn(`-hour:${phone}`, { max: MAX.ofUnknown, windowS: HOUR_S })
      }
    }
    if (!isKnown) await takeOfAll('-day-strangers', Math.ceil(perDay * (1 - KEPT)))
    await takeOfAll('-day', perDay)
  }
}

function tooSoon(retryAfterS: number) {
  const text = `For security purposes, you can only request this after ${retryAfterS} seconds.`
  return new TryLaterError('over_sms_send_rate_limit', { retryAfterS, text })
}
