import { type MailParts, mailParts } from './mail-parts.ts'
import type { MailRequest } from './mail-request.ts'
import type { OutgoingMail } from './mailer.ts'
import { renderMailHtml } from './render-mail-html.ts'

/** Mail as plain text and as HTML with the same content. */
export function renderMail(request: MailRequest): Omit<OutgoingMail, 'id' | 'createdAt'> {
  const { to, language } = request
  const parts = mailParts(request)
  return {
    to,
    language,
    subject: parts.subject,
    text: renderText(parts),
    html: renderMailHtml(parts),
    ...('replyTo' in request && { replyTo: request.replyTo }),
    ...('oneClickUnsubscribe' in request && { oneClickUnsubscribe: request.oneClickUnsubscribe }),
  }
}

function renderText(parts: MailParts): string {
  const { heading, body, details, action, code, reason, unsubscribe, signature } = parts
  const paragraphs = [
    heading,
    body,
    ...details.map(({ label, value }) => `${label}\n${value}`),
    `${action.label}\n${action.address}`,
    ...(code ? [`${code.lead}\n${code.value}`] : []),
    reason,
    ...(unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.link}`] : []),
    `-- \n${signature}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}
