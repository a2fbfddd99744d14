export { type AddressLimit, createAddressLimit } from './address-limit.ts'
export type {
  InvitationNotice,
  MailRequest,
  ModerationNotice,
  PlanNotice,
  TeamNotice,
} from './mail-request.ts'
export { createMailboxMailer, findMailboxEntry, listMailHeaders } from './mailbox.ts'
export { createMailboxPage } from './mailbox-page.ts'
export { createMails, type Mails } from './mails.ts'
export { createSmtpMailer } from './smtp-mailer.ts'
