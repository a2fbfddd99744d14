import { TryLaterError } from '../../../platform/http/try-later-error.ts'

/**
 * Check of the interval between mails. Throws `over_email_send_rate_limit` (429) while the last
 * mail of its kind is younger than `intervalS`.
 */
export function checkInterval(
  sentAt: string | null,
  { now, intervalS }: { now: Date; intervalS: number },
) {
  if (sentAt === null) return
  const retryAfterS = Math.ceil(intervalS - (now.getTime() - new Date(sentAt).getTime()) / 1000)
  if (retryAfterS <= 0) return
  const text = `For security purposes, you can only request this after ${retryAfterS} seconds.`
  throw new TryLaterError('over_email_send_rate_limit', { retryAfterS, text })
}
