import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { Mails } from '../../platform/mail/index.ts'
import type { AuthSettings } from './auth-settings.ts'
import type { Clock } from './clock.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Providers } from './providers/open-providers.ts'
import type { AfterAnswer } from './requests/after-answer.ts'
import type { RateLimits } from './requests/rate-limits.ts'
import type { SendSms } from './sms/send-sms.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'
import type { UserRow } from './users/user-row.ts'

/** Dependencies of the handlers; each takes what it needs. */
export type AuthDeps = {
  db: Database
  mails: Mails
  sendSms: SendSms
  settings: AuthSettings
  clock: Clock
  logger: Logger
  keys: SigningKeys
  passwords: Passwords
  limits: RateLimits
  afterAnswer: AfterAnswer
  /** External providers of the settings. */
  providers: Providers
  /** Moment from which an account needs a second factor for what it may do; null: it needs none. */
  secondFactorDueOf(user: Pick<UserRow, 'id' | 'raw_app_meta_data'>): Promise<Date | null>
  /** Refuses the access tokens of ended sessions from this moment on. */
  refuseSessions(ids: readonly string[]): void
}
