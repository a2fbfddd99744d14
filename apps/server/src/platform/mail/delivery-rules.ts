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

/** Message of the library for a connection that falls silent in the middle of a mail; its command is CONN then, too. */
const SILENCE = 'Timeout'

/** Whether the mail server could not be reached or gave no word, so that every mail fails in the same way. */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'CONN' && responseCode === undefined && error.message !== SILENCE
}

/**
 * Enhanced status (RFC 3463) of a refusal that is about whoever sends or the protocol, not the recipient or the text: bad
 * senders (5.1.7, 5.1.8), systems but for mails too big (5.3.4), protocol and policies (5.5, 5.7). Routes (5.4) are not
 * among them: some servers say so of a recipient they do not know.
 */
const OF_THE_SENDER = /^\d{3}[ -]5\.(1\.[78]|3\.(?!4\b)\d{1,3}|[57]\.\d{1,3})\b/

/**
 * Whether the mail server refused this recipient or text permanently (5xx, RFC 5321 §4.2.1). A refused sign-in or
 * sender is 5xx too, whatever it answers, but an operator fixes that, so it is retried.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response } = error as {
    command?: unknown
    responseCode?: unknown
    response?: unknown
  }
  const concernsTheMail = command === 'RCPT TO' || command === 'DATA'
  if (typeof response === 'string' && OF_THE_SENDER.test(response)) return false
  return concernsTheMail && typeof responseCode === 'number' && responseCode >= 500
}
