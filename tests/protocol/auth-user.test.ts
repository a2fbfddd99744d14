import { createHmac, randomUUID } from 'node:crypto'
import { SERVICE_ENGINES, startAuth } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const password = 'secret1'

describe.each(SERVICE_ENGINES)('a signed-in person on %s', (engine) => {
  const world = authOf(engine)

  async function signUp(data: object = {}) {
    const client = world.client()
    const email = `${randomUUID()}@example.com`
    const answer = await client.auth.signUp({ email, password, options: { data } })
    const { user, session } = answer.data
    if (!user || !session) throw new Error('sign-up gave no session')
    return { client, auth: client.auth, email, id: user.id, user, token: session.access_token }
  }
  const getUser = (token?: string) =>
    world.send('/user', undefined, { method: 'GET', ...(token === undefined ? {} : { token }) })
  const putUser = (token: string, body: unknown) =>
    world.send('/user', body, { method: 'PUT', token })

  describe('GET /user', () => {
    test('tells the person who they are', async () => {
      const person = await signUp()

      const { data, error } = await person.auth.getUser()

      expect(error).toBeNull()
      expect(data.user).toEqual(person.user)
    })

    test('needs a bearer, and an apikey is none', async () => {
      const answer = await world.send('/user', undefined, {
        method: 'GET',
        headers: { apikey: world.anonKey },
      })

      expect(answer).toMatchObject({
        status: 401,
        body: {
          code: 'no_authorization',
          message: 'This endpoint requires a valid Bearer token',
        },
      })
    })

    test('refuses the anonymous key: it names nobody', async () => {
      expect(await getUser(world.anonKey)).toMatchObject({
        status: 403,
        body: { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
      })
    })

    test('refuses forged, altered and foreign tokens', async () => {
      const { token } = await signUp()
      const other = await signUp()
      const [header = '', payload = '', signature = ''] = token.split('.')
      const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const claims = { sub: other.id, role: 'service_role', exp: 4102444800 }
      const hs256 = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`
      const publicKey = await (await world.request('/.well-known/jwks.json')).text()
      const forged = {
        none: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
        'none with a kid': `${encode({ alg: 'none', kid })}.${encode(claims)}.`,
        'other claims': `${header}.${encode(claims)}.${signature}`,
        'the public key as a secret': `${hs256}.${createHmac('sha256', publicKey).update(hs256).digest('base64url')}`,
        'no signature': `${header}.${payload}.`,
        'another kid': `${encode({ alg: 'ES256', kid: 'another' })}.${payload}.${signature}`,
        'no token': 'not.a.token',
        'no dots': 'token',
      }

      for (const [what, bearer] of Object.entries(forged)) {
        const answer = await getUser(bearer)
        expect.soft(answer, what).toMatchObject({
          status: 403,
          body: {
            code: 'bad_jwt',
            message: expect.stringMatching(/^invalid JWT: unable to parse or verify signature, ./),
          },
        })
      }
    })

    test('refuses an expired token, by the verifier’s cache too', async () => {
      const ownWorld = await startAuth(world.db)
      const { token } = await signUp()
      await ownWorld.verifyToken(token)

      const { exp } = JSON.parse(atob(token.split('.')[1] ?? ''))
      ownWorld.clock.now = new Date(exp * 1000)

      const answer = await ownWorld.send('/user', undefined, { method: 'GET', token })
      expect(answer).toMatchObject({
        status: 403,
        body: {
          code: 'bad_jwt',
          message:
            'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
        },
      })
      await expect(ownWorld.verifyToken(token)).rejects.toMatchObject({ code: 'bad_jwt' })
    })

    test('refuses a deleted person', async () => {
      const person = await signUp()
      await world.admin.deleteUser(person.id)

      expect(await getUser(person.token)).toMatchObject({
        status: 403,
        body: { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' },
      })
      expect((await person.auth.signOut()).error).toBeNull()
    })

    test('refuses a banned person', async () => {
      const person = await signUp()
      await world.admin.updateUserById(person.id, { ban_duration: '1h' })

      expect(await getUser(person.token)).toMatchObject({
        status: 403,
        body: { code: 'user_banned', message: 'User is banned' },
      })
    })

    test('refuses another audience', async () => {
      const { token } = await signUp()

      const answer = await world.send('/user', undefined, {
        method: 'GET',
        token,
        headers: { 'x-jwt-aud': 'elsewhere' },
      })

      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'validation_failed',
          message: "Token audience doesn't match request audience",
        },
      })
    })
  })

  describe('PUT /user', () => {
    test('merges metadata, and null deletes a key', async () => {
      const person = await signUp({ keep: 1, change: 1, remove: 1 })

      const { data } = await person.auth.updateUser({
        data: { change: 2, remove: null, added: { deep: null } },
      })

      expect(data.user?.user_metadata).toEqual({
        ...person.user.user_metadata,
        keep: 1,
        change: 2,
        added: { deep: null },
        remove: undefined,
      })
      expect(data.user?.user_metadata).not.toHaveProperty('remove')
    })

    test('of two changes at once neither is lost', async () => {
      const person = await signUp()

      await Promise.all([
        putUser(person.token, { data: { a: 1 } }),
        putUser(person.token, { data: { b: 2 } }),
      ])

      expect((await getUser(person.token)).body.user_metadata).toMatchObject({ a: 1, b: 2 })
    })

    test.each(['admin', null, ['admin'], 'professional'])(
      'nobody gives themselves the role %j',
      async (role) => {
        const person = await signUp()

        const { status, body } = await putUser(person.token, {
          data: { role },
          role: 'service_role',
        })

        expect(status).toBe(200)
        expect(body).toMatchObject({
          role: 'authenticated',
          user_metadata: { role: 'user' },
          app_metadata: { role: 'user' },
        })
      },
    )

    test('app metadata is for admins', async () => {
      const { token } = await signUp()

      expect(await putUser(token, { app_metadata: { role: 'admin' } })).toMatchObject({
        status: 403,
        body: {
          code: 'not_admin',
          message: 'Updating app_metadata requires admin privileges',
        },
      })
    })

    test('and who signs in with a role of the server may write their own', async () => {
      const { email, id } = await signUp()
      await world.admin.updateUserById(id, { role: 'service_role' })
      const { data } = await world.client().auth.signInWithPassword({ email, password })

      const changed = await putUser(data.session?.access_token ?? '', {
        app_metadata: { team: 'core' },
      })

      expect(changed).toMatchObject({ status: 200, body: { app_metadata: { team: 'core' } } })
    })

    test('a new password replaces the old one, ends other sessions, and is told by mail', async () => {
      const person = await signUp({ language: 'en' })
      const elsewhere = await world
        .client()
        .auth.signInWithPassword({ email: person.email, password })

      const { error } = await person.auth.updateUser({ password: 'another1' })

      expect(error).toBeNull()
      expect((await person.auth.getUser()).error).toBeNull()
      expect(await getUser(elsewhere.data.session?.access_token)).toMatchObject({
        status: 403,
        body: {
          code: 'session_not_found',
          message: 'Session from session_id claim in JWT does not exist',
        },
      })
      const signIn = (given: string) =>
        world.client().auth.signInWithPassword({ email: person.email, password: given })
      expect((await signIn(password)).error?.code).toBe('invalid_credentials')
      expect((await signIn('another1')).error).toBeNull()
      expect(await world.mailsTo(person.email)).toEqual([
        {
          to: person.email,
          language: 'en',
          kind: 'password_changed',
          link: expect.stringMatching(
            /^http:\/\/localhost:3000\/secure-account#token=[0-9a-f]{40}$/,
          ),
        },
      ])
    })

    test.each([
      [
        { password },
        422,
        'same_password',
        'New password should be different from the old password.',
      ],
      [{ password: 'fives' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
      [{ password: '' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
      [
        { password: 'é'.repeat(129) },
        400,
        'validation_failed',
        'Password cannot be longer than 128 characters',
      ],
      [
        { email: 'no address' },
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      ],
      [{ phone: 'abc' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
      [
        { password: 'another secret', current_password: 'wrong' },
        400,
        'current_password_invalid',
        'Current password required when setting new password.',
      ],
      [
        { data: { note: 'x'.repeat(9000) } },
        400,
        'validation_failed',
        'Metadata is too large (max 8192 bytes)',
      ],
    ])('%j is refused and changes nothing', async (body, status, code, message) => {
      const person = await signUp()

      const answer = await putUser(person.token, { data: { changed: true }, ...body })

      expect(answer).toMatchObject({ status, body: { code, message } })
      expect((await getUser(person.token)).body).toEqual(person.user)
    })

    test('nobody takes an address that has an account', async () => {
      const [person, other] = [await signUp(), await signUp()]

      expect((await person.auth.updateUser({ email: other.email })).error).toMatchObject({
        status: 422,
        code: 'email_exists',
        message: 'A user with this email address has already been registered',
      })
    })

    test('nobody gives themselves another number than the one an admin gave them', async () => {
      const person = await signUp()
      const phone = String(33_600_000_000 + Math.floor(Math.random() * 99_999_999))
      await world.admin.updateUserById(person.id, { phone })

      const other = await putUser(person.token, { phone: '4930123456' })
      const same = await putUser(person.token, { phone: `+${phone}` })

      expect(other).toMatchObject({ status: 422, body: { code: 'phone_provider_disabled' } })
      expect(same).toMatchObject({ status: 200, body: { phone } })
    })

    test('the present address is no change', async () => {
      const person = await signUp()

      const { error } = await person.auth.updateUser({ email: person.email.toUpperCase() })

      expect(error).toBeNull()
    })
  })

  describe('POST /logout', () => {
    async function threeSessions() {
      const person = await signUp()
      const signIn = async () => {
        const client = world.client()
        const { data } = await client.auth.signInWithPassword({ email: person.email, password })
        return { auth: client.auth, token: data.session?.access_token }
      }
      return [person, await signIn(), await signIn()] as const
    }
    const statuses = async (sessions: readonly { token: string | undefined }[]) =>
      Promise.all(sessions.map(async ({ token }) => (await getUser(token)).status))

    test.each([
      ['global', [403, 403, 403]],
      ['local', [403, 200, 200]],
      ['others', [200, 403, 403]],
    ] as const)('the scope %s ends these sessions: %j', async (scope, expected) => {
      const sessions = await threeSessions()

      const { error } = await sessions[0].auth.signOut({ scope })

      expect(error).toBeNull()
      expect(await statuses(sessions)).toEqual(expected)
    })

    test('without a scope all sessions end, and the answer is empty', async () => {
      const sessions = await threeSessions()

      const response = await world.request('/logout', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${sessions[0].token}`,
          'content-type': 'application/json',
        },
      })

      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(await statuses(sessions)).toEqual([403, 403, 403])
    })

    test('somebody else stays signed in', async () => {
      const [person, other] = [await signUp(), await signUp()]

      await person.auth.signOut()

      expect((await other.auth.getUser()).error).toBeNull()
    })

    test.each(['everywhere', 'toString', '__proto__'])('the scope %s is refused', async (scope) => {
      const { token } = await signUp()

      expect(await world.send(`/logout?scope=${scope}`, undefined, { token })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', message: `Unsupported logout scope "${scope}"` },
      })
    })

    test('a bad token is refused', async () => {
      const answer = await world.send('/logout', undefined, { token: 'abc' })

      expect(answer.status).toBe(403)
      expect(answer.body.message).toMatch(/^invalid JWT/)
    })
  })
})
