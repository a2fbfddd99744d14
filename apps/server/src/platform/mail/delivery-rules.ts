const FIRST_PAUSE_MS = 1_000
const HOUR_MS = 3_600_000

/** Eleven tries within 20 minutes, then fewer and fewer, in the end one an hour: over ten hours in all. */
export const MAX_ATTEMPTS = 22

/** How long to wait after the `attempts`-th try: twice as long each time, at most an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), HOUR_MS)
}

/**
 * True when the mail server said for good (5xx) that it does not want this recipient or this text.
 * A refused sign-in or sender is 5xx too, but an operator mends that, so it is tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  const concernsTheMail = command === 'RCPT TO' || command === 'DATA'
  return concernsTheMail && typeof responseCode === 'number' && responseCode >= 500
}
