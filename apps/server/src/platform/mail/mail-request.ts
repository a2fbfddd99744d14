import type { ContactSubject } from '@podium/domain'
import type { Language } from '@podium/i18n'

/**
 * A mail somebody is owed, not yet rendered. `to` is a bare address, `language` the person's own;
 * links are absolute and work from any device, codes are what the person may type instead.
 */
export type MailRequest = { to: string; language: Language } & MailContent

/** What each kind of mail needs to be written. */
type MailContent =
  | { kind: 'signup_confirmation'; link: string; code: string }
  | { kind: 'password_recovery'; link: string; code: string }
  /** A change of address asks both; only who has the present address learns the new one. */
  | { kind: 'email_change_new'; link: string; code: string }
  | { kind: 'email_change_current'; link: string; code: string; newEmail: string }
  /** A notice; `link` leads to where a stolen account can be taken back (the reset page). */
  | { kind: 'password_changed'; link: string }
  /** The last one; `link` leads to where somebody who did not ask for it can write to us. */
  | { kind: 'account_deleted'; link: string }
  /** An account made for somebody by an admin or at the first start; `link` sets the password. */
  | { kind: 'admin_welcome'; link: string }
  /** To the provider; `link` and `replyTo` answer the sender. */
  | { kind: 'contact_message'; link: string; replyTo: string; contact: ContactMessage }
  /** What an admin answers to the sender, with what they wrote. */
  | { kind: 'contact_reply'; link: string; replyTo: string; reply: ContactReply }
  | ModerationNotice
  /** To the sender. It repeats nothing they wrote, or strangers could have us mail anything to anybody. */
  | { kind: 'contact_received'; link: string }
  | { kind: 'newsletter_confirmation' | 'newsletter_already'; link: string }
  /** `link` is a page for people, `oneClickUnsubscribe` what a mail program posts to (RFC 8058). */
  | { kind: 'newsletter_welcome'; link: string; oneClickUnsubscribe: string }

type ContactReply = { text: string; subject: ContactSubject; message: string }
type ContactMessage = { name: string; email: string; subject: ContactSubject; message: string }

/** What became of a post or comment: to its author with the reason, and to whoever reported it. */
export type ModerationNotice = {
  kind:
    | 'content_hidden'
    | 'content_restored'
    | 'content_deleted'
    | 'content_warned'
    | 'appeal_kept'
    | 'appeal_reversed'
    | 'report_resolved'
    | 'report_dismissed'
  link: string
  /** Without a reason: it is for the author alone. */
  notice: { reason?: string; content: string }
}
