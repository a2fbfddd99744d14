import { randomUUID } from 'node:crypto'
import { type AuthWorld, ENGINES, startAuth } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

const anEmail = () => `${randomUUID()}@example.com`
const password = 'secret1'

describe.each(ENGINES)('sign-up on %s', (engine) => {
  const open = authOf(engine)
  let confirming: AuthWorld
  beforeAll(async () => {
    confirming = await startAuth(open.db, { authAutoconfirm: false })
  })

  describe('without confirmation', () => {
    test('a new person is signed in, with the user in the protocol’s form', async () => {
      const email = anEmail()

      const { data, error } = await open
        .client()
        .auth.signUp({ email: email.toUpperCase(), password, options: { data: { nick: 'Ada' } } })

      expect(error).toBeNull()
      expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
      const id = data.user?.id
      const identity = { sub: id, email, email_verified: true, phone_verified: false }
      expect(data.user).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        aud: 'authenticated',
        role: 'authenticated',
        email,
        phone: '',
        email_confirmed_at: time,
        confirmed_at: time,
        last_sign_in_at: time,
        created_at: time,
        updated_at: time,
        is_anonymous: false,
        app_metadata: { provider: 'email', providers: ['email'], role: 'user' },
        user_metadata: { ...identity, nick: 'Ada', role: 'user' },
        identities: [
          {
            identity_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            id,
            user_id: id,
            provider: 'email',
            email,
            identity_data: { ...identity, nick: 'Ada', role: 'user' },
            last_sign_in_at: time,
            created_at: time,
            updated_at: time,
          },
        ],
      })
    })

    test('the access token says who, how and until when', async () => {
      const email = anEmail()
      const { data } = await open.client().auth.signUp({ email, password })

      const claims = await open.verifyToken(data.session?.access_token ?? '')

      const now = Math.floor(open.clock.now.getTime() / 1000)
      expect(claims).toEqual({
        iss: `${open.publicUrl}/auth/v1`,
        sub: data.user?.id,
        aud: 'authenticated',
        iat: now,
        exp: now + 3600,
        email,
        phone: '',
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: now }],
        session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        is_anonymous: false,
        app_metadata: data.user?.app_metadata,
        user_metadata: data.user?.user_metadata,
      })
    })

    test('an address that has an account is refused', async () => {
      const email = anEmail()
      await open.client().auth.signUp({ email, password })

      const { data, error } = await open.client().auth.signUp({ email, password: 'another1' })

      expect(data.session).toBeNull()
      expect(error).toMatchObject({
        status: 422,
        code: 'user_already_exists',
        message: 'User already registered',
      })
    })

    test('an unconfirmed account is not handed to who signs up with its address', async () => {
      const email = anEmail()
      await confirming.client().auth.signUp({ email, password })

      const { error } = await open.client().auth.signUp({ email, password: 'another1' })

      expect(error?.code).toBe('user_already_exists')
    })

    test('of many sign-ups with one address at once, one succeeds', async () => {
      const email = anEmail()

      const answers = await Promise.all(
        Array.from({ length: 8 }, () => open.send('/signup', { email, password })),
      )

      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)])
    })

    test.each(['admin', 'editor', 'owner', ['admin'], { a: 1 }, 7])(
      'a person who asks for the role %j becomes a user',
      async (role) => {
        const email = anEmail()

        const { body } = await open.send('/signup', {
          email,
          password,
          data: { role },
          app_metadata: { role: 'admin' },
          role: 'service_role',
        })

        expect(body.user).toMatchObject({
          role: 'authenticated',
          app_metadata: { role: 'user' },
          user_metadata: { role: 'user' },
          identities: [{ identity_data: { role: 'user' } }],
        })
        const claims = await open.verifyToken(String(body.access_token))
        expect(claims).toMatchObject({ role: 'authenticated', app_metadata: { role: 'user' } })
      },
    )

    test('a person may become a professional', async () => {
      const { data } = await open.client().auth.signUp({
        email: anEmail(),
        password,
        options: { data: { role: 'professional' } },
      })

      expect(data.user?.user_metadata.role).toBe('professional')
      expect(data.user?.app_metadata.role).toBe('professional')
    })
  })

  describe('with confirmation', () => {
    test('a new person gets a mail and no session', async () => {
      const email = anEmail()

      const { data, error } = await confirming.client().auth.signUp({
        email,
        password,
        options: { data: { language: 'en' }, emailRedirectTo: 'http://localhost:3000/dashboard' },
      })

      expect(error).toBeNull()
      expect(data.session).toBeNull()
      expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] })
      expect(data.user?.confirmation_sent_at).toBe(confirming.clock.now.toISOString())
      expect(data.user).not.toHaveProperty('email_confirmed_at')
      const [mail, ...others] = await confirming.mailsTo(email)
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        to: email,
        language: 'en',
        kind: 'signup_confirmation',
        code: expect.stringMatching(/^\d{6}$/),
        link: expect.stringMatching(
          /^http:\/\/localhost:3000\/auth\/v1\/confirm\?token=[0-9a-f]{64}&type=signup&redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fdashboard$/,
        ),
      })
    })

    test('who is not confirmed cannot sign in, and learns why only with the right password', async () => {
      const email = anEmail()
      await confirming.client().auth.signUp({ email, password })

      const right = await confirming.client().auth.signInWithPassword({ email, password })
      const wrong = await confirming.client().auth.signInWithPassword({ email, password: 'wrong1' })

      expect(right.error).toMatchObject({
        status: 400,
        code: 'email_not_confirmed',
        message: 'Email not confirmed',
      })
      expect(wrong.error?.code).toBe('invalid_credentials')
    })

    test.each(['a confirmed', 'an unconfirmed'])(
      '%s address answers like a new one, with nothing of its account',
      async (state) => {
        const world = await startAuth(open.db, { authAutoconfirm: false, authMailIntervalS: 0 })
        const email = anEmail()
        const isConfirmed = state === 'a confirmed'
        const options = { data: { nick: 'Real', role: 'professional' } }
        const real = await (isConfirmed ? open : world)
          .client()
          .auth.signUp({ email, password, options })
        const mails = (await world.mailsTo(email)).length

        const answerTo = (address: string) =>
          world.send('/signup', { email: address, password: 'another1', data: { nick: 'Eve' } })
        const taken = await answerTo(email)
        const fresh = await answerTo(anEmail())

        expect([taken.status, fresh.status]).toEqual([200, 200])
        expect(taken.body.id).not.toBe(real.data.user?.id)
        expect(JSON.stringify(taken.body)).not.toContain('Real')
        expect(alike(taken.body)).toEqual(alike(fresh.body))
        expect([...taken.headers.keys()]).toEqual([...fresh.headers.keys()])
        expect(await world.mailsTo(email)).toHaveLength(isConfirmed ? mails : mails + 1)
        const { error } = await open.client().auth.signInWithPassword({ email, password })
        expect(error?.code).toBe(isConfirmed ? undefined : 'invalid_credentials')
      },
    )

    test('an address gets one mail a minute, whoever has it', async () => {
      const world = await startAuth(open.db, { authAutoconfirm: false })
      const [fresh, confirmed] = [anEmail(), anEmail()]
      await open.client().auth.signUp({ email: confirmed, password })

      for (const email of [fresh, confirmed]) {
        const first = await world.send('/signup', { email, password })
        const second = await world.send('/signup', { email, password: 'another1' })

        const seconds = second.headers.get('retry-after')
        expect(Number(seconds)).toBeGreaterThan(50)
        expect([first.status, second.status, second.body]).toEqual([
          200,
          429,
          {
            code: 'over_email_send_rate_limit',
            message: `For security purposes, you can only request this after ${seconds} seconds.`,
          },
        ])
      }
      expect(await world.mailsTo(confirmed)).toEqual([])
    })
  })

  test('a password of the greatest length opens its account, and none that is shorter', async () => {
    const email = 'longest@example.com'
    const longest = 'é🎻'.repeat(64)
    const signIn = (password: string) => open.client().auth.signInWithPassword({ email, password })

    await open.client().auth.signUp({ email, password: longest })

    expect((await signIn(longest)).error).toBeNull()
    expect((await signIn(longest.slice(0, -2))).error?.code).toBe('invalid_credentials')
  })

  describe('refusals', () => {
    const REFUSED: [what: string, body: object, status: number, code: string, message: string][] = [
      ['nothing at all', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
      [
        'no password',
        { email: 'a@b.co' },
        400,
        'validation_failed',
        'Signup requires a valid password',
      ],
      [
        'a short password',
        { email: 'a@b.co', password: 'fives' },
        422,
        'weak_password',
        'Password should be at least 6 characters.',
      ],
      [
        'a long password',
        { email: 'a@b.co', password: 'x'.repeat(129) },
        400,
        'validation_failed',
        'Password cannot be longer than 128 characters',
      ],
      [
        'two addresses',
        { email: 'a@b.co', phone: '33612345678', password },
        400,
        'validation_failed',
        'Only an email address or phone number should be provided on signup.',
      ],
      [
        'a phone',
        { phone: '33612345678', password },
        400,
        'phone_provider_disabled',
        'Phone signups are disabled',
      ],
      [
        'no address',
        { email: 'not an address', password },
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      ],
      [
        'an address with a line break',
        { email: 'a@b.co\nbcc: c@d.co', password },
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      ],
      [
        'an endless address',
        { email: `${'a'.repeat(251)}@b.co`, password },
        400,
        'validation_failed',
        'An email address is too long',
      ],
      [
        'more metadata than a token carries',
        { email: 'a@b.co', password, data: { note: 'x'.repeat(9000) } },
        400,
        'validation_failed',
        'Metadata is too large (max 8192 bytes)',
      ],
    ]
    test.each(REFUSED)('%s is refused', async (_what, body, status, code, message) => {
      const answer = await open.send('/signup', body)

      expect(answer).toMatchObject({ status, body: { code, message } })
    })

    test('an address may be as long as they are taken', async () => {
      const email = `${randomUUID().replaceAll('-', '').padEnd(250, 'a')}@b.co`
      const answer = await open.send('/signup', { email, password })

      expect(answer).toMatchObject({ status: 200, body: { user: { email } } })
    })

    test('a weak password names its reasons', async () => {
      const { error } = await open.client().auth.signUp({ email: anEmail(), password: 'short' })

      expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
    })

    test('a fault behind the account is told as such, and no account is left', async () => {
      const email = `broken-${anEmail()}`
      await open.db.query(
        `create function public.break_down() returns trigger language plpgsql
           as $$ begin raise exception 'disk on fire' using errcode = 'XX001'; end $$`,
      )
      await open.db.query(
        `create trigger break_down before insert on auth.users for each row
           when (new.email like 'broken-%') execute function public.break_down()`,
      )

      const answer = await open.send('/signup', { email, password })

      expect(answer).toMatchObject({
        status: 500,
        body: { code: 'unexpected_failure', message: 'Database error saving new user' },
      })
      expect(await open.db.query('select from auth.users where email = $1', [email])).toEqual([])
    })

    test('nobody signs up where sign-ups are off', async () => {
      const closed = await startAuth(open.db, { authSignups: false })

      const { error } = await closed.client().auth.signUp({ email: anEmail(), password })

      expect(error).toMatchObject({
        status: 422,
        code: 'signup_disabled',
        message: 'Signups not allowed for this instance',
      })
    })
  })
})

/** Answer without what is each sign-up's own: the address and what is made at random. */
const alike = (body: object) =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}(?!@)/g, 'id')
      .replaceAll(/[0-9a-f-]{36}@example.com/g, 'address'),
  )
