import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const CAPTCHA_PROVIDERS = ['hcaptcha', 'turnstile'] as const
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number]

/** Behaviour of the server: its protocol, a status with a body as it stands, or nothing until it is closed. */
type CaptchaBehaviour = 'protocol' | 'silent' | { status: number; body: string }

export type CaptchaServer = AsyncDisposable & {
  /** Address of a provider's `siteverify`. */
  addressOf(provider: CaptchaProvider): string
  secret: string
  siteKey: string
  /** Token as the widget of a person who solved it has it: good once. */
  solve(): string
  /** Visitors' addresses of the requests so far. */
  askedFor: readonly string[]
  behave(next: CaptchaBehaviour): void
}

/** Code for a token that was good before, by provider. */
const SPENT = { hcaptcha: 'already-seen-response', turnstile: 'timeout-or-duplicate' }

const FORM = 'application/x-www-form-urlencoded'

/** Server with the `siteverify` of hCaptcha and of Turnstile; every token it has given is good once. */
export async function startCaptchaServer(): Promise<CaptchaServer> {
  const secret = `secret-${randomUUID()}`
  const [solved, spent] = [new Set<string>(), new Set<string>()]
  const askedFor: string[] = []
  let behaviour: CaptchaBehaviour = 'protocol'

  /** Codes for which a request is refused. */
  function faultsOf(form: URLSearchParams, provider: CaptchaProvider): string[] {
    const token = form.get('response') ?? ''
    askedFor.push(form.get('remoteip') ?? '')
    if (form.get('secret') !== secret) return ['invalid-input-secret']
    if (token === '') return ['missing-input-response']
    if (spent.has(token)) return [SPENT[provider]]
    if (!solved.has(token)) return ['invalid-input-response']
    spent.add(token)
    return []
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const provider = CAPTCHA_PROVIDERS.find((name) => request.url === `/${name}/siteverify`)
    const isForm = request.headers['content-type']?.startsWith(FORM)
    const form = new URLSearchParams(await text(request))
    if (behaviour === 'silent') return
    if (behaviour !== 'protocol') {
      response.writeHead(behaviour.status).end(behaviour.body)
    } else if (provider === undefined || request.method !== 'POST' || !isForm) {
      response
        .writeHead(400)
        .end(JSON.stringify({ success: false, 'error-codes': ['bad-request'] }))
    } else {
      const codes = faultsOf(form, provider)
      const success = codes.length === 0
      // hCaptcha leaves the codes of a success out.
      const shown = success && provider === 'hcaptcha' ? {} : { 'error-codes': codes }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ success, hostname: 'localhost', ...shown }))
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    addressOf: (provider) => `http://127.0.0.1:${port}/${provider}/siteverify`,
    secret,
    siteKey: 'site-key',
    solve() {
      const token = randomUUID()
      solved.add(token)
      return token
    },
    askedFor,
    behave(next) {
      behaviour = next
    },
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
