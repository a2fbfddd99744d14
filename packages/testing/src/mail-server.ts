import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Mail as received: the envelope, the bytes, and the parsed form. */
export type ReceivedMail = { envelope: { from: string; to: string[] }; raw: string; email: Email }

export type MailServer = AsyncDisposable & {
  url: string
  /** Mails accepted so far, oldest first. */
  received: readonly ReceivedMail[]
  /** Number of recipients offered, refused ones included. */
  offers: number
}

type MailServerOptions = {
  /** Port; a free one unless given. */
  port?: number
  /** Reply code for the n-th recipient offered (from 1), undefined to accept it. */
  refuse?: (offer: number) => number | undefined
}

/** Local SMTP server that keeps the mails it receives. */
export async function startMailServer({ port = 0, refuse }: MailServerOptions = {}) {
  const received: ReceivedMail[] = []
  let offers = 0
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100, // clients keep their connections
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      offers += 1
      const code = refuse?.(offers)
      done(code === undefined ? null : Object.assign(new Error('Not now'), { responseCode: code }))
    },
    onData(stream, { envelope }, done) {
      void buffer(stream).then(async (bytes) => {
        received.push({
          envelope: {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
          },
          raw: bytes.toString('latin1'),
          email: await PostalMime.parse(bytes),
        })
        done(null)
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo // listening on TCP, so no pipe name

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    get offers() {
      return offers
    },
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  } satisfies MailServer
}
