import { mailTexts } from '@podium/i18n/mails'
import type { MailRequest } from './mail-request.ts'
import type { OutgoingMail } from './mailer.ts'
import { renderMailHtml } from './render-mail-html.ts'

/** What a mail of any kind says, in its reader's language. */
export type MailParts = {
  language: OutgoingMail['language']
  subject: string
  heading: string
  body: string
  action: { label: string; link: string; fallback: string }
  code: { lead: string; value: string } | undefined
  /** Why the person gets this. */
  reason: string
  signature: string
}

/** Writes a mail as plain text and as HTML, which say the same. */
export function renderMail(request: MailRequest): Omit<OutgoingMail, 'id'> {
  const { to, language } = request
  const parts = partsOf(request)
  return {
    to,
    language,
    subject: parts.subject,
    text: renderText(parts),
    html: renderMailHtml(parts),
  }
}

function partsOf(request: MailRequest): MailParts {
  const texts = mailTexts[request.language]
  const { action, ...kind } = texts.kinds[request.kind]
  return {
    ...kind,
    language: request.language,
    action: { label: action, link: request.link, fallback: texts.linkFallback },
    code: 'code' in request ? { lead: texts.codeLead, value: request.code } : undefined,
    signature: texts.signature,
  }
}

function renderText({ heading, body, action, code, reason, signature }: MailParts): string {
  const paragraphs = [
    heading,
    body,
    `${action.label}\n${action.link}`,
    ...(code ? [`${code.lead}\n${code.value}`] : []),
    reason,
    `-- \n${signature}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}
