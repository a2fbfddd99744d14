import { get } from 'node:http'
import {
  type MailServer,
  SERVICE_ENGINES,
  Secret,
  startMailServer,
  startWorld,
  type World,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const password = 'correct horse battery'
const newAddress = () => `person-${crypto.randomUUID()}@example.com`

describe.each(SERVICE_ENGINES)('with a mail server, on %s', (engine) => {
  let server: MailServer
  let world: World
  beforeAll(async () => {
    server = await startMailServer()
    world = await startWorld(engine, { smtpUrl: new Secret(server.url) })
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })
  const mailTo = (address: string) =>
    eventually(() => {
      const found = server.received.filter(({ envelope }) => envelope.to.includes(address))
      expect(found).toHaveLength(1)
      return found.map(({ email }) => email)
    })

  test.each([
    ['fr', 'Confirmez votre adresse e-mail', /Ou saisissez ce code\s:\n(\d{6})/],
    ['en', 'Confirm your email address', /Or type this code:\n(\d{6})/],
  ])(
    'a new person confirms in their language (%s) with the code they were mailed',
    async (language, subject, code) => {
      const email = newAddress()
      const { data } = await world.anon.auth.signUp({
        email,
        password,
        options: { data: { language } },
      })
      expect(data.session).toBeNull()

      const [mail] = await mailTo(email)
      const token = code.exec(mail?.text ?? '')?.[1] ?? ''
      const confirmed = await world.anon.auth.verifyOtp({ email, token, type: 'signup' })

      expect(mail?.subject).toBe(subject)
      expect(confirmed.data.user?.email).toBe(email)
    },
  )

  test('nobody finds a mailbox', async () => {
    const answers = await Promise.all(
      ['/mailbox', '/mailbox.json'].map((path) =>
        fetch(world.url + path, { headers: { accept: 'application/json' } }),
      ),
    )

    expect(answers.map(({ ok }) => ok)).toEqual([false, false])
  })
})

describe.each(SERVICE_ENGINES)('behind a proxy that leaves no header, on %s', (engine) => {
  test('nobody finds the mailbox or the figures', async () => {
    await using world = await startWorld(engine, { trustProxy: 1 })

    const answers = await Promise.all(
      ['/mailbox', '/mailbox.json', '/metrics'].map((path) =>
        fetch(world.url + path, { headers: { accept: 'application/json' } }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe.each(SERVICE_ENGINES)('without a mail server, on %s', (engine) => {
  const world = worldOf(engine)

  /** Person who asked for a password reset, once the mail has arrived. */
  async function forgetful() {
    const { email } = await world.signUp()
    await world.anon.auth.resetPasswordForEmail(email)
    return eventually(async () => {
      const [entry] = await world.mailbox(email)
      if (!entry) throw new Error('no mail yet')
      return entry
    })
  }
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(world.url + path, {
      headers: { 'accept-language': 'en', ...headers },
    })
    return {
      status: response.status,
      policy: response.headers.get('content-security-policy'),
      text: await response.text(),
    }
  }

  test('mail is listed newest first with all that tools rely on', async () => {
    const older = await forgetful()
    const newer = await forgetful()

    const [first, second] = await world.mailbox()
    expect([first?.to, second?.to]).toEqual([newer.to, older.to])
    expect(Object.keys(newer).sort()).toEqual([
      'createdAt',
      'html',
      'language',
      'subject',
      'text',
      'to',
    ])
    expect(new Date(newer.createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  test('a person at this machine reads mails on a page that runs no script', async () => {
    const mail = await forgetful()
    const link = /https?:\S+/.exec(mail.text)?.[0] ?? ''

    const list = await page('/mailbox')
    const [, path = ''] = /href="(\/mailbox\/[0-9a-f-]+)"/.exec(list.text) ?? []
    const one = await page(path)

    expect([list.status, one.status]).toEqual([200, 200])
    expect(list.text).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    expect(one.text).toContain('<iframe')
    expect(list.text).toMatch(/\b(?:(?:UTC|GMT)\+\d|CES?T)\b/)
    for (const { policy, text } of [list, one]) {
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/script-src|unsafe-eval/)
      expect(text).not.toContain('<script')
    }
  })

  test.each([
    ['comes through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['comes under another name', { host: 'evil.example' }],
  ])('nobody whose request %s reads mail', async (_, headers) => {
    await forgetful()

    const answers = await Promise.all(
      ['/mailbox', '/mailbox.json', `/mailbox/${crypto.randomUUID()}`].map((path) =>
        statusWith(world.url + path, headers),
      ),
    )

    expect(answers).toEqual([404, 404, 404])
  })

  test.each([
    '/mailbox/00000000-0000-4000-8000-000000000000',
    "/mailbox/'",
    '/mailbox/%00',
    '/mailbox/%ff',
  ])('nothing is at %s', async (path) => {
    expect((await page(path)).status).toBe(404)
  })

  test('an unknown person asking for a new password is sent nothing', async () => {
    const email = newAddress()
    await world.anon.auth.resetPasswordForEmail(email)
    await forgetful()

    expect(await world.mailbox(email)).toEqual([])
  })
})

/** Status of a request with the given `Host`, which `fetch` would set itself. */
async function statusWith(url: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, { headers }, (response) => {
    response.resume()
    resolve(response.statusCode ?? 0)
  }).on('error', reject)
  return promise
}
