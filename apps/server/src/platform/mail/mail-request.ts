import type { ContactSubject } from '@podium/domain'
import type { Language } from '@podium/i18n'

/**
 * Mail to send, not yet rendered. `to` is a bare address, `language` the person's own; links are
 * absolute and work from any device, codes are what the person may type instead.
 */
export type MailRequest = { to: string; language: Language } & MailContent

/** Data of each kind of mail. */
type MailContent =
  | { kind: 'signup_confirmation'; link: string; code: string }
  | { kind: 'password_recovery' | 'magic_link'; link: string; code: string }
  /**
   * Confirmation sent to both addresses of a change; only the owner of the present one learns the
   * new one.
   */
  | { kind: 'email_change_new'; link: string; code: string }
  | { kind: 'email_change_current'; link: string; code: string; newEmail: string }
  /** Code that changes a password in an old session; `link` is for those who did not ask for it. */
  | { kind: 'reauthentication'; link: string; code: string }
  /** Notice; `link` leads to where a stolen account is secured. */
  | {
      kind:
        | 'password_changed'
        | 'phone_changed'
        | 'factor_enrolled'
        | 'factor_unenrolled'
        | 'recovery_codes_changed'
        | 'passkey_added'
        | 'passkey_removed'
      link: string
    }
  /** Notice that a way to sign in was added or removed; `provider` is its name, from the settings. */
  | { kind: 'identity_linked' | 'identity_unlinked'; link: string; provider: string }
  /** Notice of a sign-in with a recovery code; `remaining` are unused. */
  | { kind: 'recovery_code_used'; link: string; remaining: number }
  /** Notice of a sign-in from a new network, of a changed address, or of a session that ended because its token was used twice. */
  | {
      kind: 'new_sign_in' | 'session_replayed' | 'address_changed'
      link: string
      /** ISO instant and address; nothing that a stranger could word. */
      seen: { at: string; ip: string }
    }
  /** Last mail of an account; `link` leads to the contact page for those who did not ask for it. */
  | { kind: 'account_deleted'; link: string }
  /** Welcome to an account made by an admin or at the first start; `link` sets the password. */
  | { kind: 'admin_welcome'; link: string }
  /** Contact message for the provider; `link` and `replyTo` answer the sender. */
  | { kind: 'contact_message'; link: string; replyTo: string; contact: ContactMessage }
  /** Admin's reply to the sender, with the message it answers. */
  | { kind: 'contact_reply'; link: string; replyTo: string; reply: ContactReply }
  /** Question whether one's availability is still right; `link` leads to where it is said. */
  | { kind: 'availability_reminder'; link: string }
  | ModerationNotice
  | InvitationNotice
  | TeamNotice
  | PlanNotice
  /** News that unread messages of a project's room name somebody; nothing of what they say. */
  | { kind: 'room_mention'; link: string; plan: { title: string } }
  /**
   * Acknowledgement for the sender. It repeats nothing they wrote, or strangers could have us mail
   * anything to anybody.
   */
  | { kind: 'contact_received'; link: string }
  | { kind: 'newsletter_confirmation' | 'newsletter_already'; link: string }
  /**
   * Welcome to the newsletter; `unsubscribe` is a page for people, `oneClickUnsubscribe` what a mail
   * program posts to (RFC 8058).
   */
  | { kind: 'newsletter_welcome'; link: string; unsubscribe: string; oneClickUnsubscribe: string }

type ContactReply = { text: string; subject: ContactSubject; message: string }
type ContactMessage = { name: string; email: string; subject: ContactSubject; message: string }

/** Outcome of a moderation decision: to the author with the reason, and to whoever reported it. */
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
  /** Notice without the reason, which is for the author alone. */
  notice: { reason?: string; content: string }
}

/** News of an invitation, to the invited person. */
export type InvitationNotice = {
  kind:
    | 'invitation_received'
    | 'invitation_reminder'
    | 'invitation_expired'
    | 'invitation_withdrawn'
    | 'invitation_team_complete'
    | 'membership_ended'
  link: string
  invitation: {
    /** Title of the project. */
    title: string
    role: string
    days: number
    dayRate: number
    currency: string
    /** ISO days. */
    start: string
    finish: string
    /** ISO instant. */
    dueAt: string
    /** Reason for which a member is replaced, in the client’s words. */
    reason?: string
  }
}

/** News of a project and its team, to the client; `role` is the seat it is about, `reason` why its member left. */
export type TeamNotice = {
  kind: 'team_complete' | 'team_incomplete' | 'team_deputy_asked' | 'member_left' | 'draft_ending'
  link: string
  team: { title: string; role?: string; reason?: string }
}

/**
 * News of a team’s work, to its client, its members or who has left it; `milestone` is what was delivered or answered, `role`
 * the seat that somebody has left.
 */
export type PlanNotice = {
  kind:
    | 'delivery_waits'
    | 'delivery_accepted'
    | 'delivery_changes_asked'
    | 'plan_changed'
    | 'feedback_asked'
    | 'former_feedback_asked'
    | 'teammate_left'
  link: string
  plan: { title: string; milestone?: string; role?: string }
}
