import type { Language } from '@podium/i18n'

/** Rendered mail ready to send. `id` stays the same on a retry, `to` is a bare address. */
export type OutgoingMail = {
  id: string
  to: string
  language: Language
  subject: string
  text: string
  html: string
  /** `Reply-To` address, where it is not the sender. */
  replyTo?: string
  /** URL a mail program posts to for unsubscribing (RFC 8058). */
  oneClickUnsubscribe?: string
  /** Time of queueing. */
  createdAt: Date
}

/** Transport of mails: a mail server, or the mailbox page. */
export type Mailer = {
  /** Sends a mail. Resolves once it is accepted; rejects when it is refused or `signal` aborts. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  close(): void
}
