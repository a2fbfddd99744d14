import { randomUUID } from 'node:crypto'
import { mailTexts } from '@podium/i18n/mails'
import { SERVICE_ENGINES, Secret, startMailServer, startWorld, type World } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const PROVIDER = 'provider@example.com'
const LANGUAGES = ['fr', 'en'] as const

const someAddress = () => `${randomUUID()}@example.com`
const someMessage = (fields: Record<string, unknown> = {}) => ({
  name: 'Ada Lovelace',
  email: someAddress(),
  subject: 'devis',
  message: 'A programme, please.\n<b>Soon</b>',
  ...fields,
})

describe.each(SERVICE_ENGINES)('the forms of visitors on %s', (engine) => {
  const world = worldOf(engine, { contactEmail: PROVIDER })

  const mailTo = (address: string, subject: string) =>
    eventually(async () => {
      const mail = (await world.mailbox(address)).find((each) => each.subject === subject)
      if (mail === undefined) throw new Error(`No mail "${subject}" yet`)
      return mail
    })
  const messageCount = async () => (await world.db.query('select id from contact_messages')).length
  const messagesOf = (email: string) =>
    world.db.query('select * from contact_messages where email = $1', [email])
  const subscriptionsOf = (email: string) =>
    world.db.query<{ confirmed_at: string | null; token_hash: string }>(
      'select * from newsletter_subscriptions where email = $1',
      [email],
    )

  test('where the settings name nobody, every admin gets the messages in their language, and nobody else', async () => {
    await using unset = await startWorld(engine)
    const frenchAdmin = await unset.signUp({ role: 'admin' })
    await frenchAdmin.auth.updateUser({ data: { language: 'fr' } })
    const undecidedAdmin = await unset.signUp({ role: 'admin' })
    await unset.signUp({ role: 'editor' })
    const { id: banned } = await unset.signUp({ role: 'admin' })
    await unset.service.auth.admin.updateUserById(banned, { ban_duration: '24h' })
    const message = someMessage({ language: 'en' })

    expect(await post(unset, '/api/contact', message)).toEqual([201, { success: true }])

    const everybody = [
      [message.email, 'en'],
      [frenchAdmin.email, 'fr'],
      [undecidedAdmin.email, 'en'],
    ].sort()
    await eventually(async () =>
      expect((await unset.mailbox()).map(({ to, language }) => [to, language]).sort()).toEqual(
        everybody,
      ),
    )
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    const { kinds, contact } = mailTexts[language]

    test('a visitor writes: stored, mailed to the provider, acknowledged', async () => {
      const message = someMessage({ language, message: `Hello ${randomUUID()} <b>` })

      expect(await post(world, '/api/contact', message)).toEqual([201, { success: true }])

      expect(await messagesOf(message.email)).toMatchObject([{ ...message, status: 'open' }])
      const toSender = await mailTo(message.email, kinds.contact_received.subject)
      expect(toSender).toMatchObject({ language })
      expect(toSender.text).not.toContain(message.message)
      const toProvider = await eventually(async () => {
        const mails = await world.mailbox(PROVIDER)
        const mail = mails.find(({ text }) => text.includes(message.message))
        if (mail === undefined) throw new Error('Not yet')
        return mail
      })
      expect(toProvider).toMatchObject({ language, subject: kinds.contact_message.subject })
      expect(toProvider.text).toContain(contact.subjects.devis)
      expect(toProvider.text).toContain(message.email)
      expect(toProvider.html).not.toContain('<b>')
      expect(toProvider.html).toContain(`href="mailto:${encodeURIComponent(message.email)}"`)
      for (const copy of [mailTexts[language].linkFallback, 'mailto:']) {
        expect(toProvider.text).not.toContain(copy)
      }
      expect(toProvider.html).not.toContain(mailTexts[language].linkFallback)
    })

    test('a visitor subscribes by the link of a mail, and leaves by that of the next', async () => {
      const email = someAddress()
      expect(await post(world, '/api/newsletter', { email, language })).toEqual([
        202,
        { success: true },
      ])
      const confirm = tokenIn(await mailTo(email, kinds.newsletter_confirmation.subject))
      const [pending] = await subscriptionsOf(email)
      expect(pending).toMatchObject({ confirmed_at: null, language })
      expect(pending?.token_hash).not.toBe(confirm)
      expect(await post(world, `/api/newsletter/unsubscribe?token=${confirm}`)).toEqual(UNKNOWN)

      const confirmAt = `/api/newsletter/confirm?token=${confirm}`
      expect(await post(world, confirmAt)).toEqual([200, { success: true, already: false }])
      expect((await subscriptionsOf(email))[0]?.confirmed_at).not.toBeNull()
      expect(await post(world, confirmAt)).toEqual([200, { success: true, already: true }])

      const welcomes = (await world.mailbox(email)).filter(
        ({ subject }) => subject === kinds.newsletter_welcome.subject,
      )
      expect(welcomes.length).toBeLessThanOrEqual(1)
      const welcome = await mailTo(email, kinds.newsletter_welcome.subject)
      expect(welcome.text).toContain(`${kinds.newsletter_welcome.action}\n${world.url}\n`)
      const leave = tokenIn(welcome)
      // The way out is below the reason; the button leads to the site.
      const [above = '', below] = welcome.html.split(kinds.newsletter_welcome.reason)
      expect(above).toContain(`href="${world.url}"`)
      expect(above).not.toContain(leave)
      expect(below).toContain(`${leave}"`)
      expect(below).toContain(`>${mailTexts[language].unsubscribe}</a>`)
      expect(await post(world, `/api/newsletter/confirm?token=${leave}`)).toEqual(UNKNOWN)
      const leaveAt = `/api/newsletter/unsubscribe?token=${leave}`
      const response = await fetch(world.url + leaveAt, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
      expect(response.status).toBe(200)
      expect(await subscriptionsOf(email)).toEqual([])
      expect(await post(world, leaveAt)).toEqual(UNKNOWN)
      expect(await post(world, confirmAt)).toEqual(UNKNOWN)
    })
  })

  test('a stored message without its mails does not exist', async () => {
    const message = someMessage()
    await world.db.query('alter table mail.outbox add constraint full_up check (false) not valid')
    try {
      const [status, body] = await post(world, '/api/contact', message)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body).toMatchObject({ code: expect.any(String) })
      const email = someAddress()
      expect((await post(world, '/api/newsletter', { email }))[0]).toBeGreaterThanOrEqual(400)
      expect(await subscriptionsOf(email)).toEqual([])
    } finally {
      await world.db.query('alter table mail.outbox drop constraint full_up')
    }

    expect(await messagesOf(message.email)).toEqual([])
  })

  test('whoever fills in the hidden field is answered alike, and nothing happens', async () => {
    const message = someMessage({ website: 'https://spam.example' })
    const { email, website } = message as typeof message & { website: string }

    expect(await post(world, '/api/contact', message)).toEqual([201, { success: true }])
    expect(await post(world, '/api/newsletter', { email, website })).toEqual([
      202,
      { success: true },
    ])

    expect(await messagesOf(email)).toEqual([])
    expect(await subscriptionsOf(email)).toEqual([])
    expect(await world.mailbox(email)).toEqual([])
  })

  test('nobody finds out who is subscribed', async () => {
    const { kinds } = mailTexts.en
    const email = someAddress()
    const ask = (address: string) =>
      post(world, '/api/newsletter', { email: address, language: 'en' })
    const unknown = await ask(email)
    const pending = await ask(email)
    await world.db.query(
      'update newsletter_subscriptions set confirmed_at = now() where email = $1',
      [email],
    )
    const before = await subscriptionsOf(email)
    const subscribed = await ask(email.toUpperCase())

    expect(pending).toEqual(unknown)
    expect(subscribed).toEqual(unknown)
    expect(await subscriptionsOf(email)).toEqual(before)
    expect(await subscriptionsOf(email.toUpperCase())).toEqual([])
    await mailTo(email.toUpperCase(), kinds.newsletter_already.subject)
  })

  test('a confirmation older than a week no longer confirms', async () => {
    const email = someAddress()
    await post(world, '/api/newsletter', { email, language: 'en' })
    const mail = await mailTo(email, mailTexts.en.kinds.newsletter_confirmation.subject)
    await world.db.query(
      `update newsletter_subscriptions set requested_at = now() - interval '8 days' where email = $1`,
      [email],
    )

    expect(await post(world, `/api/newsletter/confirm?token=${tokenIn(mail)}`)).toEqual(UNKNOWN)
  })

  test.each(['/api/newsletter/confirm', '/api/newsletter/unsubscribe'])(
    '%s refuses what is no token of ours',
    async (path) => {
      for (const query of ['', '?token=', '?token=nonsense', `?token=${'a'.repeat(4000)}`]) {
        expect(await post(world, path + query)).toEqual(UNKNOWN)
      }
    },
  )

  test('reading the address of a link changes nothing; a person is led to its page', async () => {
    const response = await fetch(`${world.url}/api/newsletter/unsubscribe?token=x`, {
      redirect: 'manual',
    })

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/newsletter/unsubscribe?token=x')
  })

  test.each([
    ['no name', { name: '  ' }],
    ['a name too long', { name: 'a'.repeat(101) }],
    ['no address', { email: '' }],
    ['no real address', { email: 'ada' }],
    ['two addresses', { email: 'a@example.com, b@example.com' }],
    ['a line break in the address', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['an address too long', { email: `${'a'.repeat(250)}@example.com` }],
    ['the empty prompt', { subject: '' }],
    ['an unknown subject', { subject: 'love' }],
    ['no message', { message: undefined }],
    ['a message too long', { message: 'a'.repeat(5001) }],
    ['a message that cannot be stored', { message: 'a\0b' }],
    ['half a character', { message: 'a\ud800' }],
    ['a number for a name', { name: 7 }],
    ['a list for a message', { message: ['a'] }],
    ['an unknown language', { language: 'de' }],
  ])('a message with %s is refused', async (_what, wrong) => {
    const before = await messageCount()

    const [status, body] = await post(world, '/api/contact', someMessage(wrong))

    expect([status, body]).toMatchObject([400, { code: 'validation_failed' }])
    expect(await messageCount()).toBe(before)
  })

  test.each([
    ['nothing', '', 400, 'bad_json'],
    ['no JSON', '{"name":', 400, 'bad_json'],
    ['a list', '[]', 400, 'validation_failed'],
    ['null', 'null', 400, 'validation_failed'],
    ['2 MB', JSON.stringify({ message: 'a'.repeat(2 * 1024 * 1024) }), 413, 'payload_too_large'],
  ])('a body that is %s is refused on both forms', async (_what, body, status, code) => {
    for (const path of ['/api/contact', '/api/newsletter']) {
      const response = await fetch(world.url + path, { method: 'POST', body })

      expect([response.status, await response.json()]).toMatchObject([
        status,
        { code, error: expect.any(String) },
      ])
    }
  })

  test('nobody but the service key reads messages and subscriptions', async () => {
    const admin = await world.signUp({ role: 'admin' })
    for (const table of ['contact_messages', 'newsletter_subscriptions']) {
      for (const client of [world.anon, admin]) {
        const { data, error } = await client.from(table).select('*')
        expect([data, error?.code]).toEqual([null, '42501'])
      }
      const { error } = await world.service.from(table).select('*')
      expect(error).toBeNull()
    }
  })
})

test.each(SERVICE_ENGINES)('who sends too much is asked to wait, on %s', async (engine) => {
  await using world = await startWorld(engine, { authRateLimits: true })
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await post(world, '/api/contact', someMessage()))[0]).toBe(201)
  }

  const response = await fetch(`${world.url}/api/contact`, { method: 'POST', body: '{}' })

  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ code: 'over_request_rate_limit' })
  const email = someAddress()
  for (let asked = 0; asked < 5; asked += 1) {
    expect(await post(world, '/api/newsletter', { email })).toEqual([202, { success: true }])
  }
  await eventually(async () => expect((await world.mailbox(email)).length).toBe(3))
  // A mail provider posts from one address for all who leave (RFC 8058).
  const leave = async () => (await post(world, '/api/newsletter/unsubscribe?token=unknown'))[0]
  const statuses = new Set<number>()
  // A few at once: on a busy machine forty would wait for their turns for longer than they may.
  for (let round = 0; round < 10; round += 1)
    for (const status of await Promise.all([leave(), leave(), leave(), leave()]))
      statuses.add(status)
  expect(statuses).toEqual(new Set([404]))
})

