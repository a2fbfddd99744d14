import type { Language } from '@podium/i18n'

/** A mail ready to leave. `id` stays the same when it is sent again, `to` is a bare address. */
export type OutgoingMail = {
  id: string
  to: string
  language: Language
  subject: string
  text: string
  html: string
  /** Who an answer goes to, where it is not the sender. */
  replyTo?: string
  /** Where a mail program posts to end a subscription (RFC 8058). */
  oneClickUnsubscribe?: string
  /** When it was queued. */
  createdAt: Date
}

/** Where mail goes: a mail server, or the mailbox page. */
export type Mailer = {
  /** Resolves once the mail is accepted; rejects when it is refused, or when `signal` ends the wait. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  close(): void
}
