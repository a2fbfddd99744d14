import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

type SmtpOptions = {
  /** `smtp://` (STARTTLS where offered) or `smtps://`, with user and password in it. */
  url: string
  /** Sender: an address, with or without a name before it. */
  from: string
}

/** Most mails sent at the same time. */
const SMTP_CONNECTIONS = 5

/**
 * Mailer for an SMTP server. The Message-ID derives from the mail's id, so mail programs recognise
 * a second copy.
 */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

  return {
    async send(mail, signal) {
      const { id, to, replyTo, oneClickUnsubscribe, language, subject, text, html, createdAt } =
        mail
      await transport.sendMail({
        from,
        // As an object it is a single address, whatever commas or brackets it holds.
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        date: createdAt,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': language,
          ...(oneClickUnsubscribe !== undefined && {
            'List-Unsubscribe': `<${oneClickUnsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal,
      })
    },
    close: () => transport.close(),
  }
}
