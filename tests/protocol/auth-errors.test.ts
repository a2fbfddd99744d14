import { randomUUID } from 'node:crypto'
import { type AuthWorld, openTestDatabase, SERVICE_ENGINES, startAuth } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

const password = 'secret1'

test('two instances on one PostgreSQL share their limits', async () => {
  await using db = await openTestDatabase('postgres')
  const settings = { authRateLimits: true, authMailIntervalS: 60 }
  const [one, two] = [await startAuth(db, settings), await startAuth(db, settings)]
  const recover = (world: AuthWorld, email: string) => world.send('/recover', { email })
  for (let n = 0; n < 15; n += 1) {
    await recover(one, `${n}@example.com`)
    await recover(two, `${n + 15}@example.com`)
  }

  const [tooMany, elsewhere] = [await recover(one, 'a@b.co'), await two.send('/resend', {})]
  const elsewhereAt = (world: AuthWorld) =>
    world.send(
      '/recover',
      { email: '1@example.com' },
      { headers: { 'x-forwarded-for': '192.0.2.7' } },
    )
  await elsewhereAt(one)
  const sameAddress = await elsewhereAt(two)

  expect([tooMany, sameAddress].map(({ body }) => body.code)).toEqual([
    'over_request_rate_limit',
    'over_email_send_rate_limit',
  ])
  expect(elsewhere.status).toBe(400)
})

