import { randomUUID } from 'node:crypto'
import { newPhone, SERVICE_ENGINES, startSmsServer, startWorld } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { afterAll, describe, expect, test } from 'vitest'

const password = 'right horse battery'
/** Subject of the notice of a new number. */
const NOTICE = /numéro de téléphone|phone number/
const sms = await startSmsServer()
afterAll(() => sms[Symbol.asyncDispose]())

describe.each(SERVICE_ENGINES)('phones with a served Podium on %s', (engine) => {
  const world = worldOf(engine, { ...sms.settings, authSmsMaxFrequencyS: 0 })
  const visitor = () =>
    createClient(world.url, world.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
    })
  /** Person with a confirmed phone and a password, signed in. */
  async function newPerson() {
    const [client, phone] = [visitor(), newPhone()]
    await client.auth.signUp({ phone, password })
    const { data, error } = await client.auth.verifyOtp({
      phone,
      token: sms.codeOf(phone),
      type: 'sms',
    })
    if (error) throw error
    return { client, phone, id: data.user?.id ?? '' }
  }

  test('the version of the terms that was accepted with a phone stays as it was', async () => {
    const [client, phone] = [visitor(), newPhone()]
    const data = { terms_version: '2026-11-22' }
    await client.auth.signUp({ phone, password, options: { data } })
    await client.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'sms' })

    const { data: later } = await client.auth.updateUser({ data: { terms_version: null } })

    expect(later.user?.user_metadata).toMatchObject(data)
  })

  test('the sender is told where WhatsApp was asked for, and of nothing else', async () => {
    const [phone, next] = [newPhone(), newPhone()]
    const client = visitor()
    const channel = 'whatsapp'
    const asked = await client.auth.signUp({ phone, password, options: { channel } })
    await client.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'sms' })
    const byCode = await visitor().auth.signInWithOtp({ phone, options: { channel } })
    const plain = await visitor().auth.signInWithOtp({ phone })
    const { data } = await client.auth.getSession()
    const changed = await fetch(`${world.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify({ phone: next, channel }),
    })

    expect([asked.error, byCode.error, plain.error, changed.status]).toEqual([
      ...[null, null, null],
      200,
    ])
    const channels = sms.received.flatMap(({ sms: { phone: to, channel: by = 'none' } }) =>
      to === phone || to === next ? [by] : [],
    )
    expect(channels).toEqual([channel, channel, 'none', channel])
  })

  test('a person signs up with a phone and a password, and signs in with both', async () => {
    const [client, phone] = [visitor(), newPhone()]
    const typed = `+${phone.slice(0, 3)} ${phone.slice(3)}`

    const signUp = await client.auth.signUp({
      phone: typed,
      password,
      options: { data: { first_name: 'Ada' } },
    })
    const early = await client.auth.signInWithPassword({ phone, password })
    const [message] = sms.received.filter((each) => each.sms.phone === phone)
    const verified = await client.auth.verifyOtp({
      phone: typed,
      token: sms.codeOf(phone),
      type: 'sms',
    })
    const signIn = await visitor().auth.signInWithPassword({ phone: `+${phone}`, password })

    expect(signUp.error).toBeNull()
    expect(signUp.data.session).toBeNull()
    expect(signUp.data.user).toMatchObject({
      phone,
      email: '',
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: { first_name: 'Ada', phone, phone_verified: false, email_verified: false },
      identities: [{ provider: 'phone', identity_data: { phone, phone_verified: false } }],
    })
    expect(signUp.data.user?.phone_confirmed_at).toBeUndefined()
    expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' })
    expect(message).toMatchObject({
      isSigned: true,
      user: { phone, app_metadata: { provider: 'phone' } },
      sms: { otp: expect.stringMatching(/^\d{6}$/), phone, sms_type: 'confirmation' },
    })
    expect(JSON.stringify(message?.user)).not.toContain('argon2')
    expect(verified.data.session?.user).toMatchObject({
      id: signUp.data.user?.id,
      phone,
      phone_confirmed_at: expect.any(String),
      confirmed_at: expect.any(String),
      user_metadata: { phone_verified: true },
      identities: [{ identity_data: { phone_verified: true } }],
    })
    const claims = await client.auth.getClaims()
    expect(claims.data?.claims).toMatchObject({ phone, aal: 'aal1', amr: [{ method: 'otp' }] })
    expect(signIn.error).toBeNull()
    expect(signIn.data.user?.id).toBe(signUp.data.user?.id)
    expect(sms.countTo(phone)).toBe(1)
  })

  test('a code signs up whoever has no account, signs in who has one, and works once', async () => {
    const phone = newPhone()
    const sent = await visitor().auth.signInWithOtp({ phone: `+${phone}` })
    const code = sms.codeOf(phone)
    const first = await visitor().auth.verifyOtp({ phone, token: code, type: 'sms' })
    const again = await visitor().auth.verifyOtp({ phone, token: code, type: 'sms' })
    const sentAgain = await visitor().auth.signInWithOtp({ phone })
    const second = await visitor().auth.verifyOtp({
      phone,
      token: sms.codeOf(phone),
      type: 'sms',
    })

    expect([sent.error, sentAgain.error]).toEqual([null, null])
    expect(first.data.user?.id).toBe(second.data.user?.id)
    expect(second.data.session).not.toBeNull()
    expect(again.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
  })

  test('the sender of messages is told of the account that the code will be for', async () => {
    const phone = newPhone()
    const signUp = (name: string) =>
      visitor().auth.signUp({ phone, password, options: { data: { first_name: name } } })
    for (const name of ['Ada', 'Grace']) await signUp(name)
    const { data } = await visitor().auth.verifyOtp({
      phone,
      token: sms.codeOf(phone),
      type: 'sms',
    })
    await visitor().auth.signInWithOtp({ phone })

    const told = sms.received.filter((message) => message.sms.phone === phone)
    expect(told).toMatchObject([
      { user: { user_metadata: { first_name: 'Ada' } } },
      { user: { user_metadata: { first_name: 'Grace' } } },
      { user: { id: data.user?.id, user_metadata: { first_name: 'Grace' } } },
    ])
  })

  test('nobody is signed up by a code who does not want it', async () => {
    const phone = newPhone()
    const options = { shouldCreateUser: false }
    const { error } = await visitor().auth.signInWithOtp({ phone, options })
    const malformed = await visitor().auth.signInWithOtp({ phone: 'x', options })

    expect(error).toBeNull()
    expect(malformed.error).toMatchObject({ status: 422, code: 'otp_disabled' })
    const found = await world.db.query('select from auth.users where phone = $1', [phone])
    expect(found).toEqual([])
  })

  test('a message that cannot be sent is told, and leaves nothing behind', async () => {
    const person = await newPerson()
    const failures = [
      (phone: string) => visitor().auth.signUp({ phone, password }),
      (phone: string) => visitor().auth.signInWithOtp({ phone }),
      (phone: string) => person.client.auth.updateUser({ phone }),
    ]
    const answers: Parameters<typeof sms.answerWith>[0][] = [
      (response) => response.writeHead(500).end('{"phone":"secret"}'),
      (response) => response.end('{"error":{"http_code":429,"message":"too many"}}'),
      (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
      (response) => response.end('x'.repeat(300_000)),
      (response) => response.destroy(),
    ]
    for (const ask of failures) {
      for (const answer of answers) {
        const phone = newPhone()
        sms.answerWith(answer)
        const { error } = await ask(phone)
        sms.answerWith(undefined)

        expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' })
        expect(error?.message).toMatch(
          /^Error sending (confirmation|phone_change) OTP to provider: its? /,
        )
        expect(error?.message).not.toMatch(/secret|too many/)
        const left = await world.db.query(
          `select from auth.users where phone = $1 or phone_change = $1
           union all select from auth.one_time_tokens where relates_to = $1`,
          [phone],
        )
        expect(left).toEqual([])
      }
    }
  })

  test('a person changes their number with a code that is sent to the new one', async () => {
    const { client, phone, id } = await newPerson()
    const next = newPhone()

    const asked = await client.auth.updateUser({ phone: `+${next}` })
    const between = await client.auth.getUser()
    const resent = await client.auth.resend({ type: 'phone_change', phone })
    const code = await codeAfter(next, 1)
    const wrongType = await visitor().auth.verifyOtp({ phone: next, token: code, type: 'sms' })
    const done = await client.auth.verifyOtp({ phone: next, token: code, type: 'phone_change' })

    expect(asked.error).toBeNull()
    expect(asked.data.user).toMatchObject({ phone, new_phone: next })
    expect(between.data.user).toMatchObject({ phone, new_phone: next })
    expect(resent.error).toBeNull()
    expect(wrongType.error?.code).toBe('otp_expired')
    expect(done.data.session?.user).toMatchObject({
      id,
      phone: next,
      identities: [{ provider: 'phone', identity_data: { phone: next, phone_verified: true } }],
    })
    expect(done.data.user?.new_phone).toBeUndefined()
    expect((await visitor().auth.signInWithPassword({ phone, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await visitor().auth.signInWithPassword({ phone: next, password })).error).toBeNull()
  })

  test('an account with an address gets a phone, which signs in too; its person is told by mail', async () => {
    const person = await world.signUp()
    const client = visitor()
    await client.auth.signInWithPassword(person)
    const phone = newPhone()
    await client.auth.updateUser({ phone })
    await client.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'phone_change' })
    await visitor().auth.signInWithOtp({ phone })
    const { data } = await visitor().auth.verifyOtp({
      phone,
      token: sms.codeOf(phone),
      type: 'sms',
    })

    expect(data.user).toMatchObject({
      id: person.id,
      email: person.email,
      phone,
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    })
    await eventually(async () =>
      expect((await world.mailbox(person.email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(NOTICE),
      ),
    )
  })

  test('“It was not me” removes the phone that a thief added, and a pending one', async () => {
    const person = await world.signUp()
    const thief = visitor()
    await thief.auth.signInWithPassword(person)
    const [phone, pending] = [newPhone(), newPhone()]
    await thief.auth.updateUser({ phone })
    await thief.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'phone_change' })
    await thief.auth.updateUser({ phone: pending })
    const token = await eventually(async () => {
      const notice = (await world.mailbox(person.email)).find(({ subject }) => NOTICE.test(subject))
      const [, found] = /\/secure-account#token=([0-9a-f]{40})/.exec(notice?.text ?? '') ?? []
      if (found === undefined) throw new Error('no such notice yet')
      return found
    })
    const { status } = await fetch(`${world.url}/api/alarm`, {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'content-type': 'application/json' },
    })

    expect(status).toBe(200)
    const { data } = await world.service.auth.admin.getUserById(person.id)
    expect(data.user).toMatchObject({ phone: '', identities: [{ provider: 'email' }] })
    expect(data.user?.new_phone).toBeUndefined()
    const code = sms.codeOf(pending)
    const late = await thief.auth.verifyOtp({ phone: pending, token: code, type: 'phone_change' })
    expect(late.error?.code).toBe('otp_expired')
  })

  test('a number belongs to one account, which only its reader learns', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const asked = await other.client.auth.updateUser({ phone: owner.phone })
    const { error } = await visitor().auth.verifyOtp({
      phone: owner.phone,
      token: sms.codeOf(owner.phone),
      type: 'phone_change',
    })

    expect(asked.error).toBeNull()
    expect(error).toMatchObject({ status: 422, code: 'phone_exists' })
    expect((await other.client.auth.getUser()).data.user?.phone).toBe(other.phone)
  })

  test('an admin makes, changes and finds accounts with phones', async () => {
    const admin = world.service.auth.admin
    const [phone, next] = [newPhone(), newPhone()]
    const made = await admin.createUser({ phone: `+${phone}`, password, phone_confirm: true })
    const signIn = await visitor().auth.signInWithPassword({ phone, password })
    const id = made.data.user?.id ?? ''
    const taken = await admin.createUser({ phone })
    const changed = await admin.updateUserById(id, { phone: next })
    const { data } = await admin.getUserById(id)

    expect(made.data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) })
    expect(signIn.error).toBeNull()
    expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' })
    expect(changed.error).toBeNull()
    expect(data.user).toMatchObject({
      phone: next,
      identities: [{ provider: 'phone', identity_data: { phone: next, phone_verified: true } }],
    })
    const unconfirmed = await admin.createUser({ phone })
    await admin.updateUserById(unconfirmed.data.user?.id ?? '', { phone_confirm: true })
    const confirmed = await admin.getUserById(unconfirmed.data.user?.id ?? '')
    expect(confirmed.data.user).toMatchObject({
      phone_confirmed_at: expect.any(String),
      identities: [{ identity_data: { phone_verified: true } }],
    })
  })

  test('GET /settings says that phones are there', async () => {
    const response = await fetch(`${world.url}/auth/v1/settings`)
    expect(await response.json()).toMatchObject({
      external: { phone: true },
      phone_autoconfirm: false,
    })
  })

  test('neither numbers nor codes reach the log', async () => {
    const lines: string[] = []
    await using own = await startWorld(
      engine,
      { ...sms.settings, logLevel: 'trace' },
      { onLog: (line) => lines.push(line) },
    )
    const client = createClient(own.url, own.anonKey, { auth: { persistSession: false } })
    const phone = newPhone()
    await client.auth.signUp({ phone, password })
    await client.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'sms' })
    const failing = newPhone()
    sms.answerWith((response) => response.writeHead(500).end(failing))
    await client.auth.signInWithOtp({ phone: failing })
    sms.answerWith((response) => response.destroy())
    await client.auth.signInWithOtp({ phone: newPhone() })
    sms.answerWith(undefined)

    const log = lines.join('\n')
    expect(log).toContain('a text message could not be sent')
    expect(log).toMatch(/"code":"(UND_ERR_SOCKET|ECONNRESET)"/)
    for (const secret of [phone, failing, sms.codeOf(phone), sms.codeOf(failing)]) {
      expect(log).not.toContain(secret)
    }
  })

  /** Code of the message that comes after so many. */
  async function codeAfter(phone: string, count: number) {
    await expect.poll(() => sms.countTo(phone)).toBeGreaterThan(count)
    const code = sms.codeOf(phone)
    await expect
      .poll(
        async () =>
          (await world.db.query('select from auth.one_time_tokens where relates_to = $1', [phone]))
            .length,
      )
      .toBeGreaterThan(count)
    return code
  }
})
