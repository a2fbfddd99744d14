import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Secret } from '@podium/server/settings'

/** Text message as received, of which `user` is the account as the protocol shows it. */
export type ReceivedSms = {
  user: Record<string, unknown>
  sms: { otp: string; phone: string; sms_type: string; channel?: string }
  headers: IncomingHttpHeaders
  /** Whether its signature is that of Standard Webhooks, of this very body and a moment ago. */
  isSigned: boolean
}

/** Receiver of text messages on a port of this machine. */
export type SmsServer = AsyncDisposable & {
  /** Settings of a server that sends its messages there. */
  settings: { smsWebhookUrl: Secret; smsWebhookSecrets: Secret }
  /** Messages so far, oldest first. */
  received: readonly ReceivedSms[]
  /** Newest code that a number got. Throws where it got none. */
  codeOf(phone: string): string
  /** Messages to a number. */
  countTo(phone: string): number
  /** Forgets the messages so far. */
  forget(): void
  /** Answers the next messages otherwise; undefined: as ever, with 200. */
  answerWith(answer: ((response: ServerResponse) => void) | undefined): void
}

/** Starts the receiver. */
export async function startSmsServer(): Promise<SmsServer> {
  const key = randomBytes(32)
  const received: ReceivedSms[] = []
  let otherAnswer: ((response: ServerResponse) => void) | undefined
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { user, sms } = JSON.parse(body)
    const { headers } = request
    received.push({ user, sms, headers, isSigned: isSigned(body, { headers, key }) })
    if (otherAnswer) otherAnswer(response)
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const to = (phone: string) => received.filter(({ sms }) => sms.phone === phone)
  return {
    settings: {
      smsWebhookUrl: new Secret(`http://127.0.0.1:${port}/sms`),
      smsWebhookSecrets: new Secret(`v1,whsec_${key.toString('base64')}`),
    },
    received,
    codeOf(phone) {
      const last = to(phone).at(-1)
      if (last === undefined) throw new Error('The number got no message')
      return last.sms.otp
    },
    countTo: (phone) => to(phone).length,
    forget() {
      received.length = 0
    },
    answerWith(answer) {
      otherAnswer = answer
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Phone number in digits that nobody else of a test has. */
export const newPhone = (): string => `336${String(randomInt(1e9)).padStart(9, '0')}`

/** https://www.standardwebhooks.com: HMAC-SHA256 of id, time and body, with five minutes' tolerance. */
function isSigned(body: string, { headers, key }: { headers: IncomingHttpHeaders; key: Buffer }) {
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  } = headers
  const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const ageS = Math.abs(Date.now() / 1000 - Number(timestamp))
  return ageS < 300 && String(signature).split(' ').includes(`v1,${signed}`)
}