test('mails carry what mail programs need to answer and to unsubscribe', async () => {
  await using mailServer = await startMailServer()
  await using world = await startWorld('pglite', {
    contactEmail: PROVIDER,
    smtpUrl: new Secret(mailServer.url),
  })
  const { kinds } = mailTexts.en
  const received = (subject: string) =>
    eventually(() => {
      const mail = mailServer.received.find(({ email }) => email.subject === subject)
      if (mail === undefined) throw new Error('Not yet')
      return mail.email
    })
  const { email } = someMessage()
  await post(world, '/api/contact', someMessage({ email, language: 'en' }))
  await post(world, '/api/newsletter', { email, language: 'en' })
  const confirmation = await received(kinds.newsletter_confirmation.subject)
  await post(world, `/api/newsletter/confirm?token=${tokenIn({ text: confirmation.text ?? '' })}`)
  const welcome = await received(kinds.newsletter_welcome.subject)
  const header = (key: string) => welcome.headers.find((each) => each.key === key)?.value

  expect((await received(kinds.contact_message.subject)).replyTo).toMatchObject([
    { address: email },
  ])
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
  expect((await fetch(address, { method: 'POST' })).status).toBe(200)
})

const UNKNOWN = [404, { error: expect.any(String), code: 'newsletter_link_unknown' }]

async function post(world: World, path: string, body?: unknown): Promise<[number, unknown]> {
  const response = await fetch(world.url + path, {
    method: 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return [response.status, await response.json()]
}

const tokenIn = ({ text }: { text: string }) => /token=(\w+)/.exec(text)?.[1] ?? ''
