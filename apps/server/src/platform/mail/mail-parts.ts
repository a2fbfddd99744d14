import type { Language } from '@podium/i18n'
import { mailTexts } from '@podium/i18n/mails'
import type { MailRequest, ModerationNotice } from './mail-request.ts'

/** Parts of a mail of any kind, in its reader's language. */
export type MailParts = {
  language: Language
  subject: string
  heading: string
  body: string
  action: { label: string; link: string; fallback: string }
  code: { lead: string; value: string } | undefined
  /** Labelled values written by somebody else, line by line. */
  details: readonly { label: string; value: string }[]
  /** Why the recipient gets this mail. */
  reason: string
  signature: string
}

/** Parts of a mail from its request. */
export function mailParts(request: MailRequest): MailParts {
  const texts = mailTexts[request.language]
  const { action, ...kind } = texts.kinds[request.kind]
  return {
    ...kind,
    language: request.language,
    action: { label: action, link: request.link, fallback: texts.linkFallback },
    code: 'code' in request ? { lead: texts.codeLead, value: request.code } : undefined,
    details: detailsOf(texts, request),
    signature: texts.signature,
  }
}

function detailsOf(texts: (typeof mailTexts)[Language], request: MailRequest) {
  if ('contact' in request) return contactDetails(texts.contact, request.contact)
  if ('reply' in request) return replyDetails(texts.contact, request.reply)
  if ('notice' in request) return noticeDetails(texts.moderation, request.notice)
  return 'newEmail' in request ? [{ label: texts.newEmail, value: request.newEmail }] : []
}

type ContactTexts = (typeof mailTexts)[Language]['contact']
type Contact = Extract<MailRequest, { kind: 'contact_message' }>['contact']

type Reply = Extract<MailRequest, { kind: 'contact_reply' }>['reply']

const replyDetails = (texts: ContactTexts, { text, subject, message }: Reply) => [
  { label: texts.reply, value: text },
  { label: texts.yours, value: `${texts.subjects[subject]}\n${message}` },
]

type Notice = ModerationNotice['notice']
type NoticeTexts = (typeof mailTexts)[Language]['moderation']

/** Longest quoted excerpt, in characters: enough to recognise the text. */
const EXCERPT = 300

const noticeDetails = (texts: NoticeTexts, { reason, content }: Notice) => [
  ...(reason === undefined ? [] : [{ label: texts.reason, value: reason }]),
  {
    label: texts.content,
    value: content.length > EXCERPT ? `${content.slice(0, EXCERPT).toWellFormed()}…` : content,
  },
]

const contactDetails = (texts: ContactTexts, { name, email, subject, message }: Contact) => [
  { label: texts.name, value: name },
  { label: texts.email, value: email },
  { label: texts.subject, value: texts.subjects[subject] },
  { label: texts.message, value: message },
]
