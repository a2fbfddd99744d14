const FIRST_PAUSE_MS = 1_000
const HOUR_MS = 3_600_000

/**
 * Most attempts: eleven within 20 minutes, then fewer and fewer, in the end one an hour; over ten
 * hours in all.
 */
export const MAX_ATTEMPTS = 22

/** Pause after the `attempts`-th try, in milliseconds: doubles each time, at most an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), HOUR_MS)
}

/** Whether the mail server could not be reached or gave no word, so that every mail fails in the same way. */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'CONN' && responseCode === undefined
}

/**
 * Whether the mail server refused this recipient or text permanently (5xx). A refused sign-in or
 * sender is 5xx too, but an operator fixes that, so it is retried.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  const concernsTheMail = command === 'RCPT TO' || command === 'DATA'
  return concernsTheMail && typeof responseCode === 'number' && responseCode >= 500
}