describe.each(SERVICE_ENGINES)('what the auth service refuses on %s', (engine) => {
  const world = authOf(engine)
  let token: string
  beforeAll(async () => {
    const { data } = await world
      .client()
      .auth.signUp({ email: `${randomUUID()}@example.com`, password })
    token = data.session?.access_token ?? ''
  })

  /** Calls that take a body, with the bearer each needs. */
  const calls = () =>
    [
      { method: 'POST', path: '/signup' },
      { method: 'POST', path: '/token?grant_type=password' },
      { method: 'POST', path: '/token?grant_type=refresh_token' },
      { method: 'POST', path: '/recover' },
      { method: 'POST', path: '/resend' },
      { method: 'POST', path: '/verify' },
      { method: 'PUT', path: '/user', token },
      { method: 'POST', path: '/admin/users', token: world.serviceRoleKey },
      { method: 'PUT', path: `/admin/users/${randomUUID()}`, token: world.serviceRoleKey },
      { method: 'DELETE', path: `/admin/users/${randomUUID()}`, token: world.serviceRoleKey },
    ] as const

  describe('envelopes', () => {
    const refuse = (version?: string) =>
      world.request('/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email: 'nobody@example.com', password }),
        headers: version === undefined ? {} : { 'x-supabase-api-version': version },
      })

    test.each(['2024-01-01', '2025-06-30'])('version %s gets a string code', async (version) => {
      const response = await refuse(version)

      expect(response.status).toBe(400)
      expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
      expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
      expect(response.headers.get('retry-after')).toBeNull()
      expect(await response.json()).toEqual({
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    })

    test.each([undefined, '', '2023-12-31', 'latest', '2024-13-01', '20240101'])(
      'version %j gets the legacy form',
      async (version) => {
        const response = await refuse(version)

        expect(response.status).toBe(400)
        expect(response.headers.get('x-supabase-api-version')).toBeNull()
        expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
        expect(await response.json()).toEqual({
          code: 400,
          error_code: 'invalid_credentials',
          msg: 'Invalid login credentials',
        })
      },
    )

    test('a weak password has its reasons in both', async () => {
      const signUp = async (headers: Record<string, string>) => {
        const body = JSON.stringify({ email: 'a@b.co', password: 'short' })
        return (await world.request('/signup', { method: 'POST', body, headers })).json()
      }
      const weak_password = { reasons: ['length'] }
      const text = 'Password should be at least 6 characters.'

      expect(await signUp({ 'x-supabase-api-version': '2024-01-01' })).toEqual({
        code: 'weak_password',
        message: text,
        weak_password,
      })
      expect(await signUp({})).toEqual({
        code: 422,
        error_code: 'weak_password',
        msg: text,
        weak_password,
      })
    })

    test('what a trigger refuses passes through in the legacy form', async () => {
      const response = await world.request('/admin/users', {
        method: 'POST',
        body: JSON.stringify({ email: 'a@b.co', app_metadata: { role: 'emperor' } }),
        headers: { authorization: `Bearer ${world.serviceRoleKey}` },
      })

      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({
        code: 'PT422',
        message: 'Role must be one of user, professional, editor, admin',
        hint: null,
        detail: null,
      })
    })

    test('an answer that is no error names no version', async () => {
      const { status, headers } = await world.send('/settings', undefined, { method: 'GET' })

      expect([status, headers.get('x-supabase-api-version')]).toEqual([200, null])
    })
  })

  describe('bodies', () => {
    const MALFORMED = {
      'no JSON': '{"email":',
      text: 'hello',
      'a list': '[]',
      'a number': '7',
      'a string': '"a"',
      null: 'null',
      'a NUL in a text': '{"email":"a\\u0000@b.co","password":"secret1","type":"signup"}',
      'a NUL in a key': '{"data":{"\\u0000":1},"user_metadata":{"\\u0000":1},"type":"signup"}',
      'half a character':
        '{"password":"\\ud800secret","token":"\\ud800","refresh_token":"\\ud800"}',
      'a deep nest': `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    }

    test.each(Object.entries(MALFORMED))('%s is bad JSON everywhere', async (_what, body) => {
      for (const { method, path, ...bearer } of calls()) {
        const answer = await world.send(path, body, { method, ...bearer })

        expect.soft(answer, `${method} ${path}`).toMatchObject({
          status: 400,
          body: {
            code: 'bad_json',
            message: expect.stringMatching(/^Could not parse request body as JSON: ./),
          },
        })
      }
    })

    test('an empty body is bad JSON, except where clients send none', async () => {
      for (const { method, path, ...bearer } of calls()) {
        const { body } = await world.send(path, undefined, { method, ...bearer })

        const expected = method === 'DELETE' ? 'user_not_found' : 'bad_json'
        expect.soft(body.code, `${method} ${path}`).toBe(expected)
      }
    })

    const FIELDS = {
      '/signup': ['email', 'password', 'phone', 'data'],
      '/token?grant_type=password': ['email', 'password', 'phone'],
      '/token?grant_type=refresh_token': ['refresh_token'],
      '/recover': ['email'],
      '/resend': ['type', 'email', 'phone'],
      '/verify': ['type', 'token', 'token_hash', 'email', 'phone', 'redirect_to'],
      '/user': ['email', 'password', 'phone', 'data', 'app_metadata'],
      '/admin/users': [
        ...['id', 'email', 'phone', 'password', 'password_hash', 'email_confirm'],
        ...['phone_confirm', 'user_metadata', 'app_metadata', 'role', 'aud', 'ban_duration'],
      ],
    }
    const WRONG = [7, 1.5, ['a'], [{}]]

    test.each(Object.entries(FIELDS))('a wrong type in %s is bad JSON', async (path, fields) => {
      const call = calls().find((each) => each.path === path)
      const wrongs = fields.flatMap((field) => WRONG.map((value) => ({ [field]: value })))

      for (const wrong of wrongs) {
        const answer = await world.send(path, wrong, { ...call })

        expect.soft(answer, JSON.stringify(wrong)).toMatchObject({
          status: 400,
          body: { code: 'bad_json' },
        })
      }
    })

    test('null means absent', async () => {
      const answer = await world.send('/signup', {
        email: `${randomUUID()}@example.com`,
        password,
        phone: null,
        data: null,
        code_challenge: null,
        code_challenge_method: null,
      })

      expect(answer.status).toBe(200)
    })

    test('a key named __proto__ is only a key', async () => {
      const email = `${randomUUID()}@example.com`
      const data = '{"__proto__":{"role":"admin"},"constructor":1}'

      const { body } = await world.send(
        '/signup',
        `{"email":"${email}","password":"${password}","data":${data}}`,
      )

      expect(body.user).toMatchObject({ user_metadata: { role: 'user', constructor: 1 } })
      expect({}).not.toHaveProperty('role')
    })

    test('two megabytes are refused everywhere, declared or not', async () => {
      const big = JSON.stringify({ email: 'a@b.co', data: { note: 'x'.repeat(2 * 1024 * 1024) } })
      const refused = {
        status: 413,
        body: {
          code: 'request_entity_too_large',
          message: 'Request body too large (max 1048576 bytes)',
        },
      }
      for (const { method, path, ...bearer } of calls()) {
        const answer = await world.send(path, big, {
          method,
          ...bearer,
          headers: { 'content-length': String(big.length) },
        })
        expect.soft(answer, `${method} ${path}`).toMatchObject(refused)
      }
      const streamed = await world.request('/signup', {
        method: 'POST',
        body: new Blob([big]).stream(),
        duplex: 'half',
        headers: { 'x-supabase-api-version': '2024-01-01' },
      } as RequestInit)
      expect([streamed.status, await streamed.json()]).toEqual([413, refused.body])
    })
  })

  describe('addresses', () => {
    test.each(['/', '/users', '/admin', '/signup/more', '/.env', '/token/../../x'])(
      'GET %s is nowhere, or not for everybody',
      async (path) => {
        const response = await world.request(path)

        const isAdmin = path.startsWith('/admin')
        expect(response.status).toBe(isAdmin ? 401 : 404)
      },
    )

    test.each([
      ['GET', '/oauth/authorize'],
      ['POST', '/oauth/token'],
      ['POST', '/oauth/clients/register'],
      ['GET', '/user/oauth/grants'],
    ])('%s %s says that there is no OAuth server', async (method, path) => {
      const response = await world.request(path, {
        method,
        headers: { 'x-supabase-api-version': '2024-01-01' },
      })

      expect([response.status, await response.json()]).toEqual([
        404,
        { code: 'feature_disabled', message: 'OAuth server is disabled' },
      ])
    })

    test('an unknown address says so as text', async () => {
      const response = await world.request('/unknown', { method: 'POST' })

      expect([response.status, await response.text()]).toEqual([404, '404 page not found'])
    })

    test.each([
      ['GET', '/signup'],
      ['DELETE', '/token'],
      ['POST', '/user'],
      ['PUT', '/verify'],
      ['POST', '/settings'],
    ])('%s %s is the wrong verb', async (method, path) => {
      const response = await world.request(path, { method })

      expect([response.status, await response.text()]).toEqual([405, ''])
    })

    test.each([
      ['POST', '/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
      [
        'GET',
        '/authorize?provider=github',
        400,
        'validation_failed',
        'Unsupported provider: provider is not enabled',
      ],
      [
        'GET',
        '/user/identities/authorize',
        404,
        'manual_linking_disabled',
        'Manual linking is disabled',
      ],
    ])(
      '%s %s is not offered, in the protocol’s words',
      async (method, path, status, code, message) => {
        const body = method === 'GET' ? undefined : {}

        expect(await world.send(path, body, { method, token })).toMatchObject({
          status,
          body: { code, message },
        })
      },
    )

    test('factors need a bearer first', async () => {
      const answer = await world.send('/factors', {}, { headers: { apikey: world.anonKey } })

      expect([answer.status, answer.body.code]).toEqual([401, 'no_authorization'])
    })

    test('a browser of any origin may call, and read what the client reads', async () => {
      const preflight = await world.request('/token', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,authorization,x-supabase-api-version',
        },
      })
      const answer = await world.request('/settings')

      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-headers')).toBe(
        'apikey,authorization,x-supabase-api-version',
      )
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-expose-headers')).toMatch(
        /link.*x-supabase-api-version.*x-total-count/,
      )
    })
  })

  describe('limits', () => {
    const from = (visitor: string) => ({ 'x-forwarded-for': visitor })

    test.each([
      ['POST', '/signup', 30],
      ['POST', '/recover', 30],
      ['POST', '/resend', 30],
      ['POST', '/verify', 30],
      ['PUT', '/user', 30],
      ['POST', '/token?grant_type=password', 150],
    ])('%s %s lets a visitor try %3$d times in five minutes', async (method, path, points) => {
      const limited = await startAuth(world.db, { authRateLimits: true })
      const attempt = (visitor: string) =>
        limited.send(path, {}, { method, headers: from(visitor) })

      const before = await Promise.all(Array.from({ length: points }, () => attempt('192.0.2.1')))
      const after = await attempt('192.0.2.1')
      const other = await attempt('192.0.2.2')

      expect(before.map(({ status }) => status)).not.toContain(429)
      expect(after).toMatchObject({
        status: 429,
        body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      })
      expect(Number(after.headers.get('retry-after'))).toBeGreaterThan(200)
      expect(other.status).not.toBe(429)
    })

    test('a visitor with a network of IPv6 addresses is one visitor', async () => {
      const limited = await startAuth(world.db, { authRateLimits: true })
      const attempt = (visitor: string) => limited.send('/recover', {}, { headers: from(visitor) })
      for (let n = 0; n < 30; n += 1) await attempt(`2001:db8:1:2::${n}`)

      expect((await attempt('2001:db8:1:2:ffff::1')).status).toBe(429)
      expect((await attempt('2001:db8:1:3::1')).status).toBe(400)
    })
  })

  describe('what everybody may know', () => {
    test('health', async () => {
      expect((await world.send('/health', undefined, { method: 'GET' })).body).toEqual({
        version: expect.any(String),
        name: 'GoTrue',
        description: 'GoTrue is a user registration and authentication API',
      })
    })

    test('settings say what is on', async () => {
      const other = await startAuth(world.db, { authAutoconfirm: false, authSignups: false })
      const settings = async (of: AuthWorld) =>
        (await of.send('/settings', undefined, { method: 'GET' })).body

      expect(await settings(world)).toMatchObject({
        external: { email: true, phone: false, anonymous_users: false, github: false },
        disable_signup: false,
        mailer_autoconfirm: true,
        phone_autoconfirm: false,
        saml_enabled: false,
        passkeys_enabled: true,
      })
      expect(await settings(other)).toMatchObject({
        disable_signup: true,
        mailer_autoconfirm: false,
      })
    })
  })
})
