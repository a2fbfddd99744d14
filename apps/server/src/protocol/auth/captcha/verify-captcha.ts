import { AppError } from '@podium/domain'
import { z } from 'zod'
import { boundedFetch } from '../../../platform/http/bounded-fetch.ts'
import { Outage } from '../../../platform/log/outage.ts'
import type { CaptchaSettings } from './captcha-settings.ts'

/** Most bytes of a provider's answer; it has some hundred. */
const MAX_BYTES = 16 * 1024
/** Most characters of a token: hCaptcha's have some 4,000, Turnstile's 2,048 at most. */
const MAX_TOKEN_LENGTH = 8192
/** Codes as both providers write them; nothing else of an answer is shown. */
const CODE = /^[a-z][a-z-]{0,63}$/

const Answer = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).nullish(),
})

/**
 * Codes for which a captcha's provider refuses a token, by its `siteverify`; undefined for one that it takes, which it
 * does once. Throws `unexpected_failure` (500) where it gives no answer of its protocol.
 */
export async function verifyCaptcha(
  settings: CaptchaSettings,
  { token, ip }: { token: string; ip: string },
): Promise<string[] | undefined> {
  if (token.length > MAX_TOKEN_LENGTH) return ['invalid-input-response']
  const { success, 'error-codes': codes } = await ask(settings, { token, ip }).catch((cause) => {
    throw new AppError('unexpected_failure', { text: 'captcha verification process failed', cause })
  })
  return success ? undefined : (codes ?? []).filter((code) => CODE.test(code))
}

async function ask(
  { verifyUrl, secret, timeoutMs }: CaptchaSettings,
  { token, ip }: { token: string; ip: string },
) {
  const body = new URLSearchParams({ secret: secret.reveal(), response: token, remoteip: ip })
  const limits = { timeoutMs, maxBytes: MAX_BYTES }
  const answer = await boundedFetch(verifyUrl, { method: 'POST', body }, limits).catch((cause) => {
    throw new Outage('The captcha’s provider did not answer', { cause })
  })
  if (answer.status >= 500) throw new Outage(`The captcha’s provider answered ${answer.status}`)
  // Of another answer nothing is told: it may repeat what it was asked.
  const text = await answer.text().catch(() => '')
  const parsed = Answer.safeParse(jsonOf(text))
  if (!parsed.success) throw new Outage('The captcha’s provider answered in another form')
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
