import { randomInt, randomUUID } from 'node:crypto'
import { newPhone, SERVICE_ENGINES, startAuth, startSmsServer } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'

const password = 'right horse battery'
const DAY_MS = 24 * 60 * 60 * 1000
const sms = await startSmsServer()
afterAll(() => sms[Symbol.asyncDispose]())
const SENDER = { ...sms.settings, authSmsMaxFrequencyS: 0, authAnonymous: true }

/** Header that names a network of its own. */
const network = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

describe.each(SERVICE_ENGINES)('phones of the auth service on %s', (engine) => {
  describe('with a sender', () => {
    const world = authOf(engine, SENDER)
    const post = (path: string, body: unknown, headers = {}) => world.send(path, body, { headers })
    const signIn = (phone: string, secret: string) =>
      post('/token?grant_type=password', { phone, password: secret })
    const verify = (phone: string, token: string, headers = {}) =>
      post('/verify', { type: 'sms', phone, token }, headers)

    test('a later sign-up replaces an unconfirmed one whole, and only its code confirms it', async () => {
      const phone = newPhone()
      const first = await post('/signup', { phone, password, data: { nick: 'Mallory' } }, network())
      const older = sms.codeOf(phone)
      const second = await post('/signup', {
        phone,
        password: 'victim horse',
        data: { nick: 'Ada' },
      })
      const { body } = await verify(phone, sms.codeOf(phone))

      expect(second.body.id).not.toBe(first.body.id)
      expect((await verify(phone, older)).body.code).toBe('otp_expired')
      expect(body.user).toMatchObject({ id: second.body.id, user_metadata: { nick: 'Ada' } })
      expect((await signIn(phone, password)).body.code).toBe('invalid_credentials')
      expect((await signIn(phone, 'victim horse')).status).toBe(200)
    })

    test('a code that signs in without a password clears that of an unconfirmed account', async () => {
      const phone = newPhone()
      await post('/signup', { phone, password }, network())
      await post('/otp', { phone, create_user: false })
      expect((await verify(phone, sms.codeOf(phone))).status).toBe(200)
      expect((await signIn(phone, password)).body.code).toBe('invalid_credentials')
    })

    test('neither sign-up nor code tells whether a number has an account', async () => {
      const [known, pending, unknown] = [newPhone(), newPhone(), newPhone()]
      await post('/signup', { phone: known, password, data: { nick: 'Ada' } })
      await verify(known, sms.codeOf(known))
      await post('/signup', { phone: pending, password: 'another horse' })
      const keysOf = (value: unknown): unknown =>
        typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, keysOf(child)]))
          : typeof value
      const asks = [
        (phone: string) => post('/signup', { phone, password, data: { nick: 'Eve' } }),
        (phone: string) => post('/otp', { phone }),
        (phone: string) => post('/otp', { phone, create_user: false }),
        (phone: string) => post('/resend', { type: 'sms', phone }),
        (phone: string) => verify(phone, '000000'),
        (phone: string) => signIn(phone, 'wrong horse'),
      ]
      for (const ask of asks) {
        const answers = await Promise.all([known, pending, unknown, newPhone()].map(ask))
        const shapes = answers.map(({ status, body }) => ({ status, body: keysOf(body) }))
        for (const shape of shapes) expect(shape).toEqual(shapes[0])
      }
      expect((await signIn(known, password)).body.user).toMatchObject({
        user_metadata: { nick: 'Ada' },
      })
    })

    test('five wrong codes end the tries of a network, not those of the person elsewhere', async () => {
      const phone = newPhone()
      await post('/otp', { phone })
      await verify(phone, sms.codeOf(phone))
      await post('/otp', { phone })
      const code = sms.codeOf(phone)
      const wrong = code === '000000' ? '000001' : '000000'
      const stranger = network()
      const tries = []
      for (let i = 0; i < 6; i += 1) tries.push((await verify(phone, wrong, stranger)).body.code)
      await post('/otp', { phone }, stranger)

      expect(tries).toEqual([...Array(5).fill('otp_expired'), 'over_request_rate_limit'])
      expect((await verify(phone, code)).status).toBe(200)
    })

    test('a code works for five minutes, and the database has its hash alone', async () => {
      const phone = newPhone()
      await post('/otp', { phone })
      const code = sms.codeOf(phone)
      const [stored] = await world.db.query<{ row: string }>(
        'select to_jsonb(one_time_tokens)::text as row from auth.one_time_tokens where relates_to = $1',
        [phone],
      )
      const { now } = world.clock
      world.clock.now = new Date(now.getTime() + 301_000)
      const late = await verify(phone, code)
      world.clock.now = now

      expect(stored?.row).not.toContain(`"${code}"`)
      expect(late.body.code).toBe('otp_expired')
      expect((await verify(phone, code)).status).toBe(200)
    })

    test('an anonymous account becomes permanent with a phone', async () => {
      const [client, phone] = [world.client(), newPhone()]
      const before = await client.auth.signInAnonymously()
      await client.auth.updateUser({ phone })
      const { data } = await client.auth.verifyOtp({
        phone,
        token: sms.codeOf(phone),
        type: 'phone_change',
      })
      expect(before.data.user?.is_anonymous).toBe(true)
      expect(data.user).toMatchObject({
        id: before.data.user?.id,
        phone,
        is_anonymous: false,
        app_metadata: { provider: 'phone', providers: ['phone'] },
      })
    })

    test('an account without an address proves itself by a code to its phone', async () => {
      const [client, phone] = [world.client(), newPhone()]
      await client.auth.signUp({ phone, password })
      await client.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'sms' })
      const { error } = await client.auth.reauthenticate()
      const changed = await client.auth.updateUser({
        password: 'another horse',
        nonce: sms.codeOf(phone),
      })

      expect(error).toBeNull()
      expect(sms.received.at(-1)?.sms).toMatchObject({ phone, sms_type: 'reauthentication' })
      expect(changed.error).toBeNull()
    })

    test('naming the present number never takes back one that is confirmed meanwhile', async () => {
      for (let i = 0; i < 3; i += 1) {
        const [client, phone, next] = [world.client(), newPhone(), newPhone()]
        await client.auth.signUp({ phone, password })
        await client.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'sms' })
        await client.auth.updateUser({ phone: next })
        const [named, confirmed] = await Promise.all([
          client.auth.updateUser({ phone, current_password: password }),
          world.client().auth.verifyOtp({
            phone: next,
            token: sms.codeOf(next),
            type: 'phone_change',
          }),
        ])
        const { data } = await client.auth.getUser()

        expect(named.error).toBeNull()
        expect(data.user?.phone).toBe(confirmed.error === null ? next : phone)
      }
    })

    test('a new password ends a pending change of number, which nobody sends again', async () => {
      const [client, phone, next] = [world.client(), newPhone(), newPhone()]
      await client.auth.signUp({ phone, password })
      await client.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'sms' })
      await client.auth.updateUser({ phone: next })
      await client.auth.updateUser({ password: 'another horse' })
      await world.client().auth.resend({ type: 'phone_change', phone })

      expect(sms.countTo(next)).toBe(1)
    })

    test('the log has what was done with a phone', async () => {
      const [client, phone, next] = [world.client(), newPhone(), newPhone()]
      await client.auth.signUp({ phone, password })
      const { data } = await client.auth.verifyOtp({
        phone,
        token: sms.codeOf(phone),
        type: 'sms',
      })
      await client.auth.updateUser({ phone: next })
      await client.auth.verifyOtp({ phone: next, token: sms.codeOf(next), type: 'phone_change' })
      const events = await world.db.query<{ event: string }>(
        'select event from auth.security_events where user_id = $1 order by id',
        [data.user?.id],
      )
      expect(events.map(({ event }) => event)).toEqual([
        ...['account_creation', 'phone_confirmation', 'sign_in'],
        ...['phone_change_request', 'phone_change', 'sign_in'],
      ])
    })

    test('every number of E.164 is taken as typed, and nothing else is', async () => {
      const number = fc
        .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^[0-9]{7,14}$/))
        .map(([first, rest]) => `${first}${rest}`.slice(0, 15))
        .filter((digits) => !/^\d{2,3}0/.test(digits)) // a 0 after a country code may be dropped
      await fc.assert(
        fc.asyncProperty(number, fc.boolean(), fc.nat(6), async (digits, hasPlus, at) => {
          const typed = `${hasPlus ? '+' : ''}${digits.slice(0, at)} ${digits.slice(at)}`
          const { status, body } = await post('/signup', { phone: typed, password })
          expect({ status, phone: body.phone }).toEqual({ status: 200, phone: digits })
          expect(sms.codeOf(digits)).toMatch(/^\d{6}$/)
        }),
        { numRuns: 15 },
      )
      const written = { phone: '+33 (0)6 12-34.56.78', password }
      expect((await post('/signup', written)).body.phone).toBe('33612345678')
      const other = fc.oneof(
        fc.string({ minLength: 1 }),
        fc.stringMatching(/^\+?0[0-9]{5,14}$/),
        fc.stringMatching(/^[1-9][0-9]{15,20}$/),
        fc.constantFrom('++33612345678', '٣٣٦١٢٣٤٥٦٧٨', '33612345678\n', '336\t12345678'),
      )
      await fc.assert(
        fc.asyncProperty(
          other.filter(
            (text) =>
              !/^[ \u00a0\u202f().-]*\+?[ \u00a0\u202f().-]*[1-9]/.test(text) ||
              /^[1-9][0-9]{15,20}$/.test(text),
          ),
          async (typed) => {
            const { status, body } = await post('/signup', { phone: typed, password })
            expect(status).toBe(400)
            expect(['validation_failed', 'bad_json']).toContain(body.code)
          },
        ),
        { numRuns: 50 },
      )
    })

    test('a number with the 0 of its country is the same account as without', async () => {
      const phone = newPhone()
      const typed = `+33 0${phone.slice(2)}`
      const { body } = await post('/signup', { phone: typed, password })
      const again = await post('/signup', { phone, password: 'another horse' })
      const verified = await verify(typed, sms.codeOf(phone))
      const signedIn = await signIn(typed, 'another horse')

      expect([body.phone, again.body.phone]).toEqual([phone, phone])
      expect(verified.body.user).toMatchObject({ id: again.body.id, phone })
      expect(signedIn.body.user).toMatchObject({ id: again.body.id })
      const stored = await world.db.query('select phone from auth.users where phone like $1', [
        `%${phone.slice(2)}`,
      ])
      expect(stored).toEqual([{ phone }])
    })

    test.each([
      ['/signup', { phone: '+33612345678', channel: 'pigeon', password }, 400, 'validation_failed'],
      [
        '/signup',
        {
          phone: '+33612345678',
          password,
          code_challenge: 'c'.repeat(43),
          code_challenge_method: 's256',
        },
        400,
        'validation_failed',
      ],
      ['/otp', { phone: '+0123' }, 400, 'validation_failed'],
      ['/otp', { phone: '+33612345678', channel: 'pigeon' }, 400, 'validation_failed'],
      [
        '/verify',
        { phone: '+33612345678', token: '123456', type: 'signup' },
        400,
        'validation_failed',
      ],
      ['/verify', { phone: 'x', token: '123456', type: 'sms' }, 400, 'validation_failed'],
      ['/verify', { token_hash: 'f'.repeat(64), type: 'sms' }, 400, 'validation_failed'],
      ['/verify', { email: 'a@b.co', token: '123456', type: 'sms' }, 400, 'validation_failed'],
      ['/resend', { phone: 'x', type: 'sms' }, 400, 'validation_failed'],
    ])('%s refuses %o', async (path, body, status, code) => {
      expect(await post(path, body)).toMatchObject({ status, body: { code } })
    })
  })

  describe('where an old session proves itself', () => {
    const world = authOf(engine, { ...SENDER, authPasswordReauthentication: true })
    const needed = { status: 400, code: 'reauthentication_needed' }
    type Client = ReturnType<typeof world.client>

    async function byPhone() {
      const [client, phone] = [world.client(), newPhone()]
      await client.auth.signUp({ phone, password })
      await client.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'sms' })
      return { client, phone }
    }
    async function byMail() {
      const [client, email] = [world.client(), `${randomUUID()}@example.com`]
      await client.auth.signUp({ email, password })
      return { client, email }
    }
    /** Makes an open session more than a day old. */
    async function age(client: Client) {
      world.clock.now = new Date(world.clock.now.getTime() + DAY_MS)
      await client.auth.refreshSession()
    }
    const confirm = (client: Client, phone: string) =>
      client.auth.verifyOtp({ phone, token: sms.codeOf(phone), type: 'phone_change' })

    test.each([
      ['a first phone', byMail],
      ['another phone', byPhone],
    ])('%s is not added there, and no code leaves', async (_, newPerson) => {
      const { client } = await newPerson()
      await age(client)
      const phone = newPhone()

      expect((await client.auth.updateUser({ phone })).error).toMatchObject(needed)
      expect(sms.countTo(phone)).toBe(0)
      expect((await client.auth.getUser()).data.user?.new_phone).toBeUndefined()
    })

    test('nor is a first address of an account that has a phone alone', async () => {
      const { client } = await byPhone()
      await age(client)
      const email = `${randomUUID()}@example.com`

      expect((await client.auth.updateUser({ email })).error).toMatchObject(needed)
      expect((await client.auth.getUser()).data.user).toMatchObject({ email: '' })
      expect(await world.mailsTo(email)).toEqual([])
    })

    test.each([
      ['the present password', () => ({ current_password: password })],
      ['the code sent to the present phone', (own: string) => ({ nonce: sms.codeOf(own) })],
    ])('%s proves it, alone before or along with the phone', async (_, proofOf) => {
      for (const isAlong of [true, false]) {
        const { client, phone: own } = await byPhone()
        await age(client)
        await client.auth.reauthenticate()
        const [phone, proof] = [newPhone(), proofOf(own)]
        if (!isAlong) await client.auth.updateUser(proof)

        const { error } = await client.auth.updateUser(isAlong ? { ...proof, phone } : { phone })

        expect(error).toBeNull()
        expect((await confirm(client, phone)).data.user).toMatchObject({ phone })
      }
    })

    test('a wrong proof along with a phone is refused', async () => {
      const { client } = await byPhone()
      await age(client)
      const phone = newPhone()
      const { error } = await client.auth.updateUser({ phone, current_password: 'wrong horse' })

      expect(error?.code).toBe('current_password_invalid')
      expect(sms.countTo(phone)).toBe(0)
    })

    test('a young session needs no more, nor does an anonymous one or the present number', async () => {
      const { client, phone: own } = await byPhone()
      const phone = newPhone()
      expect((await client.auth.updateUser({ phone })).error).toBeNull()
      await age(client)
      expect((await client.auth.updateUser({ phone: own })).error).toBeNull()
      expect((await client.auth.getUser()).data.user?.new_phone).toBeUndefined()

      const [anonymous, first] = [world.client(), newPhone()]
      await anonymous.auth.signInAnonymously()
      await age(anonymous)
      expect((await anonymous.auth.updateUser({ phone: first })).error).toBeNull()
      expect((await confirm(anonymous, first)).data.user).toMatchObject({ phone: first })
    })
  })

  describe('where messages are limited', () => {
    const world = authOf(engine, { ...sms.settings, authRateLimits: true, authSmsPerDay: 20 })
    const ask = (phone: string, headers: Record<string, string>) =>
      world.send('/otp', { phone }, { headers })

    test('a number gets one a minute and five an hour from a network, and ten from strangers', async () => {
      const [phone, from] = [newPhone(), network()]
      const { now } = world.clock
      const answers = []
      const refused = [await ask(phone, from), await ask(phone, from)][1]
      for (let i = 1; i <= 5; i += 1) {
        world.clock.now = new Date(now.getTime() + i * 61_000)
        answers.push((await ask(phone, from)).status)
      }
      const others = []
      for (let i = 0; i < 6; i += 1) others.push((await ask(phone, network())).status)

      expect(refused?.body).toEqual({
        code: 'over_sms_send_rate_limit',
        message: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ),
      })
      expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(answers).toEqual([200, 200, 200, 200, 429])
      expect(others).toEqual([200, 200, 200, 200, 200, 429])
      expect(sms.countTo(phone)).toBe(10)
    })

    describe('and strangers have had those of the day', () => {
      const day = authOf(engine, { ...sms.settings, authRateLimits: true, authSmsPerDay: 20 })
      const ask = (phone: string, headers: Record<string, string>, body = {}) =>
        day.send('/otp', { phone, ...body }, { headers })
      const minutesLater = (minutes: number) => {
        day.clock.now = new Date(day.clock.now.getTime() + minutes * 61_000)
      }
      /** Number with an account that is known in one network. */
      async function newAccount() {
        const [phone, from] = [newPhone(), network()]
        await ask(phone, from)
        const body = { type: 'sms', phone, token: sms.codeOf(phone) }
        await day.send('/verify', body, { headers: from })
        return { phone, from }
      }

      test('confirmed numbers still get codes, five each, and no answer tells which they are', async () => {
        const [ada, eve] = [await newAccount(), await newAccount()]
        for (let i = 0; i < 12; i += 1) {
          expect((await ask(newPhone(), network())).status).toBe(200)
        }
        minutesLater(1)
        const [unknown, unconfirmed] = [newPhone(), newPhone()]
        const answers = [
          await ask(unknown, network()),
          await ask(ada.phone, network()),
          await ask(ada.phone, network(), { create_user: false }),
        ]
        const signUps = [unknown, ada.phone, unconfirmed].map((phone) =>
          day.send('/signup', { phone, password }, { headers: network() }),
        )

        expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
          Array(3).fill({ status: 200, body: {} }),
        )
        expect([unknown, ada.phone].map(sms.countTo)).toEqual([0, 3])
        for (const { status, body } of await Promise.all(signUps)) {
          expect({ status, body }).toEqual({
            status: 429,
            body: { code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' },
          })
        }
        const verified = await day.send(
          '/verify',
          { type: 'sms', phone: ada.phone, token: sms.codeOf(ada.phone) },
          { headers: network() },
        )
        expect(verified.status).toBe(200)

        // Of the 20 messages 14 were for anybody and four for confirmed numbers; two are left for known networks.
        for (let i = 0; i < 4; i += 1) await ask(ada.phone, network())
        expect(sms.countTo(ada.phone)).toBe(5)
        expect((await ask(eve.phone, eve.from)).status).toBe(200)
        expect(sms.countTo(eve.phone)).toBe(2)
        expect((await ask(ada.phone, ada.from)).status).toBe(200)
        expect(await ask(eve.phone, eve.from)).toMatchObject({
          status: 429,
          body: { code: 'over_sms_send_rate_limit' },
        })
      })
    })

    test('numbers of one block get 20 a day for strangers', async () => {
      const wide = await startAuth(world.db, { ...sms.settings, authRateLimits: true })
      const block = newPhone().slice(0, -4)
      const phones = Array.from({ length: 21 }, (_, i) => `${block}${1000 + i}`)
      for (const phone of phones) await wide.send('/otp', { phone }, { headers: network() })

      expect(phones.map(sms.countTo)).toEqual([...Array(20).fill(1), 0])
    })

    test('a number that nobody has takes none of the day where nobody is signed up', async () => {
      const closed = await startAuth(world.db, { ...sms.settings, authSmsPerDay: 3 })
      closed.clock.now = new Date(closed.clock.now.getTime() + 2 * DAY_MS)
      for (let i = 0; i < 5; i += 1) {
        await closed.send('/otp', { phone: newPhone(), create_user: false })
        await closed.send('/resend', { type: 'sms', phone: newPhone() })
      }
      const phone = newPhone()
      expect((await closed.send('/otp', { phone })).status).toBe(200)
      expect(sms.countTo(phone)).toBe(1)
    })
  })

  describe('where a network asks for many messages', () => {
    const world = authOf(engine, { ...sms.settings, authRateLimits: true })
    const post = (path: string, body: unknown, headers: Record<string, string>) =>
      world.send(path, body, { headers })

    test('it gets 50 a day for strangers, and people who signed in there are not counted', async () => {
      const [phone, from] = [newPhone(), network()]
      await post('/otp', { phone }, from)
      await post('/verify', { type: 'sms', phone, token: sms.codeOf(phone) }, from)
      const answers = []
      for (let i = 0; i < 50; i += 1) {
        const path = i % 2 === 0 ? '/otp' : '/signup' // each has a limit of requests of its own
        answers.push((await post(path, { phone: newPhone(), password }, from)).status)
      }
      world.clock.now = new Date(world.clock.now.getTime() + 61_000)

      expect(answers).toEqual([...Array(49).fill(200), 429])
      expect((await post('/otp', { phone }, from)).status).toBe(200)
      expect((await post('/otp', { phone: newPhone() }, from)).status).toBe(429)
    })
  })

  describe('where numbers need no code', () => {
    const world = authOf(engine, { ...SENDER, authSmsAutoconfirm: true })

    test('a sign-up is a session, and a taken number is told', async () => {
      const [client, phone, next] = [world.client(), newPhone(), newPhone()]
      const { data } = await client.auth.signUp({ phone, password })
      const again = await world.client().auth.signUp({ phone, password })
      const other = await world.client().auth.signUp({ phone: next, password })
      const taken = await client.auth.updateUser({ phone: next })
      const free = newPhone()
      const changed = await client.auth.updateUser({ phone: free })

      expect(data.session?.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) })
      expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })
      expect(other.error).toBeNull()
      expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' })
      expect(changed.data.user).toMatchObject({ phone: free })
      expect([phone, next, free].map(sms.countTo)).toEqual([0, 0, 0])
    })
  })

  describe('without a sender', () => {
    const world = authOf(engine)

    test.each([
      ['/signup', { phone: '33612345678', password }, 400, 'Phone signups are disabled'],
      ['/otp', { phone: '33612345678' }, 400, 'Unsupported phone provider'],
      [
        '/token?grant_type=password',
        { phone: '33612345678', password },
        422,
        'Phone logins are disabled',
      ],
    ])('%s says that phones are disabled', async (path, body, status, message) => {
      expect(await world.send(path, body)).toMatchObject({
        status,
        body: { code: 'phone_provider_disabled', message },
      })
    })
  })
})
