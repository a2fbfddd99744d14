const HOUR_MS = 3_600_000

/** With a first pause of 5 s: ten tries in the first 45 minutes, then one an hour, over 11 hours in all. */
export const MAX_ATTEMPTS = 20

/** How long to wait after the `attempts`-th try: twice as long each time, at most an hour. */
export function pauseAfter(attempts: number, firstPauseMs: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), HOUR_MS)
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
