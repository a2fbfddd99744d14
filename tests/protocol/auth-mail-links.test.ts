import { randomUUID } from 'node:crypto'
import { parseRedirectPattern } from '@podium/server/platform/http/redirect-pattern'
import { type AuthWorld, openTestDatabase, SERVICE_ENGINES, startAuth } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const password = 'secret1'
const MINUTE_MS = 60_000
const confirmed = { status: 403, body: { code: 'email_already_confirmed' } }
const expired = { status: 403, body: { code: 'otp_expired' } }

describe.each(SERVICE_ENGINES)('links and codes in mails on %s', (engine) => {
  const world = authOf(engine, { authAutoconfirm: false })

  async function lastMail(email: string, from: AuthWorld = world) {
    const mail = (await from.mailsTo(email)).at(-1)
    if (!mail || !('code' in mail)) throw new Error(`no mail with a code for ${email}`)
    const link = new URL(mail.link)
    return { ...mail, token: link.searchParams.get('token') ?? '', link }
  }
  async function signUp(from: AuthWorld = world, options: object = {}) {
    const email = `${randomUUID()}@example.com`
    const { data } = await from.client().auth.signUp({ email, password, options })
    return { email, id: data.user?.id ?? '', ...(await lastMail(email, from)) }
  }
  async function recover(from: AuthWorld = world) {
    const email = `${randomUUID()}@example.com`
    await from.admin.createUser({ email, password, email_confirm: true })
    const redirectTo = 'http://localhost:3000/update-password'
    const { error } = await from.client().auth.resetPasswordForEmail(email, { redirectTo })
    expect(error).toBeNull()
    return { email, ...(await lastMail(email, from)) }
  }
  const follow = async (token: string, type: string, more = '') => {
    const response = await world.request(`/verify?token=${token}&type=${type}${more}`)
    const [target, fragment] = (response.headers.get('location') ?? '').split('#')
    return { status: response.status, target, fields: new URLSearchParams(fragment) }
  }
  const verify = (body: object, from: AuthWorld = world) => from.send('/verify', body)

  describe('GET /verify', () => {
    test('confirms the address and hands the session over in the fragment, sorted', async () => {
      const person = await signUp()

      const { status, target, fields } = await follow(person.token, 'signup')

      expect([status, target]).toEqual([303, 'http://localhost:3000/'])
      expect([...fields.keys()]).toEqual([
        'access_token',
        'expires_at',
        'expires_in',
        'refresh_token',
        'sb',
        'token_type',
        'type',
      ])
      expect(Object.fromEntries(fields)).toMatchObject({
        sb: '',
        token_type: 'bearer',
        type: 'signup',
      })
      const { data } = await world.client().auth.getUser(fields.get('access_token') ?? '')
      expect(data.user).toMatchObject({
        id: person.id,
        email_confirmed_at: world.clock.now.toISOString(),
        user_metadata: { email_verified: true },
        identities: [{ identity_data: { email_verified: true } }],
      })
      const { error } = await world
        .client()
        .auth.signInWithPassword({ email: person.email, password })
      expect(error).toBeNull()
    })

    test('leads the way back to a new password, with a session recorded as `otp`', async () => {
      const person = await recover()

      const { target, fields } = await follow(
        person.token,
        'recovery',
        '&redirect_to=http://localhost:3000/update-password',
      )

      expect(target).toBe('http://localhost:3000/update-password')
      const token = fields.get('access_token') ?? ''
      expect((await world.verifyToken(token)).amr).toMatchObject([{ method: 'otp' }])
      const answer = await world.send('/user', { password: 'another1' }, { method: 'PUT', token })
      expect(answer.status).toBe(200)
      const { error } = await world
        .client()
        .auth.signInWithPassword({ email: person.email, password: 'another1' })
      expect(error).toBeNull()
    })

    test('works once; a second visit says so in the fragment', async () => {
      const person = await signUp()
      await follow(person.token, 'signup')

      const { status, target, fields } = await follow(person.token, 'signup')

      expect([status, target]).toEqual([303, 'http://localhost:3000/'])
      expect(fields.toString()).toBe(
        'error=access_denied&error_code=email_already_confirmed&error_description=Email+address+is+already+confirmed&sb=',
      )
      const invented = `${person.token.slice(0, -1)}${person.token.endsWith('0') ? '1' : '0'}`
      expect((await follow(invented, 'signup')).fields.get('error_code')).toBe('otp_expired')
    })

    test('that a link was used is known for 30 days', async () => {
      const [person, next, third] = [await signUp(), await signUp(), await signUp()]
      await follow(person.token, 'signup')
      const again = () => verify({ type: 'signup', token_hash: person.token })
      expect(await again()).toMatchObject(confirmed)

      const age = (days: number) =>
        world.db.query(
          `update auth.used_confirmations set used_at = used_at - $2 * interval '1 day' where user_id = $1`,
          [person.id, days],
        )
      await age(29)
      await follow(next.token, 'signup')
      expect(await again()).toMatchObject(confirmed)
      await age(2)
      await follow(third.token, 'signup')

      expect(await again()).toMatchObject(expired)
    })

    test('of a deleted account nothing tells that its link was used', async () => {
      const person = await signUp()
      await follow(person.token, 'signup')
      await world.admin.deleteUser(person.id)

      expect(await verify({ type: 'signup', token_hash: person.token })).toMatchObject(expired)
    })

    test('of many visits at once, one gets in', async () => {
      const person = await signUp()

      const visits = await Promise.all(
        Array.from({ length: 8 }, () => follow(person.token, 'signup')),
      )

      expect(visits.filter(({ fields }) => fields.has('access_token'))).toHaveLength(1)
    })

    test('neither HEAD nor the page of the mail’s link uses it up', async () => {
      const person = await signUp()
      const head = await world.request(`/verify?token=${person.token}&type=signup`, {
        method: 'HEAD',
      })
      const pages = await Promise.all(
        [1, 2].map(() =>
          world.request(person.link.href.slice(`${world.publicUrl}/auth/v1`.length)),
        ),
      )

      expect([head.status, ...pages.map(({ status }) => status)]).toEqual([200, 200, 200])
      expect((await follow(person.token, 'signup')).fields.has('access_token')).toBe(true)
    })

    test.each([
      ['https://evil.example/', 'http://localhost:3000/'],
      ['//evil.example/', 'http://localhost:3000/'],
      ['http://localhost:3000@evil.example/', 'http://localhost:3000/'],
      ['http://user:word@localhost:3000/', 'http://localhost:3000/'],
      ['http://localhost.evil.example:3000/', 'http://localhost:3000/'],
      ['https://localhost:3000/', 'http://localhost:3000/'],
      ['javascript:alert(1)', 'http://localhost:3000/'],
      ['http://2130706433.evil.example/', 'http://localhost:3000/'],
      ['http://192.168.1.1/', 'http://localhost:3000/'],
      ['/update-password', 'http://localhost:3000/'],
      ['', 'http://localhost:3000/'],
      ['http://localhost:3000/a?b=c', 'http://localhost:3000/a?b=c'],
      ['http://localhost:5173/', 'http://localhost:5173/'],
      ['http://127.0.0.1:4000/callback', 'http://127.0.0.1:4000/callback'],
    ])('a redirect to %j leads to %s', async (asked, expected) => {
      const { target } = await follow('0', 'signup', `&redirect_to=${encodeURIComponent(asked)}`)

      expect(target).toBe(expected)
    })

    test('with a public address a redirect leads to no program of the visitor’s machine', async () => {
      const open = await startAuth(world.db, { publicUrl: 'https://podium.example' })
      const asked = encodeURIComponent('http://127.0.0.1:4000/callback')

      const { headers } = await open.request(`/verify?token=0&type=signup&redirect_to=${asked}`)

      expect(headers.get('location')).toMatch(/^https:\/\/podium\.example\/#/)
    })

    test.each([
      ['https://preview-7.podium.example/in?a=b', true],
      ['com.podium.app://in', true],
      ['https://preview.podium.example.evil.net/in', false],
      ['com.other.app://in', false],
    ])('with an allow list a redirect to %s is followed: %s', async (asked, isFollowed) => {
      const patterns = ['https://*.podium.example/**', 'com.podium.app://**']
      const open = await startAuth(world.db, {
        publicUrl: 'https://podium.example',
        authUriAllowList: patterns.flatMap((pattern) => parseRedirectPattern(pattern) ?? []),
      })
      const to = encodeURIComponent(asked)

      const { headers } = await open.request(`/verify?token=0&type=signup&redirect_to=${to}`)
      const { data } = await open.admin.generateLink({
        ...{ type: 'magiclink', email: `${randomUUID()}@example.com` },
        options: { redirectTo: asked },
      })

      const target = isFollowed ? asked : 'https://podium.example'
      const [location = ''] = (headers.get('location') ?? '').split('#')
      expect([location.replace(/\/$/, ''), data.properties?.redirect_to]).toEqual([target, target])
    })

    test.each([
      ['?token=abc', 'Verify requires a verification type'],
      ['?type=signup', 'Verify requires a token or a token hash'],
    ])('without all it needs (%s) it answers with JSON', async (query, message) => {
      const answer = await world.send(`/verify${query}`, undefined, { method: 'GET' })

      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', message } })
    })

    test('an unknown type is refused in the fragment', async () => {
      const { fields } = await follow('abc', 'constructor')

      expect(Object.fromEntries(fields)).toEqual({
        error: 'invalid_request',
        error_code: 'validation_failed',
        error_description: 'Invalid email verification type',
        sb: '',
      })
    })
  })

  describe('POST /verify', () => {
    test('takes the link’s token', async () => {
      const person = await signUp()

      const { data, error } = await world
        .client()
        .auth.verifyOtp({ token_hash: person.token, type: 'signup' })

      expect(error).toBeNull()
      expect(data.session?.user.email).toBe(person.email)
    })

    test.each(['signup', 'email'] as const)('takes the code as type %s', async (type) => {
      const person = await signUp()

      const { data, error } = await world
        .client()
        .auth.verifyOtp({ email: person.email.toUpperCase(), token: person.code, type })

      expect(error).toBeNull()
      expect(data.session?.user.email_confirmed_at).toBe(world.clock.now.toISOString())
    })

    test('a recovery confirms the address and ends every other link', async () => {
      const person = await signUp()
      await world.client().auth.resetPasswordForEmail(person.email)
      const recovery = await lastMail(person.email)

      const { error } = await world
        .client()
        .auth.verifyOtp({ email: person.email, token: recovery.code, type: 'recovery' })

      expect(error).toBeNull()
      expect(await verify({ token_hash: person.token, type: 'signup' })).toMatchObject(confirmed)
      expect(await verify({ token_hash: recovery.token, type: 'recovery' })).toMatchObject({
        ...expired,
        body: { ...expired.body, message: 'Email link is invalid or has expired' },
      })
    })

    test('the token of one purpose is none of another, and stays good', async () => {
      const person = await signUp()

      expect(await verify({ token_hash: person.token, type: 'recovery' })).toMatchObject(expired)
      expect((await verify({ token_hash: person.token, type: 'signup' })).status).toBe(200)
    })

    test('a newer mail leaves the older one good, until one of them is used', async () => {
      const ownWorld = await startAuth(world.db, { authAutoconfirm: false, authMailIntervalS: 0 })
      const first = await signUp(ownWorld)
      await ownWorld.client().auth.resend({ type: 'signup', email: first.email })
      const second = await lastMail(first.email, ownWorld)

      expect((await verify({ token_hash: first.token, type: 'signup' }, ownWorld)).status).toBe(200)
      expect(await verify({ token_hash: second.token, type: 'signup' }, ownWorld)).toMatchObject(
        confirmed,
      )
    })

    test.each([
      ['confirmation', 24 * 60, signUp, 'signup'],
      ['recovery', 60, recover, 'recovery'],
    ] as const)(
      'a link of a %s lasts %d minutes, its code ten',
      async (_what, minutes, send, type) => {
        const ownWorld = await startAuth(world.db, { authAutoconfirm: false })
        const [early, late, code, lateCode] = [
          await send(ownWorld),
          await send(ownWorld),
          await send(ownWorld),
          await send(ownWorld),
        ]
        const typed = (mail: typeof code) =>
          verify({ token: mail.code, email: mail.email, type }, ownWorld)

        ownWorld.clock.now = new Date(ownWorld.clock.now.getTime() + 9 * MINUTE_MS)
        const beforeCode = await typed(code)
        ownWorld.clock.now = new Date(ownWorld.clock.now.getTime() + MINUTE_MS)
        const afterCode = await typed(lateCode)

        ownWorld.clock.now = new Date(ownWorld.clock.now.getTime() + (minutes - 11) * MINUTE_MS)
        const before = await verify({ token_hash: early.token, type }, ownWorld)
        ownWorld.clock.now = new Date(ownWorld.clock.now.getTime() + MINUTE_MS)
        const after = await verify({ token_hash: late.token, type }, ownWorld)

        expect([beforeCode.status, before.status]).toEqual([200, 200])
        expect([after, afterCode]).toMatchObject([expired, expired])
      },
    )

    test('settings say how long links and codes last', async () => {
      const ownWorld = await startAuth(world.db, {
        authAutoconfirm: false,
        authCodeLifetimeS: 60,
        authLinkLifetimeS: 600,
      })
      const person = await signUp(ownWorld)

      ownWorld.clock.now = new Date(ownWorld.clock.now.getTime() + MINUTE_MS)
      const code = { token: person.code, email: person.email, type: 'signup' }
      expect(await verify(code, ownWorld)).toMatchObject(expired)
      ownWorld.clock.now = new Date(ownWorld.clock.now.getTime() + 9 * MINUTE_MS)
      const link = { token_hash: person.token, type: 'signup' }
      expect(await verify(link, ownWorld)).toMatchObject(expired)
    })

    /** Try of a code from a network. */
    const tryFrom = (network: string, body: object, from: AuthWorld = world) =>
      from.send('/verify', body, { headers: { 'x-forwarded-for': network } })
    const wrongFor = (person: { code: string; email: string }) => ({
      token: person.code === '000000' ? '000001' : '000000',
      email: person.email,
      type: 'signup',
    })

    test('a network has five tries for an address, whether or not it has a code', async () => {
      const person = await signUp()
      const unknown = { code: '', email: `${randomUUID()}@example.com` }

      for (const target of [person, unknown]) {
        const tries = Array.from({ length: 7 }, () => tryFrom('192.0.2.1', wrongFor(target)))
        const statuses = (await Promise.all(tries)).map(({ status }) => status)
        expect(statuses.sort()).toEqual([403, 403, 403, 403, 403, 429, 429])
      }
      const right = { token: person.code, email: person.email, type: 'signup' }
      const refused = await tryFrom('192.0.2.1', right)
      expect(refused.body.code).toBe('over_request_rate_limit')
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
      expect((await verify(right)).status).toBe(200)
    })

    test('many wrong tries cannot spoil a code where it was asked for, and make new ones longer', async () => {
      await using ownDb = await openTestDatabase(engine)
      const own = await startAuth(ownDb, {
        authAutoconfirm: false,
        authRateLimits: true,
        authMailIntervalS: 0,
      })
      const [person, traveller] = [await signUp(own), await signUp(own)]
      for (let each = 0; each < 60; each += 1) {
        await tryFrom(`198.51.100.${Math.floor(each / 4)}`, wrongFor(person), own)
      }

      const right = (mail: typeof person) => ({
        token: mail.code,
        email: mail.email,
        type: 'signup',
      })
      const away = await tryFrom('203.0.113.7', right(traveller), own)
      await own.client().auth.resend({ type: 'signup', email: traveller.email })
      const longer = await lastMail(traveller.email, own)
      const awayAgain = await tryFrom(
        '203.0.113.7',
        { ...right(traveller), token: longer.code },
        own,
      )

      expect((await verify(right(person), own)).status).toBe(200)
      expect(away).toMatchObject(expired)
      expect(longer.code).toMatch(/^\d{10}$/)
      expect(awayAgain.status).toBe(200)
    })

    test('who asks for codes of many accounts cannot go on guessing them', async () => {
      await using ownDb = await openTestDatabase(engine)
      const own = await startAuth(ownDb, { authAutoconfirm: false, authRateLimits: true })
      const network = '192.0.2.9'
      const victims: { code: string; email: string }[] = []
      for (let each = 0; each < 7; each += 1) {
        const email = `${randomUUID()}@example.com`
        const headers = { 'x-forwarded-for': network }
        await own.send('/signup', { email, password: 'right horse battery' }, { headers })
        victims.push({ code: (await lastMail(email, own)).code, email })
      }
      for (const person of victims.slice(0, 6)) {
        for (let each = 0; each < 4; each += 1) await tryFrom(network, wrongFor(person), own)
      }
      const last = victims.at(-1)
      const right = { token: last?.code, email: last?.email, type: 'signup' }

      expect(last?.code).toMatch(/^\d{6}$/)
      expect(await tryFrom(network, right, own)).toMatchObject(expired)
    })

    test('a try counts for each living code that it may hit', async () => {
      await using ownDb = await openTestDatabase(engine)
      const own = await startAuth(ownDb, {
        authAutoconfirm: false,
        authRateLimits: true,
        authMailIntervalS: 0,
      })
      const person = await signUp(own)
      const resend = async (network: string) => {
        const body = { type: 'signup', email: person.email }
        await own.send('/resend', body, { headers: { 'x-forwarded-for': network } })
        return (await lastMail(person.email, own)).code
      }
      const codes = [person.code]
      for (let each = 1; each < 8; each += 1) codes.push(await resend(`192.0.2.${each}`))
      const miss = { token: '000000', email: person.email, type: 'signup' }

      expect(codes).not.toContain(miss.token)
      expect(new Set(codes).size).toBe(8)
      await tryFrom('198.51.100.1', miss, own)
      await tryFrom('198.51.100.1', miss, own)
      expect(await resend('192.0.2.20')).toMatch(/^\d{6}$/)
      await tryFrom('198.51.100.1', miss, own)
      expect(await resend('192.0.2.21')).toMatch(/^\d{10}$/)
    })

    test('of many networks together, who asked for short codes guesses only so many', async () => {
      await using ownDb = await openTestDatabase(engine)
      const own = await startAuth(ownDb, {
        authAutoconfirm: false,
        authRateLimits: true,
        authMailIntervalS: 0,
      })
      const person = await signUp(own)
      const asked: { network: string; victim: { code: string; email: string } }[] = []
      for (let each = 0; each < 11; each += 1) {
        const network = `192.0.2.${each}`
        const email = `${randomUUID()}@example.com`
        const headers = { 'x-forwarded-for': network }
        await own.send('/signup', { email, password: 'right horse battery' }, { headers })
        asked.push({ network, victim: { code: (await lastMail(email, own)).code, email } })
      }
      for (const { network, victim } of asked.slice(0, -1)) {
        for (let each = 0; each < 5; each += 1) await tryFrom(network, wrongFor(victim), own)
      }
      const right = ({ code, email }: { code: string; email: string }) => ({
        token: code,
        email,
        type: 'signup',
      })
      const last = asked.at(-1)
      if (last === undefined) throw new Error('nobody asked')

      expect((await tryFrom(last.network, right(last.victim), own)).status).toBe(403)
      expect(await verify(right(person), own)).toMatchObject(expired)
      await own.client().auth.resend({ type: 'signup', email: person.email })
      const longer = await lastMail(person.email, own)
      expect(longer.code).toMatch(/^\d{10}$/)
      expect((await verify(right({ ...person, code: longer.code }), own)).status).toBe(200)
    })

    test('codes of ten digits that are guessed as well have longer ones after them', async () => {
      await using ownDb = await openTestDatabase(engine)
      const own = await startAuth(ownDb, {
        authAutoconfirm: false,
        authRateLimits: true,
        authMailIntervalS: 0,
      })
      const spend = (key: string, points: number) =>
        ownDb.query(
          `insert into auth.rate_limits (key, points, expire) values ($1, $2, $3)
           on conflict (key) do update set points = excluded.points`,
          [key, points, own.clock.now.getTime() + 60_000],
        )
      await spend('code-wrong', 20)
      const ofTen = await signUp(own)
      await spend('code-wrong-long', 4_000)
      const longest = await signUp(own)
      const right = ({ code, email }: { code: string; email: string }) =>
        verify({ token: code, email, type: 'signup' }, own)

      expect(ofTen.code).toMatch(/^\d{10}$/)
      expect(await right(ofTen)).toMatchObject(expired)
      expect(longest.code).toMatch(/^\d{14}$/)
      expect((await right(longest)).status).toBe(200)
    })

    test('right codes use up nothing of what may be guessed', async () => {
      await using ownDb = await openTestDatabase(engine)
      const own = await startAuth(ownDb, { authAutoconfirm: false, authRateLimits: true })
      for (let each = 0; each < 25; each += 1) {
        const email = `${randomUUID()}@example.com`
        const headers = { 'x-forwarded-for': `192.0.2.${each}` }
        await own.send('/signup', { email, password: 'right horse battery' }, { headers })
        const { code } = await lastMail(email, own)
        expect(code).toMatch(/^\d{6}$/)
        const body = { token: code, email, type: 'signup' }
        expect((await tryFrom(`192.0.2.${each}`, body, own)).status).toBe(200)
      }
    })

    test('a wrong try is answered when it counts', async () => {
      await using ownDb = await openTestDatabase(engine)
      const own = await startAuth(ownDb, { authAutoconfirm: false, authRateLimits: true })
      const person = await signUp(own)
      await tryFrom('198.51.100.1', wrongFor(person), own)
      const { trying, wasAnswered } = await ownDb.transaction(async (tx) => {
        await tx.query(`select from auth.rate_limits where key = 'code-wrong' for update`)
        let isAnswered = false
        const trying = tryFrom('198.51.100.1', wrongFor(person), own).finally(() => {
          isAnswered = true
        })
        if (engine === 'postgres') {
          await eventually(async () => {
            const waiting = await ownDb.query(
              `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
            expect(waiting).toHaveLength(1)
          })
          await own.request('/health') // takes as long as an answer that would not wait
        }
        return { trying, wasAnswered: isAnswered }
      })

      expect(wasAnswered).toBe(false)
      expect(await trying).toMatchObject(expired)
    })

    test('where a sign-up replaced one of another network, its password needs its own network', async () => {
      const own = await startAuth(world.db, { authAutoconfirm: false, authMailIntervalS: 0 })
      const outcomes: unknown[] = []
      for (const opened of ['203.0.113.1', '198.51.100.1']) {
        const email = `${randomUUID()}@example.com`
        const signUpFrom = (network: string, password: string) =>
          own.send('/signup', { email, password }, { headers: { 'x-forwarded-for': network } })
        await signUpFrom('203.0.113.1', 'chosen by its person')
        await signUpFrom('198.51.100.1', 'chosen by a stranger')
        const { token } = await lastMail(email, own)
        await tryFrom(opened, { token_hash: token, type: 'signup' }, own)

        const attempt = { email, password: 'chosen by a stranger' }
        outcomes.push((await own.client().auth.signInWithPassword(attempt)).error?.code)
      }

      expect(outcomes).toEqual(['invalid_credentials', undefined])
    })

    describe('a sign-up of a browser that another one of the same network replaces', () => {
      const browser = () => {
        const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }
        return async (own: AuthWorld, path: string, body: object) => {
          const answer = await own.send(path, body, { headers })
          const [cookie] = answer.headers.getSetCookie()
          if (cookie) headers.cookie = cookie.split(';')[0] ?? ''
          return answer
        }
      }
      const program = async (own: AuthWorld, path: string, body: object) => own.send(path, body)

      test.each([
        { title: 'by a program', stranger: program, opens: 'person', isForgotten: true },
        { title: 'by another browser', stranger: browser(), opens: 'person', isForgotten: true },
        { title: 'and that opens it', stranger: browser(), opens: 'stranger', isForgotten: false },
        { title: 'and a phone opens it', stranger: browser(), opens: 'phone', isForgotten: true },
      ] as const)('$title: its password counts there alone', async (sample) => {
        const own = await startAuth(world.db, { authAutoconfirm: false, authMailIntervalS: 0 })
        const email = `${randomUUID()}@example.com`
        const strange = { email, password: 'chosen by a stranger' }
        const callers = { person: browser(), stranger: sample.stranger, phone: program }
        await callers.person(own, '/signup', { email, password: 'chosen by its person' })
        await callers.stranger(own, '/signup', strange)
        await callers.stranger(own, '/signup', strange)
        await own.send('/resend', { email, type: 'signup' })
        const { token } = await lastMail(email, own)

        const verified = await callers[sample.opens](own, '/verify', {
          token_hash: token,
          type: 'signup',
        })

        expect(verified.status).toBe(200)
        const { error } = await own.client().auth.signInWithPassword(strange)
        expect(error?.code).toBe(sample.isForgotten ? 'invalid_credentials' : undefined)
      })

      test('but its own second try replaces the first, as a program’s replaces a program’s', async () => {
        const own = await startAuth(world.db, { authAutoconfirm: false, authMailIntervalS: 0 })
        const outcomes: unknown[] = []
        for (const [caller, reader] of [
          [browser(), program],
          [program, program],
        ] as const) {
          const email = `${randomUUID()}@example.com`
          await caller(own, '/signup', { email, password: 'mistyped' })
          await caller(own, '/signup', { email, password: 'chosen again' })
          const { token } = await lastMail(email, own)
          await reader(own, '/verify', { token_hash: token, type: 'signup' })
          const again = { email, password: 'chosen again' }
          outcomes.push((await own.client().auth.signInWithPassword(again)).error)
        }

        expect(outcomes).toEqual([null, null])
      })
    })

    test('a contested sign-up is so in the mail that is sent again, whoever asks for it, and a day later', async () => {
      const own = await startAuth(world.db, {
        authAutoconfirm: false,
        authMailIntervalS: 0,
        authLinkLifetimeS: 3600,
      })
      const outcomes: unknown[] = []
      for (const [resentFrom, waitedMs] of [
        ['203.0.113.1', 0],
        ['198.51.100.1', 0],
        ['203.0.113.1', 24 * 3_600_000],
      ] as const) {
        const email = `${randomUUID()}@example.com`
        const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
        await own.send('/signup', { email, password: 'chosen by its person' }, from('203.0.113.1'))
        const strange = { email, password: 'chosen by a stranger' }
        await own.send('/signup', strange, from('198.51.100.1'))
        own.clock.now = new Date(own.clock.now.getTime() + waitedMs)
        await own.send('/resend', { email, type: 'signup' }, from(resentFrom))
        const { token } = await lastMail(email, own)
        const { status } = await tryFrom('203.0.113.1', { token_hash: token, type: 'signup' }, own)

        outcomes.push([status, (await own.client().auth.signInWithPassword(strange)).error?.code])
      }

      expect(outcomes).toEqual(Array(3).fill([200, 'invalid_credentials']))
    })

    test('of the codes of an address the twenty newest count', async () => {
      const own = await startAuth(world.db, { authMailIntervalS: 0 })
      const { email } = await recover(own)
      for (let more = 0; more < 20; more += 1) {
        own.clock.now = new Date(own.clock.now.getTime() + 1000)
        await own.client().auth.resetPasswordForEmail(email)
      }
      const codes = (await own.mailsTo(email)).map((mail) => ('code' in mail ? mail.code : ''))
      const typed = (token = '') => verify({ token, email, type: 'recovery' }, own)

      expect(new Set(codes).size).toBe(21)
      expect(await typed(codes[0])).toMatchObject(expired)
      expect((await typed(codes[1])).status).toBe(200)
    })

    test('the code of one address is none for another', async () => {
      const [person, other] = [await signUp(), await signUp()]

      const answer = await verify({ token: person.code, email: other.email, type: 'signup' })

      // One chance in a million that both have the same code.
      expect(answer).toMatchObject(expired)
    })

    test('who is banned stays out, and the link stays good', async () => {
      const person = await signUp()
      await world.admin.updateUserById(person.id, { ban_duration: '1h' })
      const banned = await verify({ token_hash: person.token, type: 'signup' })
      await world.admin.updateUserById(person.id, { ban_duration: 'none' })

      expect(banned).toMatchObject({
        status: 403,
        body: { code: 'user_banned', message: 'User is banned' },
      })
      expect((await verify({ token_hash: person.token, type: 'signup' })).status).toBe(200)
    })

    test.each([
      [{ token: '1', email: 'a@b.co' }, 400, 'Verify requires a verification type'],
      [{ type: 'signup' }, 400, 'Verify requires either a token or a token hash'],
      [
        { type: 'signup', token: '1' },
        400,
        'Only an email address or phone number should be provided on verify',
      ],
      [
        { type: 'signup', token: '1', email: 'a@b.co', phone: '33612345678' },
        400,
        'Only an email address or phone number should be provided on verify',
      ],
      [
        { type: 'signup', token_hash: 'x', email: 'a@b.co' },
        400,
        'Only the token_hash and type should be provided',
      ],
      [{ type: 'signup', token: '1', email: 'nobody' }, 422, 'Invalid email format'],
      [{ type: 'magic', token_hash: 'x' }, 400, 'Invalid email verification type'],
      [{ type: 'magic', token: '1', email: 'a@b.co' }, 400, 'Unsupported verification type'],
    ])('%j is refused', async (body, status, message) => {
      expect(await verify(body)).toMatchObject({
        status,
        body: { code: 'validation_failed', message },
      })
    })

    test.each([
      [{ type: 'signup', token: '123456', email: 'nobody@example.com' }],
      [{ type: 'sms', token: '123456', phone: '33612345678' }],
      [{ type: 'email_change', token: '123456', email: 'nobody@example.com' }],
    ])('nobody’s code (%j) is like a wrong one', async (body) => {
      expect(await verify(body)).toMatchObject({
        status: 403,
        body: { code: 'otp_expired', message: 'Token has expired or is invalid' },
      })
    })
  })

  describe('POST /recover', () => {
    test('a link starts with the public address, whatever the request’s headers say', async () => {
      const person = await signUp()

      await world.send(
        '/recover?redirect_to=https://evil.example/',
        { email: person.email },
        {
          headers: {
            host: 'evil.example',
            'x-forwarded-host': 'evil.example',
            referer: 'https://evil.example/',
          },
        },
      )

      const { link } = await lastMail(person.email)
      expect(link.origin).toBe('http://localhost:3000')
      expect(link.searchParams.get('redirect_to')).toBe('http://localhost:3000')
      expect(link.searchParams.get('type')).toBe('recovery')
    })

    test('its target may be named in a header', async () => {
      const person = await signUp()
      const target = 'http://localhost:3000/update-password'

      await world.send(
        '/recover',
        { email: person.email },
        { headers: { redirect_to: target, referer: 'http://localhost:3000/sign-in' } },
      )

      expect((await lastMail(person.email)).link.searchParams.get('redirect_to')).toBe(target)
    })

    test('an unknown address gets the same answers as a known one, and no mail', async () => {
      const person = await signUp()
      const unknown = `${randomUUID()}@example.com`
      const answersTo = async (email: string) => [
        await world.send('/recover', { email }),
        await world.send('/recover', { email }),
      ]

      const answers = [await answersTo(person.email), await answersTo(unknown)]

      for (const [first, second] of answers) {
        const seconds = second?.headers.get('retry-after')
        expect(Number(seconds)).toBeGreaterThan(50)
        expect([first?.status, first?.body, second?.status, second?.body]).toEqual([
          200,
          {},
          429,
          {
            code: 'over_email_send_rate_limit',
            message: `For security purposes, you can only request this after ${seconds} seconds.`,
          },
        ])
      }
      expect(await world.mailsTo(unknown)).toEqual([])
    })

    test.each([
      [{}, 'Password recovery requires an email'],
      [{ email: 'nobody' }, 'Unable to validate email address: invalid format'],
    ])('%j is refused', async (body, message) => {
      expect(await world.send('/recover', body)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', message },
      })
    })

    test.each([
      [{ language: 'en' }, 'fr', 'en'],
      [{ language: 'xx' }, 'en-GB,fr;q=0.8', 'en'],
      [{}, 'de, fr;q=0.7, en;q=0.9', 'en'],
      [{}, 'en;q=0, de', 'fr'],
      [{}, '', 'fr'],
    ])(
      'who chose %j, with a browser in %j, is written to in %s',
      async (data, browser, expected) => {
        const person = await signUp(world, { data })

        await world.send(
          '/recover',
          { email: person.email },
          { headers: { 'accept-language': browser } },
        )

        expect((await lastMail(person.email)).language).toBe(expected)
      },
    )
  })

  describe('POST /resend', () => {
    const resend = (body: object, from: AuthWorld = world) => from.send('/resend', body)

    test('sends the confirmation again, once a minute', async () => {
      const ownWorld = await startAuth(world.db, { authAutoconfirm: false })
      const person = await signUp(ownWorld)
      const soon = await resend({ type: 'signup', email: person.email }, ownWorld)
      ownWorld.clock.now = new Date(ownWorld.clock.now.getTime() + 61_000)
      const later = await resend({ type: 'signup', email: person.email }, ownWorld)

      expect([soon.status, later.status]).toEqual([429, 200])
      expect(later.body).toEqual({})
      expect(await ownWorld.mailsTo(person.email)).toHaveLength(2)
    })

    test('takes one request a minute for an address, whether or not anything waits there', async () => {
      const [unknown, pending] = [`${randomUUID()}@example.com`, (await signUp()).email]
      await world.send('/signup', { email: unknown, password })

      for (const email of [unknown, pending]) {
        const { status, body } = await resend({ type: 'signup', email })
        expect([status, body.code]).toEqual([429, 'over_email_send_rate_limit'])
      }
    })

    test('is silent where there is nobody or nothing to confirm', async () => {
      const confirmed = await recover()

      const answers = [
        await resend({ type: 'signup', email: `${randomUUID()}@example.com` }),
        await resend({ type: 'signup', email: confirmed.email }),
        await resend({ type: 'email_change', email: confirmed.email }),
      ]

      expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, {}]))
      expect(await world.mailsTo(confirmed.email)).toHaveLength(1)
    })

    test.each([
      [{}, 'Missing one of these types: signup, email_change, sms, phone_change'],
      [
        { type: 'recovery', email: 'a@b.co' },
        'Missing one of these types: signup, email_change, sms, phone_change',
      ],
      [{ type: 'signup' }, 'Type provided requires an email address'],
      [{ type: 'sms' }, 'Type provided requires a phone number'],
      [
        { type: 'signup', email: 'a@b.co', phone: '33612345678' },
        'Only an email address or phone number should be provided.',
      ],
      [{ type: 'email_change' }, 'Missing email address or phone number'],
    ])('%j is refused', async (body, message) => {
      expect(await resend(body)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', message },
      })
    })
  })

  describe('GET /confirm', () => {
    test('carries what it is given as text only, in the reader’s language', async () => {
      const evil = '"><script>alert(1)</script>'
      const query = new URLSearchParams({ token: evil, type: 'recovery', redirect_to: evil })

      const response = await world.request(`/confirm?${query}`, {
        headers: { 'accept-language': 'en' },
      })

      const page = await response.text()
      expect(page).not.toContain('<script>alert')
      expect(page).toContain('<html lang="en">')
      expect(page).toContain('Choose a new password')
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'sha256-/,
      )
      expect(response.headers.get('cache-control')).toBe('no-store')
    })
  })
})
