import { randomUUID } from 'node:crypto'
import { SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'

const password = 'right horse battery'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

describe.each(SERVICE_ENGINES)('signing in by mail on %s', (engine) => {
  const world = worldOf(engine, { authAutoconfirm: false, authMailIntervalS: 0 })

  const anEmail = () => `${randomUUID()}@example.com`
  /** Browser with storage of its own. */
  const browser = (flowType: 'pkce' | 'implicit' = 'pkce'): SupabaseClient =>
    createClient(world.url, world.anonKey, {
      auth: {
        flowType,
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storageKey: randomUUID(),
      },
    })
  async function account() {
    const email = anEmail()
    const made = await world.service.auth.admin.createUser({ email, password, email_confirm: true })
    if (made.error) throw made.error
    return { email, id: made.data.user.id }
  }
  /** Link, its token, and code of the newest of so many mails to the address. */
  const newestOf = (count: number, email: string) =>
    eventually(async () => {
      const mails = await world.mailbox(email)
      expect(mails).toHaveLength(count)
      const { subject = '', text = '' } = mails[0] ?? {}
      const [link = ''] = /http\S+\/confirm\?\S+/.exec(text) ?? []
      const [code = ''] = /^\d{6}$/m.exec(text) ?? []
      return { subject, code, link, token: new URL(link).searchParams.get('token') ?? '' }
    })
  /** Follows a link as the page it leads to does. */
  async function follow(link: string) {
    const answer = await fetch(link.replace('/confirm?', '/verify?'), { redirect: 'manual' })
    const location = new URL(answer.headers.get('location') ?? '')
    return { status: answer.status, query: location.searchParams, hash: location.hash }
  }
  const methods = async (client: SupabaseClient) => {
    const { data } = await client.auth.getClaims()
    return data?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method))
  }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${world.url}/auth/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-supabase-api-version': '2024-01-01', 'content-type': 'application/json' },
    })
    return { status: answer.status, body: await answer.json() }
  }

  describe('with a link of the PKCE flow', () => {
    test('a sign-up is confirmed, and the browser that asked gets the session', async () => {
      const [email, own] = [anEmail(), browser()]
      await own.auth.signUp({ email, password })
      const { link, token } = await newestOf(1, email)
      expect(token).toMatch(/^pkce_/)

      const { status, query, hash } = await follow(link)

      expect([status, hash, [...query.keys()]]).toEqual([303, '', ['code']])
      const { data, error } = await own.auth.exchangeCodeForSession(query.get('code') ?? '')
      expect(error).toBeNull()
      expect(data.user?.email_confirmed_at).toBeDefined()
      expect(await methods(own)).toEqual(['email/signup'])
      const again = await browser().auth.signInWithPassword({ email, password })
      expect(again.error).toBeNull()
    })

    test('a code is of no use to another browser, and is used up by the try', async () => {
      const { email } = await account()
      const own = browser()
      await own.auth.signInWithOtp({ email })
      const { query } = await follow((await newestOf(1, email)).link)
      const code = query.get('code') ?? ''
      const body = { auth_code: code, code_verifier: 'x'.repeat(64) }

      expect(await post('/token?grant_type=pkce', body)).toMatchObject({
        status: 400,
        body: { code: 'bad_code_verifier' },
      })
      const { error } = await own.auth.exchangeCodeForSession(code)
      expect([error?.status, error?.code]).toEqual([404, 'flow_state_not_found'])
    })

    test.each(['s256', 'PLAIN'])('the verifier is checked by %s', async (method) => {
      const { email } = await account()
      const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
      const challenge = method === 's256' ? CHALLENGE : verifier
      const asked = { email, code_challenge: challenge, code_challenge_method: method }
      expect(await post('/magiclink', asked)).toEqual({ status: 200, body: {} })
      const { query } = await follow((await newestOf(1, email)).link)

      const body = { auth_code: query.get('code'), code_verifier: verifier }
      expect(await post('/token?grant_type=pkce', body)).toMatchObject({
        status: 200,
        body: { token_type: 'bearer', user: { email } },
      })
    })

    test('a code may be exchanged for five minutes, unless the account changes hands', async () => {
      const { email, id } = await account()
      const own = browser()
      const codeOf = async (count: number) => {
        await own.auth.signInWithOtp({ email })
        return (await follow((await newestOf(count, email)).link)).query.get('code') ?? ''
      }
      const late = await codeOf(1)
      await world.db.query(`update auth.flow_state set created_at = created_at - interval '6 min'`)
      const tooLate = await own.auth.exchangeCodeForSession(late)
      expect([tooLate.error?.status, tooLate.error?.code]).toEqual([422, 'flow_state_expired'])

      const pending = await codeOf(2)
      await world.service.auth.admin.updateUserById(id, { password: 'another secret' })
      const ended = await own.auth.exchangeCodeForSession(pending)
      expect(ended.error?.code).toBe('flow_state_not_found')
    })

    test('a new password is chosen by the browser that asked for it', async () => {
      const { email } = await account()
      const own = browser()
      await own.auth.resetPasswordForEmail(email)
      const { query } = await follow((await newestOf(1, email)).link)
      const events: string[] = []
      own.auth.onAuthStateChange((event) => void events.push(event))

      const { error } = await own.auth.exchangeCodeForSession(query.get('code') ?? '')

      expect(error).toBeNull()
      await eventually(() => expect(events).toContain('PASSWORD_RECOVERY'))
      expect(await methods(own)).toEqual(['recovery'])
      expect((await own.auth.updateUser({ password: 'another secret' })).error).toBeNull()
    })

    test('an address is changed after both sides are confirmed', async () => {
      const [{ email }, own, next] = [await account(), browser(), anEmail()]
      await own.auth.signInWithPassword({ email, password })
      expect((await own.auth.updateUser({ email: next })).error).toBeNull()

      const first = await follow((await newestOf(1, email)).link)
      const second = await follow((await newestOf(1, next)).link)

      expect(first.query.get('message')).toMatch(/^Confirmation link accepted/)
      expect(first.hash).toMatch(/^#message=Confirmation\+link\+accepted/)
      const { data } = await own.auth.exchangeCodeForSession(second.query.get('code') ?? '')
      expect(data.user?.email).toBe(next)
    })

    test('a link that is used again says so in the query and in the fragment', async () => {
      const { email } = await account()
      await browser().auth.signInWithOtp({ email })
      const { link } = await newestOf(1, email)
      await follow(link)

      const { query, hash } = await follow(link)

      expect(query.get('error_code')).toBe('otp_expired')
      expect(hash).toContain('error_code=otp_expired')
    })

    test.each([
      [
        { code_challenge: CHALLENGE },
        'PKCE flow requires code_challenge_method and code_challenge',
      ],
      [
        { code_challenge: 'short', code_challenge_method: 's256' },
        'code challenge has to be between 43 and 128 characters',
      ],
      [
        { code_challenge: `${CHALLENGE} `, code_challenge_method: 's256' },
        'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
      ],
    ])('a challenge that cannot be one is refused: %o', async (fields, message) => {
      const refused = { status: 400, body: { code: 'validation_failed', message } }
      const email = anEmail()
      for (const path of ['/otp', '/magiclink', '/recover', '/resend', '/signup']) {
        const body = { email, password, type: 'signup', ...fields }
        expect(await post(path, body)).toEqual(refused)
      }
    })
  })

  describe('with a link or a code of the implicit flow', () => {
    test('a confirmed person gets a mail with both, in their language', async () => {
      const { email } = await account()
      const own = browser('implicit')
      expect((await own.auth.signInWithOtp({ email })).error).toBeNull()
      const { subject, code, link } = await newestOf(1, email)
      expect(subject).toBe('Votre lien de connexion')

      const { data, error } = await own.auth.verifyOtp({ email, token: code, type: 'email' })

      expect(error).toBeNull()
      expect(data.user?.email).toBe(email)
      expect(await methods(own)).toEqual(['otp'])
      expect((await follow(link)).hash).toContain('otp_expired')
    })

    test('right codes do not use up the tries of their person', async () => {
      const { email } = await account()
      for (let count = 1; count <= 6; count += 1) {
        await browser().auth.signInWithOtp({ email })
        const { code } = await newestOf(count, email)
        const { error } = await browser().auth.verifyOtp({ email, token: code, type: 'email' })
        expect(error).toBeNull()
      }
    })

    test.each(['email', 'magiclink'] as const)('a token hash is verified as %s', async (type) => {
      const { email } = await account()
      await browser().auth.signInWithOtp({ email })
      const { token } = await newestOf(1, email)
      const { error } = await browser().auth.verifyOtp({ token_hash: token, type })
      expect(error).toBeNull()
    })

    test('an unknown address is signed up, without a password', async () => {
      const email = anEmail()
      const own = browser('implicit')
      await own.auth.signInWithOtp({ email, options: { data: { nick: 'Ada', role: 'admin' } } })
      const { code } = await newestOf(1, email)

      const { data, error } = await own.auth.verifyOtp({ email, token: code, type: 'email' })

      expect(error).toBeNull()
      expect(data.user?.user_metadata).toMatchObject({ nick: 'Ada', email_verified: true })
      expect(data.user?.app_metadata.role).not.toBe('admin')
      const { error: refused } = await browser().auth.signInWithPassword({ email, password })
      expect(refused?.code).toBe('invalid_credentials')
    })

    test('a password that a stranger chose before is forgotten', async () => {
      for (const shouldCreateUser of [true, false]) {
        const email = anEmail()
        await browser('implicit').auth.signUp({ email, password })
        await newestOf(1, email)
        const own = browser('implicit')
        await own.auth.signInWithOtp({ email, options: { shouldCreateUser } })
        const { code } = await newestOf(2, email)

        const { error } = await own.auth.verifyOtp({ email, token: code, type: 'email' })

        expect(error).toBeNull()
        const { error: refused } = await browser().auth.signInWithPassword({ email, password })
        expect(refused?.code).toBe('invalid_credentials')
      }
    })

    test('who may not sign up gets no mail, and is not told', async () => {
      const [email, next] = [anEmail(), await account()]
      const options = { shouldCreateUser: false }
      const unknown = await browser().auth.signInWithOtp({ email, options })
      await browser().auth.signInWithOtp({ email: next.email, options })

      expect(unknown.error).toBeNull()
      await newestOf(1, next.email)
      expect(await world.mailbox(email)).toEqual([])
      expect(
        (await world.service.auth.admin.listUsers()).data.users.map((one) => one.email),
      ).not.toContain(email)
    })

    test.each([
      [
        { email: 'a@b.co', phone: '33612345678' },
        400,
        'validation_failed',
        'Only an email address or phone number should be provided',
      ],
      [
        { email: 'a@b.co', channel: 'sms' },
        400,
        'validation_failed',
        'Channel should only be specified with Phone OTP',
      ],
      [{}, 400, 'validation_failed', 'One of email or phone must be set'],
      [{ phone: '33612345678' }, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
      [{ email: 'nobody', create_user: false }, 422, 'otp_disabled', 'Signups not allowed for otp'],
      [
        { email: 'nobody' },
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      ],
    ])('POST /otp refuses %o', async (body, status, code, message) => {
      expect(await post('/otp', body)).toEqual({ status, body: { code, message } })
    })

    test('POST /magiclink asks for an address', async () => {
      const message = 'Password recovery requires an email'
      expect(await post('/magiclink', {})).toEqual({
        status: 422,
        body: { code: 'validation_failed', message },
      })
    })
  })
})
