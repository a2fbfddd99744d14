import { AppError } from '@podium/domain'
import type { Logger } from 'pino'
import { boundedFetch } from '../../../platform/http/bounded-fetch.ts'
import { signWebhook, webhookKey } from '../../../platform/http/sign-webhook.ts'
import type { Clock } from '../clock.ts'
import type { presentUser } from '../users/present-user.ts'
import type { SmsSettings } from './sms-settings.ts'

/** Use of a message, and how Supabase Auth's texts name it. */
const TYPES = {
  confirmation: 'confirmation',
  phone_change: 'phone_change',
  reauthentication: 'reauthentication',
  mfa: 'confirmation',
} as const

/** Way of a message; the sender is told of any but the first. */
export type SmsChannel = 'sms' | 'whatsapp'

export type Sms = {
  user: ReturnType<typeof presentUser>
  /** Number that it goes to: the account's present or new one, or that of a factor. */
  phone: string
  otp: string
  type: keyof typeof TYPES
  channel?: SmsChannel | undefined
}

/** Sends a text message with a code. Throws `sms_send_failed` (422). */
export type SendSms = (sms: Sms) => Promise<void>

type Deps = {
  settings: Pick<SmsSettings, 'smsWebhookUrl' | 'smsWebhookSecrets'>
  logger: Logger
  clock: Clock
}

/**
 * Sender of text messages: each is posted to SMS_WEBHOOK_URL, in the shape of Supabase's “Send SMS
 * hook”, with `channel` where WhatsApp was asked for, signed as Standard Webhooks. A status other than 2xx, and an answer that says `error`, count
 * as failed. Neither the code nor the number is logged, nor what the receiver answered.
 */
export function createSmsSender({ settings, logger, clock }: Deps): SendSms {
  const url = settings.smsWebhookUrl?.reveal()
  const secrets = settings.smsWebhookSecrets?.reveal().split('|') ?? []
  const keys = secrets.flatMap((secret) => webhookKey(secret) ?? [])

  async function post(body: string): Promise<string | undefined> {
    if (url === undefined) return 'no sender is set up'
    const headers = {
      'content-type': 'application/json',
      ...signWebhook(body, { keys, now: clock() }),
    }
    const response = await boundedFetch(url, { method: 'POST', body, headers })
    if (!response.ok) return `it answered ${response.status}`
    return saysError(await response.text()) ? 'it answered with an error' : undefined
  }

  return async ({ user, phone, otp, type, channel = 'sms' }) => {
    const way = channel === 'sms' ? {} : { channel }
    const body = JSON.stringify({ user, sms: { otp, phone, sms_type: type, ...way } })
    const { problem, ...why } = await post(body).then(
      (answered) => ({ problem: answered }),
      (error: unknown) => ({ problem: problemOf(error), code: codeOf(error) }),
    )
    if (problem === undefined) return
    logger.warn({ problem, ...why }, 'a text message could not be sent')
    const text = `Error sending ${TYPES[type]} OTP to provider: ${problem}`
    throw new AppError('sms_send_failed', { text })
  }
}

/** Problem in words that hold nothing of the message or the address. */
function problemOf(error: unknown): string {
  if (error instanceof RangeError) return 'its answer is too large'
  return error instanceof DOMException && error.name === 'TimeoutError'
    ? 'it did not answer in time'
    : 'it could not be reached'
}

/** Code of what the platform met (`ENOTFOUND`, `ECONNREFUSED`, one of TLS), else the name of the error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

/** Whether an answer is a hook's error: `{"error": {…}}`. */
function saysError(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && Boolean(Reflect.get(answer, 'error'))
  } catch {
    return false // an answer that is no JSON says nothing
  }
}
