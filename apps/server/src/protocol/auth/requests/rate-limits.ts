import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { createLimiter, take } from '../../../platform/http/limiter.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import { visitorKey } from '../../../platform/http/visitor-key.ts'
import type { AuthSettings } from '../auth-settings.ts'
import type { Clock } from '../clock.ts'
import { createSmsLimit, type LimitSms } from '../sms/sms-limits.ts'
import { count } from './counters.ts'
import { isKnownNetwork } from './is-known-network.ts'

const WINDOW_S = 5 * 60

/**
 * Requests a visitor may make in WINDOW_S, by bucket (Supabase Auth's defaults). Refreshing is apart:
 * a busy office comes from one address, and a session that cannot be refreshed ends.
 */
const BUCKETS = {
  signup: 30,
  recover: 30,
  resend: 30,
  otp: 30,
  magiclink: 30,
  user: 30,
  reauthenticate: 30,
  verify: 30,
  factors: 30,
  challenge: 75,
  factor: 75,
  authorize: 60,
  callback: 60,
  callback_form: 60,
  identities: 30,
  sso: 60,
  saml_acs: 60,
  'passkey-options': 150, // each visit of the sign-in page asks once, and an office has one address
  passkey: 75,
  passkeys: 150,
  token: 150,
  logout: 300,
  refresh: 3_000,
}
const HOUR_S = 60 * 60

/** Requests a visitor may make in an hour, counted where the body says what is asked for. */
const HOURLY = { anonymous: 30 }
/**
 * Mails of all kinds to an address in an hour: that one network may ask for, and all networks
 * together from which its account was not signed in to lately. So no stranger fills a mailbox, and
 * none keeps its person from a mail there.
 */
const MAILS_PER_HOUR = { ofNetwork: 5, ofUnknown: 10 }

/** Rate limits shared by all instances on one database; refusals carry `Retry-After`. */
export type RateLimits = {
  /** Middleware that takes one point of a bucket. Throws `over_request_rate_limit` (429). */
  visitor(bucket: keyof typeof BUCKETS): ReturnType<typeof createMiddleware<HttpEnv>>
  /** Takes one point of an hourly bucket. Throws `over_request_rate_limit` (429). */
  take(bucket: keyof typeof HOURLY, c: Context<HttpEnv>): Promise<void>
  /**
   * Limit of mails to an address, whoever has it, that a network asks for: one of a kind per
   * AUTH_MAIL_INTERVAL, and MAILS_PER_HOUR. Throws `over_email_send_rate_limit` (429).
   */
  mail(kind: string, to: { address: string; network: string }): Promise<void>
  sms: LimitSms
}

type Settings = Pick<
  AuthSettings,
  'authRateLimits' | 'authMailIntervalS' | 'authSmsMaxFrequencyS' | 'authSmsPerDay'
>

type Deps = { db: Database; settings: Settings; clock: Clock; logger: Logger }

export function createRateLimits({ db, settings, clock, logger }: Deps): RateLimits {
  const { authRateLimits, authMailIntervalS: intervalS } = settings
  function takerOf(bucket: { name: string; points: number; duration: number }) {
    const limiter = createLimiter(db, bucket)
    return async (c: Context<HttpEnv>) => {
      const waitS = authRateLimits ? await take(limiter, visitorKey(c.var.clientIp)) : 0
      if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
    }
  }
  const hourly = {
    anonymous: takerOf({ name: 'anonymous', points: HOURLY.anonymous, duration: HOUR_S }),
  }
  return {
    visitor(bucket) {
      const takeOne = takerOf({ name: bucket, points: BUCKETS[bucket], duration: WINDOW_S })
      return createMiddleware<HttpEnv>(async (c, next) => {
        await takeOne(c)
        await next()
      })
    },
    take: (bucket, c) => hourly[bucket](c),
    sms: createSmsLimit({ db, settings, clock, logger }),
    async mail(kind, { address, network }) {
      const now = clock()
      const pair = `${address} ${network}`
      const take = async (
        key: string,
        { points, windowS }: { points: number; windowS: number },
      ) => {
        const counted = await count(db, { key, windowS, now })
        if (counted.points > points) throw mailRefusal(counted.secondsLeft)
      }
      if (intervalS > 0) await take(`mail:${kind} ${pair}`, { points: 1, windowS: intervalS })
      if (!authRateLimits) return
      await take(`mails:${pair}`, { points: MAILS_PER_HOUR.ofNetwork, windowS: HOUR_S })
      if (await isKnownNetwork(db, { address, network })) return
      await take(`mails:${address}`, { points: MAILS_PER_HOUR.ofUnknown, windowS: HOUR_S })
    },
  }
}

function mailRefusal(retryAfterS: number) {
  const text = `For security purposes, you can only request this after ${retryAfterS} seconds.`
  return new TryLaterError('over_email_send_rate_limit', { retryAfterS, text })
}
