import type { Language } from '@podium/i18n'
import { mailTexts } from '@podium/i18n/mails'
import { invitationDetails, planDetails, teamDetails } from './invitation-details.ts'
import type { MailRequest, ModerationNotice } from './mail-request.ts'
import { timeInMail } from './time-in-mail.ts'

/** Parts of a mail of any kind, in its reader's language. */
export type MailParts = {
  language: Language
  subject: string
  heading: string
  body: string
  /** Button; `address` is what a person copies instead where it is a web page, or the bare mail address. */
  action: { label: string; link: string; fallback: string | undefined; address: string }
  code: { lead: string; value: string } | undefined
  /** Labelled values written by somebody else, line by line. */
  details: readonly { label: string; value: string }[]
  /** Reason for which the recipient gets this mail. */
  reason: string
  /** Small link below the reason. */
  unsubscribe: { label: string; link: string } | undefined
  signature: string
}

/** Parts of a mail from its request. */
export function mailParts(request: MailRequest): MailParts {
  const texts = mailTexts[request.language]
  const { action, ...kind } = texts.kinds[request.kind]
  return {
    ...kind,
    language: request.language,
    action: actionOf(texts, { label: action, link: request.link }),
    code:
      'code' in request
        ? {
            lead: request.kind === 'reauthentication' ? texts.codeAlone : texts.codeLead,
            value: request.code,
          }
        : undefined,
    details: detailsOf(texts, request),
    unsubscribe:
      'unsubscribe' in request
        ? { label: texts.unsubscribe, link: request.unsubscribe }
        : undefined,
    signature: texts.signature,
  }
}

function actionOf(
  texts: (typeof mailTexts)[Language],
  { label, link }: { label: string; link: string },
): MailParts['action'] {
  // A browser cannot open a copied `mailto:` address.
  const isMail = link.startsWith('mailto:')
  return {
    label,
    link,
    fallback: isMail ? undefined : texts.linkFallback,
    address: isMail ? decodeURIComponent(link.slice('mailto:'.length)) : link,
  }
}

function detailsOf(texts: (typeof mailTexts)[Language], request: MailRequest) {
  if ('contact' in request) return contactDetails(texts.contact, request.contact)
  if ('reply' in request) return replyDetails(texts.contact, request.reply)
  if ('notice' in request) return noticeDetails(texts.moderation, request.notice)
  if ('remaining' in request) {
    return [{ label: texts.remainingCodes, value: String(request.remaining) }]
  }
  if ('provider' in request) return [{ label: texts.provider, value: request.provider }]
  if ('seen' in request) {
    const { at, ip } = request.seen
    return [
      { label: texts.seenAt, value: timeInMail(request.language).format(new Date(at)) },
      { label: texts.seenFrom, value: ip },
    ]
  }
  if ('invitation' in request) return invitationDetails(texts.invitation, request)
  if ('team' in request) return teamDetails(texts.invitation, request.team)
  if ('plan' in request) return planDetails(texts.invitation, request.plan)
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
