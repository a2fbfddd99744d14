/** Settings of text messages. */
export type SmsSettings = {
  /** Address that text messages are posted to; undefined: there are none, and phones are disabled. */
  smsWebhookUrl?: { reveal(): string } | undefined
  /** Secrets that sign them, as Standard Webhooks writes them, separated by `|`. */
  smsWebhookSecrets?: { reveal(): string } | undefined
  /** Whether people sign up and in with a phone; second factors are apart. */
  authExternalPhone: boolean
  /** Whether a new number needs no code. */
  authSmsAutoconfirm: boolean
  /** Seconds between two messages to one number that one network asks for. */
  authSmsMaxFrequencyS: number
  /** Seconds a code in a message may be typed. */
  authSmsOtpExpS: number
  /** Digits of a code in a message, 6 to 10. */
  authSmsOtpLength: number
  /** Most messages in a day, to all numbers. */
  authSmsPerDay: number
  /** Whether people may add phones as second factors. */
  authMfaPhoneEnroll: boolean
  /** Whether the phones that are second factors get codes. */
  authMfaPhoneVerify: boolean
}

type Settings = Pick<SmsSettings, 'smsWebhookUrl' | 'authExternalPhone'>

/** Whether people sign up and in with a phone. */
export const hasPhoneSignIn = (settings: Settings): boolean =>
  settings.authExternalPhone && settings.smsWebhookUrl !== undefined

/** Whether people may add phones as second factors, and get codes there. */
export const offersPhoneFactors = ({
  smsWebhookUrl,
  authMfaPhoneEnroll,
  authMfaPhoneVerify,
}: SmsSettings): boolean => smsWebhookUrl !== undefined && authMfaPhoneEnroll && authMfaPhoneVerify
