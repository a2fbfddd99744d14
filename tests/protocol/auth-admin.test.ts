import { randomInt, randomUUID } from 'node:crypto'
import { SERVICE_ENGINES, startAuth } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const anEmail = () => `${randomUUID()}@example.com`
const password = 'secret1'

describe.each(SERVICE_ENGINES)('the admin’s users on %s', (engine) => {
  const world = authOf(engine)

  const asAdmin = (path: string, body?: unknown, method = 'POST') =>
    world.send(path, body, { method, token: world.serviceRoleKey })
  async function createUser(more: object = {}) {
    const { data, error } = await world.admin.createUser({ email: anEmail(), password, ...more })
    if (!data.user) throw error
    return data.user
  }
  const invalid = (message: string | RegExp) => ({
    status: 400,
    body: { code: 'validation_failed', message },
  })

  describe('who may call', () => {
    const CALLS = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${randomUUID()}`],
      ['PUT', `/admin/users/${randomUUID()}`],
      ['DELETE', `/admin/users/${randomUUID()}`],
    ] as const

    test.each(CALLS)('%s %s is for admins', async (method, path) => {
      const { data } = await world.client().auth.signUp({ email: anEmail(), password })
      const body = method === 'GET' ? undefined : {}
      const call = (token?: string) =>
        world.send(path, body, { method, ...(token === undefined ? {} : { token }) })

      const answers = [
        await call(),
        await call('abc'),
        await call(world.anonKey),
        await call(data.session?.access_token),
      ]

      expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual([
        [401, 'no_authorization'],
        [403, 'bad_jwt'],
        [403, 'not_admin'],
        [403, 'not_admin'],
      ])
    })

    test('a product admin is no admin of the service: the role is the key’s', async () => {
      const { data } = await world.client().auth.signUp({ email: anEmail(), password })
      await world.admin.updateUserById(data.user?.id ?? '', { app_metadata: { role: 'admin' } })
      const fresh = await world
        .client()
        .auth.signInWithPassword({ email: data.user?.email ?? '', password })

      const answer = await world.send('/admin/users', undefined, {
        method: 'GET',
        token: fresh.data.session?.access_token ?? '',
      })

      expect(answer).toMatchObject({ status: 403, body: { message: 'User not allowed' } })
    })
  })

  describe('POST /admin/users', () => {
    test('makes an account with exactly the given metadata, and sends no mail', async () => {
      const email = anEmail()

      const user = await createUser({
        email: email.toUpperCase(),
        user_metadata: { nick: 'Ada' },
        app_metadata: { plan: 'gold' },
      })

      expect(user).toMatchObject({ email, role: 'authenticated', aud: 'authenticated' })
      expect(user.user_metadata).toEqual({ nick: 'Ada', role: 'user' })
      expect(user.app_metadata).toEqual({
        provider: 'email',
        providers: ['email'],
        plan: 'gold',
        role: 'user',
      })
      expect(user).not.toHaveProperty('email_confirmed_at')
      expect(await world.mailsTo(email)).toEqual([])
    })

    test('can confirm the address, choose the id, the role and a phone', async () => {
      const id = randomUUID()
      const phone = `336${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

      const user = await createUser({
        id,
        phone: `+${phone}`,
        email_confirm: true,
        phone_confirm: true,
        role: 'auditor',
        app_metadata: { role: 'editor' },
      })

      expect(user).toMatchObject({
        id,
        phone,
        role: 'auditor',
        email_confirmed_at: world.clock.now.toISOString(),
        phone_confirmed_at: world.clock.now.toISOString(),
        user_metadata: { role: 'editor', email_verified: true },
        app_metadata: { role: 'editor', providers: ['email', 'phone'] },
        identities: [{ provider: 'email' }, { provider: 'phone', id }],
      })
    })

    test.each([
      [{}, 'Cannot create a user without either an email or phone'],
      [{ email: 'nobody' }, 'Unable to validate email address: invalid format'],
      [{ phone: '0' }, 'Invalid phone number format (E.164 required)'],
      [
        { email: 'a@b.co', password, password_hash: 'x' },
        'Only a password or a password hash should be provided',
      ],
      [{ email: 'a@b.co', password_hash: 'plain' }, 'Invalid password hash format'],
      [{ email: 'a@b.co', id: 'abc' }, 'ID must conform to the uuid v4 format'],
      [{ email: 'a@b.co', id: '00000000-0000-0000-0000-000000000000' }, 'ID cannot be a nil uuid'],
      [
        { email: 'a@b.co', ban_duration: 'soon' },
        'invalid format for ban duration: time: invalid duration "soon"',
      ],
      [
        { email: 'a@b.co', ban_duration: '9'.repeat(400).concat('h') },
        /^invalid format for ban duration/,
      ],
    ])('%j is refused', async (body, message) => {
      const expected = typeof message === 'string' ? message : expect.stringMatching(message)

      expect(await asAdmin('/admin/users', body)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', message: expected },
      })
    })

    test('a taken address, phone or id is refused', async () => {
      const user = await createUser({ phone: '33611111111' })

      const answers = [
        await asAdmin('/admin/users', { email: user.email }),
        await asAdmin('/admin/users', { phone: '33611111111' }),
        await asAdmin('/admin/users', { email: anEmail(), id: user.id }),
      ]

      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [422, 'email_exists'],
        [422, 'phone_exists'],
        [409, 'conflict'],
      ])
    })

    test('what a trigger refuses on purpose is the caller’s mistake, in the trigger’s words', async () => {
      const email = anEmail()

      const answer = await asAdmin('/admin/users', { email, app_metadata: { role: 'emperor' } })

      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: 'validation_failed',
          message: 'Role must be one of user, professional, editor, admin',
        },
      })
      expect(await world.db.query('select from auth.users where email = $1', [email])).toEqual([])
    })
  })

  describe('GET /admin/users', () => {
    test('pages through everybody, newest first, with the number of all', async () => {
      const mark = randomUUID()
      for (const n of [1, 2, 3, 4, 5]) await createUser({ email: `${mark}-${n}@example.com` })
      const list = async (page: string) => {
        const query = `filter=${mark}&per_page=2&page=${page}`
        const { body, headers } = await asAdmin(`/admin/users?${query}`, undefined, 'GET')
        const users = body.users as { email: string; identities: unknown[] }[]
        return { users, headers, aud: body.aud }
      }

      const pages = [await list('1'), await list('2'), await list('3'), await list('4')]

      const numbers = pages.map(({ users }) =>
        users.map(({ email }) => email.at(-'1@example.com'.length)),
      )
      expect(numbers.flat().sort()).toEqual(['1', '2', '3', '4', '5'])
      expect(pages.map(({ users }) => users.length)).toEqual([2, 2, 1, 0])
      expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(Array(4).fill('5'))
      expect(pages.map(({ headers }) => headers.get('link'))).toEqual([
        '</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"',
        '</admin/users?page=3&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"',
        '</admin/users?page=3&per_page=2>; rel="last"',
        '</admin/users?page=3&per_page=2>; rel="last"',
      ])
      expect(pages[0]?.aud).toBe('authenticated')
      expect(pages[0]?.users[0]?.identities).toHaveLength(1)
    })

    test('the official client reads total, next and last page', async () => {
      await createUser()
      await createUser()

      const byDefault = await world.admin.listUsers()
      const { data } = await world.admin.listUsers({ page: 1, perPage: 1 })

      expect(byDefault.error).toBeNull()
      expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) })
    })

    test('a filter is a part of an address or of a full name, and no pattern', async () => {
      const mark = randomUUID()
      await createUser({ user_metadata: { full_name: `Ada ${mark} %_` } })
      const count = async (filter: string) =>
        (
          await asAdmin(`/admin/users?filter=${encodeURIComponent(filter)}`, undefined, 'GET')
        ).headers.get('x-total-count')

      expect(await count(`ada ${mark.toUpperCase()}`)).toBe('1')
      expect(await count(`${mark} %_`)).toBe('1')
      expect(await count(`${mark} __`)).toBe('0')
      expect(await count("' or true --")).toBe('0')
      expect(await count('\0')).toBe('0')
    })

    test('a filter is a part of a phone number too, as people write it', async () => {
      const phone = `3368${randomInt(10 ** 7, 10 ** 8)}`
      await createUser({ phone, phone_confirm: true })
      const national = phone.slice(2)
      const written = `+33 (0)${national[0]} ${national.slice(1, 5)}-${national.slice(5)}`
      const count = async (filter: string) =>
        (
          await asAdmin(`/admin/users?filter=${encodeURIComponent(filter)}`, undefined, 'GET')
        ).headers.get('x-total-count')

      expect([await count(phone.slice(1)), await count(`+${phone}`), await count(written)]).toEqual(
        [...['1', '1', '1']],
      )
      expect(await count(`no ${phone}`)).toBe('0')
    })

    test('sorts by creation', async () => {
      const mark = randomUUID()
      const own = await startAuth(world.db)
      for (const n of [1, 2]) {
        own.clock.now = new Date(own.clock.now.getTime() + 1000)
        await own.admin.createUser({ email: `${mark}-${n}@example.com` })
      }
      const order = async (sort: string) => {
        const { body } = await asAdmin(`/admin/users?filter=${mark}&sort=${sort}`, undefined, 'GET')
        return (body.users as { email: string }[]).map(({ email }) => email.split('@')[0]?.at(-1))
      }

      expect(await order('created_at asc')).toEqual(['1', '2'])
      expect(await order('created_at desc')).toEqual(['2', '1'])
      expect(await order('')).toEqual(['2', '1'])
    })

    test.each(['page=-1', 'page=0', 'page=x', 'per_page=-5', 'page=1e3', 'page=99999999999'])(
      '%s is refused',
      async (query) => {
        expect(await asAdmin(`/admin/users?${query}`, undefined, 'GET')).toMatchObject(
          invalid(expect.stringMatching(/^Bad Pagination Parameters: /)),
        )
      },
    )

    test.each(['email', 'created_at; drop table auth.users', 'created_at asc, id'])(
      'sorting by %j is refused',
      async (sort) => {
        const query = `sort=${encodeURIComponent(sort)}`
        expect(await asAdmin(`/admin/users?${query}`, undefined, 'GET')).toMatchObject(
          invalid(expect.stringMatching(/^Bad Sort Parameters: /)),
        )
      },
    )
  })

  describe('PUT /admin/users/:id', () => {
    test('changes take effect at once: address, identity, metadata, confirmation', async () => {
      const user = await createUser({ user_metadata: { keep: 1, remove: 1 } })
      const email = anEmail()

      const { data, error } = await world.admin.updateUserById(user.id, {
        email: email.toUpperCase(),
        email_confirm: true,
        user_metadata: { remove: null, added: 2 },
        app_metadata: { role: 'professional' },
      })

      expect(error).toBeNull()
      expect(data.user).toMatchObject({
        email,
        email_confirmed_at: world.clock.now.toISOString(),
        user_metadata: { keep: 1, added: 2, role: 'professional', email_verified: true },
        app_metadata: { role: 'professional', provider: 'email' },
        identities: [{ provider: 'email', email, identity_data: { email, email_verified: true } }],
      })
      expect(data.user?.user_metadata).not.toHaveProperty('remove')
      expect((await world.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    })

    test('a new password ends every session', async () => {
      const user = await createUser({ email_confirm: true })
      const client = world.client()
      await client.auth.signInWithPassword({ email: user.email ?? '', password })

      await world.admin.updateUserById(user.id, { password: 'another1' })

      expect((await client.auth.getUser()).error?.message).toBe('Auth session missing!')
    })

    test('what is not sent stays as it is', async () => {
      const user = await createUser({ email_confirm: true, ban_duration: '2h45m' })

      const { body } = await asAdmin(`/admin/users/${user.id}`, {}, 'PUT')

      expect(body).toEqual({ ...user, updated_at: expect.any(String) })
      expect(body.banned_until).toBe(
        new Date(world.clock.now.getTime() + 165 * 60_000).toISOString(),
      )
    })

    test('a taken address and a weak password are refused', async () => {
      const [user, other] = [await createUser(), await createUser()]

      const answers = [
        await asAdmin(`/admin/users/${user.id}`, { email: other.email }, 'PUT'),
        await asAdmin(`/admin/users/${user.id}`, { password: 'fives' }, 'PUT'),
      ]

      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [422, 'email_exists'],
        [422, 'weak_password'],
      ])
    })
  })

  describe('DELETE /admin/users/:id', () => {
    test('removes the account and its sessions', async () => {
      const { data } = await world.client().auth.signUp({ email: anEmail(), password })
      const id = data.user?.id ?? ''

      expect((await world.admin.deleteUser(id)).error).toBeNull()

      expect((await world.admin.getUserById(id)).error).toMatchObject({
        status: 404,
        code: 'user_not_found',
      })
      const left = await world.db.query('select from auth.sessions where user_id = $1', [id])
      expect(left).toEqual([])
    })

    test('softly, leaves a row without a person, and the address is free again', async () => {
      const client = world.client()
      const email = anEmail()
      const { data } = await client.auth.signUp({
        email,
        password,
        options: { data: { nick: 'Ada' } },
      })
      const id = data.user?.id ?? ''

      expect((await world.admin.deleteUser(id, true)).error).toBeNull()

      const { data: left } = await world.admin.getUserById(id)
      expect(JSON.stringify(left)).not.toMatch(new RegExp(`${email}|Ada`))
      expect(left.user).toMatchObject({ id, deleted_at: world.clock.now.toISOString() })
      expect((await client.auth.getUser()).error?.message).toBe('Auth session missing!')
      const signIn = await world.client().auth.signInWithPassword({ email, password })
      expect(signIn.error?.code).toBe('invalid_credentials')
      const again = await world.client().auth.signUp({ email, password })
      expect(again.error).toBeNull()
      expect(again.data.user?.id).not.toBe(id)
    })

    test.each(['GET', 'PUT', 'DELETE'])(
      '%s refuses what is no id, and an unknown one',
      async (method) => {
        const body = method === 'GET' ? undefined : {}

        const answers = [
          await asAdmin('/admin/users/abc', body, method),
          await asAdmin(`/admin/users/${randomUUID()}`, body, method),
        ]

        expect(answers.map((answer) => [answer.status, answer.body])).toEqual([
          [404, { code: 'validation_failed', message: 'user_id must be an UUID' }],
          [404, { code: 'user_not_found', message: 'User not found' }],
        ])
      },
    )

    test('works with no body at all', async () => {
      const user = await createUser()

      expect(await asAdmin(`/admin/users/${user.id}`, undefined, 'DELETE')).toMatchObject({
        status: 200,
        body: {},
      })
    })
  })
})
