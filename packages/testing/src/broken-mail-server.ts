import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** Phases of a mail's delivery by SMTP with the server's answers, in their order. */
const ANSWERS = {
  greeting: '220 ready',
  EHLO: '250 hello',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  text: '250 taken',
}
type SmtpPhase = keyof typeof ANSWERS
export const SMTP_PHASES = Object.keys(ANSWERS).filter(isPhase)

/** Misbehaviour of the server: another reply, the end of the connection (undefined), or silence (null). */
type SmtpFault = { phase: SmtpPhase; reply: string | undefined | null }

type BrokenMailServer = AsyncDisposable & {
  url: string
  /** Fault from now on; none when undefined. */
  breakAt(fault: SmtpFault | undefined): void
  /** Mails taken so far. */
  taken(): number
  /** Texts of mails received so far, also those without an answer. */
  texts(): number
}

/** SMTP server that fails in a phase of its choice. */
export async function startBrokenMailServer(): Promise<BrokenMailServer> {
  const sockets = new Set<Socket>()
  let fault: SmtpFault | undefined
  let taken = 0
  let texts = 0

  const server = createServer((socket) => {
    let isText = false

    /** Answers; returns whether with what the phase wants. */
    function answer(phase: SmtpPhase): boolean {
      const isBroken = fault?.phase === phase
      if (isBroken && fault?.reply === undefined) socket.destroy()
      else if (!isBroken || fault?.reply !== null)
        socket.write(`${isBroken ? fault?.reply : ANSWERS[phase]}\r\n`)
      return !isBroken
    }
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    answer('greeting')
    createInterface({ input: socket }).on('line', (line) => {
      if (isText) {
        if (line !== '.') return
        isText = false
        texts += 1
        taken += Number(answer('text'))
        return
      }
      const verb = line.slice(0, 4)
      if (!isPhase(verb)) socket.write('250 ok\r\n')
      else isText = answer(verb) && verb === 'DATA'
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP, so no pipe name
  return {
    url: `smtp://127.0.0.1:${port}`,
    breakAt(next) {
      fault = next
    },
    taken: () => taken,
    texts: () => texts,
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function isPhase(word: string): word is SmtpPhase {
  return word in ANSWERS
}
