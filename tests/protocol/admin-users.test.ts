import { randomUUID } from 'node:crypto'
import { adminUser, adminUserDetail } from '@podium/domain'
import { mailTexts } from '@podium/i18n/mails'
import { type Person, SERVICE_ENGINES, startWorld, type World } from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Operations on one account, as an admin would send them. */
const CHANGES = [
  ['DELETE', ''],
  ['PATCH', '/promote'],
  ['PATCH', '/role', { role: 'professional' }],
  ['PUT', '/editor'],
  ['DELETE', '/editor'],
  ['PUT', '/ban', {}],
  ['DELETE', '/ban'],
  ['DELETE', '/second-factors'],
] as const

describe.each(SERVICE_ENGINES)('the admin API on %s', (engine) => {
  const world = worldOf(engine)
  let admin: Person
  beforeAll(async () => {
    admin = await world.signUp({ role: 'admin' })
  })

  const ask = (path: string, init?: Parameters<typeof askAdmin>[2]) =>
    askAdmin({ url: world.url, caller: admin }, path, init)
  const auditOf = (id: string) =>
    world.db.query('select actor_id, action, details from audit_log where target_id = $1', [id])
  const roleOf = async (id: string) => {
    const [row] = await world.db.query('select role from account_roles where id = $1', [id])
    return row?.role
  }

  test('an admin gets an array of users with what the specification names', async () => {
    const alice = await world.signUp({ role: 'professional' })

    const { status, body, headers } = await ask('/admin/users')

    const users = adminUser.array().parse(body)
    const found = users.find(({ id }) => id === alice.id)
    expect(status).toBe(200)
    expect(found).toMatchObject({ email: alice.email, user_metadata: { role: 'professional' } })
    expect(Object.keys(found ?? {}).sort()).toEqual([
      'avatar_url',
      'created_at',
      'email',
      'email_confirmed_at',
      'first_name',
      'id',
      'last_name',
      'profession',
      'user_metadata',
    ])
    expect(headers.get('x-total-count')).toBe(String(users.length))
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('an admin finds people by the words of their profession, as it is now', async () => {
    const luthier = await world.signUp({ role: 'professional' })
    const found = async (search: string) => {
      const { body } = await ask(`/admin/users?search=${encodeURIComponent(search)}`)
      const users = adminUser
        .array()
        .parse(body)
        .filter(({ id }) => id === luthier.id)
      return users.map(({ profession }) => profession)
    }
    const save = (changes: Record<string, string>) =>
      luthier.rpc('save_profile', { changes }).throwOnError()

    await save({ first_name: 'Noé', last_name: 'Zubiri', profession: 'Luthière d’art' })
    const first = [await found('luthiere'), await found('zubiri luth'), await found('uthiere')]
    await save({ profession: 'Ébéniste' })
    const next = [await found('luthiere'), await found('ebeniste')]
    await save({ last_name: 'Etxeberria' })
    const last = [await found('zubiri'), await found('ebeni')]
    await save({ profession: '' })

    expect({ first, next, last, none: await found('ebeniste') }).toEqual({
      first: [['Luthière d’art'], ['Luthière d’art'], []],
      next: [[], ['Ébéniste']],
      last: [[], ['Ébéniste']],
      none: [],
    })
  })

  test('who is no admin reads and changes nothing, whatever they send', async () => {
    const target = await world.signUp()
    const callers = [
      [undefined, 401, 'no_authorization'],
      ['nonsense', 401, 'bad_jwt'],
      [world.anonKey, 401, 'no_authorization'],
      [world.serviceRoleKey, 401, 'no_authorization'],
      [await world.signUp({ role: 'user' }), 403, 'not_admin'],
      [await world.signUp({ role: 'professional' }), 403, 'not_admin'],
      [await world.signUp({ role: 'editor' }), 403, 'not_admin'],
    ] as const
    const calls = [
      ['GET', '/admin/users'],
      ['GET', '/admin/users.csv'],
      ['GET', `/admin/users/${target.id}`],
      ['POST', '/admin/users/invite', { email: 'x@example.com' }],
      ['POST', '/admin/users/bulk', { action: 'delete', ids: [target.id] }],
      ...CHANGES.map(([method, path, sent]) => [method, `/admin/users/${target.id}${path}`, sent]),
    ] as [string, string, unknown][]

    for (const [caller, status, code] of callers) {
      for (const [method, path, sent] of calls) {
        const answer = await askAdmin({ url: world.url, caller }, path, { method, sent })
        expect([path, answer.status, answer.body]).toMatchObject([
          path,
          status,
          { code, error: expect.any(String) },
        ])
      }
    }
    expect(await roleOf(target.id)).toBe('user')
    expect(await auditOf(target.id)).toEqual([])
  })

  test('an admin who is demoted, deleted or signed out is nobody from that moment', async () => {
    for (const [code, remove] of [
      ['not_admin', (id: string) => ask(`/admin/users/${id}/role`, change('user'))],
      ['session_not_found', (id: string) => ask(`/admin/users/${id}`, { method: 'DELETE' })],
    ] as const) {
      const other = await world.signUp({ role: 'admin' })
      const asOther = () => askAdmin({ url: world.url, caller: other }, '/admin/users')
      expect((await asOther()).status).toBe(200)

      expect((await remove(other.id)).status).toBe(200)

      expect((await asOther()).body).toMatchObject({ code })
    }
  })

  test('an admin promotes, changes a role and deletes, each with its entry in the log', async () => {
    const alice = await world.signUp()
    const at = `/admin/users/${alice.id}`

    expect(await ask(`${at}/role`, change('professional'))).toMatchObject(SUCCESS)
    expect(await roleOf(alice.id)).toBe('professional')
    expect(await ask(`${at}/promote`, { method: 'PATCH' })).toMatchObject(SUCCESS)
    expect(await roleOf(alice.id)).toBe('admin')
    expect(await ask(at, { method: 'DELETE' })).toMatchObject(SUCCESS)

    const left = await world.db.query('select from auth.users where id = $1', [alice.id])
    expect(left).toEqual([])
    expect(await auditOf(alice.id)).toEqual([
      {
        actor_id: admin.id,
        action: 'user.role',
        details: { role: 'user', to: 'professional' },
      },
      { actor_id: admin.id, action: 'user.promote', details: { role: 'professional' } },
      { actor_id: admin.id, action: 'user.delete', details: { role: 'admin' } },
    ])
  })

  test('an admin appoints and removes an editor, by calls of their own only', async () => {
    const alice = await world.signUp()
    const at = `/admin/users/${alice.id}`
    const moderation = async () =>
      (await askAdmin({ url: world.url, caller: alice }, '/admin/moderation')).status

    expect(await ask(`${at}/role`, change('editor'))).toMatchObject({ status: 400 })
    expect(await moderation()).toBe(403)
    expect(await ask(`${at}/editor`, { method: 'PUT' })).toMatchObject(SUCCESS)
    expect([await roleOf(alice.id), await moderation()]).toEqual(['editor', 200])
    expect(await ask(`${at}/editor`, { method: 'PUT' })).toMatchObject(SUCCESS) // is one already
    expect(await ask(`${at}/editor`, { method: 'DELETE' })).toMatchObject(SUCCESS)
    expect([await roleOf(alice.id), await moderation()]).toEqual(['professional', 403])

    expect(await ask(`${at}/editor`, { method: 'DELETE' })).toMatchObject(SUCCESS) // is none already
    expect(await auditOf(alice.id)).toEqual([
      { actor_id: admin.id, action: 'user.appoint_editor', details: { role: 'user' } },
      {
        actor_id: admin.id,
        action: 'user.remove_editor',
        details: { role: 'editor', to: 'professional' },
      },
    ])
  })

  test('what is so already is done, and leaves no entry', async () => {
    const other = await world.signUp({ role: 'professional' })
    const at = `/admin/users/${other.id}`

    expect(await ask(`${at}/role`, change('professional'))).toMatchObject(SUCCESS)
    expect(await ask(`${at}/ban`, { method: 'DELETE' })).toMatchObject(SUCCESS)
    expect(await auditOf(other.id)).toEqual([])
    await ask(`${at}/promote`, { method: 'PATCH' })
    expect(await ask(`${at}/promote`, { method: 'PATCH' })).toMatchObject(SUCCESS)
    expect(await auditOf(other.id)).toHaveLength(1)
  })

  test.each(CHANGES)(
    '%s …%s is refused for oneself, unknown and malformed ids',
    async (...call) => {
      const [method, path, sent] = call
      const on = async (id: string) => {
        const { status, body } = await ask(`/admin/users/${id}${path}`, { method, sent })
        return [status, (body as { code: string }).code]
      }

      expect(await on(admin.id)).toEqual([403, 'own_account'])
      expect(await on(admin.id.toUpperCase())).toEqual([403, 'own_account'])
      expect(await on(NOBODY)).toEqual([404, 'user_not_found'])
      for (const malformed of ['x', '42', `${NOBODY}0`, '%00', "';--"]) {
        expect(await on(malformed)).toEqual([400, 'validation_failed'])
      }
      expect(await roleOf(admin.id)).toBe('admin')
      expect(await auditOf(admin.id)).toEqual([])
    },
  )

  test.each([
    [{ role: 'admin' }],
    [{ role: 'editor' }],
    [{ role: 'king' }],
    [{ role: '' }],
    [{ role: null }],
    [{}],
    [[]],
    ['professional'],
  ])('a role of %j cannot be given', async (sent) => {
    const alice = await world.signUp()

    const answer = await ask(`/admin/users/${alice.id}/role`, { method: 'PATCH', sent })

    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(await roleOf(alice.id)).toBe('user')
  })

  test('without its entry in the log a change does not happen', async () => {
    const alice = await world.signUp()
    await world.db.query('alter table audit_log add constraint full_up check (false) not valid')
    try {
      const answer = await ask(`/admin/users/${alice.id}/promote`, { method: 'PATCH' })
      expect(answer.status).toBe(500)
    } finally {
      await world.db.query('alter table audit_log drop constraint full_up')
    }

    expect(await roleOf(alice.id)).toBe('user')
  })

  test('the log can neither be changed nor emptied, not even by the server', async () => {
    const alice = await world.signUp()
    await ask(`/admin/users/${alice.id}/promote`, { method: 'PATCH' })

    for (const attempt of [
      `update audit_log set action = 'user.nothing'`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(world.db.query(attempt)).rejects.toMatchObject({ sqlState: '42501' })
    }
    expect(await auditOf(alice.id)).toHaveLength(1)
  })

  test('the detail shows sessions, last sign-in, names and what was done', async () => {
    const alice = await world.signUp({ role: 'user', complete: true })
    await ask(`/admin/users/${alice.id}/role`, change('professional'))

    const { body } = await ask(`/admin/users/${alice.id.toUpperCase()}`)

    const detail = adminUserDetail.parse(body)
    expect(detail).toMatchObject({ id: alice.id, role: 'professional', first_name: 'Awa' })
    expect(detail.last_sign_in_at).not.toBeNull()
    expect(detail.sessions).toMatchObject([{ ip: '127.0.0.1' }])
    await world.db.query(
      `update auth.sessions set not_after = now() - interval '1 minute' where user_id = $1`,
      [alice.id],
    )
    const later = await ask(`/admin/users/${alice.id}`)
    expect(adminUserDetail.parse(later.body).sessions).toEqual([])
    expect(detail.audit).toMatchObject([
      {
        action: 'user.role',
        actor: { id: admin.id, email: admin.email },
        target_email: alice.email,
        details: { role: 'user', to: 'professional' },
      },
    ])
    expect(await ask(`/admin/users/${NOBODY}`)).toMatchObject({ status: 404 })
    expect(await ask('/admin/users/x')).toMatchObject({ status: 400 })
  })

  test('a banned person is signed out and cannot come back until the ban is lifted', async () => {
    const alice = await world.signUp()
    const { session } = (await alice.auth.getSession()).data
    const token = session?.access_token ?? ''
    const read = () =>
      Promise.all(
        [
          ['GET', '/rest/v1/profiles?select=id'],
          ['GET', '/auth/v1/user'],
          ['DELETE', `/storage/v1/object/avatars/${alice.id}/${randomUUID()}.webp`],
          ['GET', '/api/admin/users'],
        ].map(async ([method = '', path = '']) => {
          const headers = { apikey: world.anonKey, authorization: `Bearer ${token}` }
          const response = await fetch(world.url + path, { method, headers })
          return response.status
        }),
      )
    expect((await read()).slice(0, 2)).toEqual([200, 200])
    const signIn = async () => (await visitor(world).auth.signInWithPassword(alice)).error?.code

    expect(await ask(`/admin/users/${alice.id}/ban`, { method: 'PUT', sent: {} })).toMatchObject(
      SUCCESS,
    )

    const listed = await ask(`/admin/users?search=${encodeURIComponent(alice.email)}`)
    expect(listed.body).toMatchObject([{ id: alice.id, banned_until: expect.any(String) }])
    expect((await alice.auth.getUser()).error).not.toBeNull()
    expect(await read()).toEqual([401, 403, expect.toSatisfy(isRefusal), 401])
    expect((await alice.auth.refreshSession()).error).not.toBeNull()
    expect(await signIn()).toBe('user_banned')
    await ask(`/admin/users/${alice.id}/ban`, { method: 'DELETE' })
    expect(await signIn()).toBeUndefined()
    expect((await auditOf(alice.id)).map(({ action }) => action)).toEqual([
      'user.ban',
      'user.unban',
    ])
  })

  test('a lost second factor is removed by an admin, with an entry and a mail to its person', async () => {
    const alice = await world.signUp()
    const remove = () => ask(`/admin/users/${alice.id}/second-factors`, { method: 'DELETE' })
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'mfa_factor_not_found' } })
    const { data: factor } = await alice.auth.mfa.enroll({ factorType: 'totp' })
    if (factor?.type !== 'totp') throw new Error('no authenticator')
    const code = new TOTP({ secret: factor.totp.secret }).generate()
    await alice.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    const detail = async () => (await ask(`/admin/users/${alice.id}`)).body
    expect(await detail()).toMatchObject({ second_factors: [{ type: 'totp' }] })

    expect(await remove()).toMatchObject(SUCCESS)

    expect(await detail()).toMatchObject({ second_factors: [] })
    expect(await auditOf(alice.id)).toMatchObject([{ action: 'user.remove_second_factors' }])
    const { data } = await visitor(world).auth.signInWithPassword(alice)
    expect(data.user?.factors).toBeUndefined()
    await eventually(async () => {
      const subjects = (await world.mailbox(alice.email)).map(({ subject }) => subject)
      expect(subjects).toContain('Un second facteur a été retiré')
    })
  })

  test('the token of a deleted person opens nothing from that moment', async () => {
    const alice = await world.signUp()
    const token = (await alice.auth.getSession()).data.session?.access_token
    const headers = { apikey: world.anonKey, authorization: `Bearer ${token}` }
    const read = async () =>
      (await fetch(`${world.url}/rest/v1/profiles?select=id`, { headers })).status
    expect(await read()).toBe(200)

    await ask(`/admin/users/${alice.id}`, { method: 'DELETE' })

    expect(await read()).toBe(401)
  })

  test('whoever is banned, deleted, given a password or signed out is refused at once, before the database has told of it', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.signUp()))
    const tokens = await Promise.all(
      people.map(async (person) => (await person.auth.getSession()).data.session?.access_token),
    )
    await world.db.query('alter table auth.sessions disable trigger remember_ended_session')
    try {
      await ask(`/admin/users/${people[0]?.id}/ban`, { method: 'PUT', sent: {} })
      await ask(`/admin/users/${people[1]?.id}`, { method: 'DELETE' })
      const password = 'another horse'
      await world.service.auth.admin.updateUserById(people[2]?.id ?? '', { password })
      const asOneself = (method: string, path: string, token = '') =>
        fetch(`${world.url}/api/account${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(method === 'POST' && { body: '{}' }),
        })
      const { session_id } = JSON.parse(atob(tokens[3]?.split('.')[1] ?? ''))
      await asOneself('DELETE', `/sessions/${session_id}`, tokens[3])
      await asOneself('POST', '/delete', tokens[4])
    } finally {
      await world.db.query('alter table auth.sessions enable trigger remember_ended_session')
    }

    const statuses = tokens.map(async (token) => {
      const headers = { apikey: world.anonKey, authorization: `Bearer ${token}` }
      return (await fetch(`${world.url}/rest/v1/profiles?select=id`, { headers })).status
    })
    expect(await Promise.all(statuses)).toEqual(tokens.map(() => 401))
  })

  test.each(['2020-01-01T00:00:00Z', 'tomorrow', 7])('a ban until %j is refused', async (until) => {
    const alice = await world.signUp()

    const answer = await ask(`/admin/users/${alice.id}/ban`, { method: 'PUT', sent: { until } })

    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect((await alice.auth.getUser()).error).toBeNull()
  })

  test('somebody invited gets a mail in their language and sets their password', async () => {
    const email = `${randomUUID()}@example.com`
    const sent = { email: ` ${email.toUpperCase()} `, role: 'professional', language: 'en' }

    const { status, body } = await ask('/admin/users/invite', { method: 'POST', sent })

    const { id } = body as { id: string }
    expect([status, await roleOf(id)]).toEqual([201, 'professional'])
    const mail = await eventuallyFound(async () => (await world.mailbox(email))[0])
    expect(mail.subject).toBe(mailTexts.en.kinds.admin_welcome.subject)
    const token = /[?&]token=(\w+)/.exec(mail.text)?.[1] ?? ''
    const client = visitor(world)
    await client.auth.verifyOtp({ type: 'recovery', token_hash: token })
    expect((await client.auth.updateUser({ password: 'a long password' })).error).toBeNull()
    expect(await auditOf(id)).toMatchObject([{ action: 'user.invite', actor_id: admin.id }])
  })

  test('whoever has an account is not invited, and keeps their password and sessions', async () => {
    const alice = await world.signUp()

    const answer = await ask('/admin/users/invite', {
      method: 'POST',
      sent: { email: alice.email },
    })

    expect(answer).toMatchObject({ status: 422, body: { code: 'email_exists' } })
    expect((await alice.auth.refreshSession()).error).toBeNull()
    for (const sent of [{ email: 'ada' }, { email: 'a@b.example', role: 'admin' }, {}]) {
      expect(await ask('/admin/users/invite', { method: 'POST', sent })).toMatchObject({
        status: 400,
      })
    }
  })

  test('many accounts are changed at once, and each that cannot be says why', async () => {
    const [alice, bob] = [await world.signUp(), await world.signUp({ role: 'professional' })]
    const ids = [alice.id, admin.id, NOBODY, bob.id, alice.id]
    const bulk = (sent: object) => ask('/admin/users/bulk', { method: 'POST', sent })

    expect((await bulk({ action: 'role', role: 'professional', ids })).body).toEqual({
      results: [
        { id: alice.id, ok: true },
        { id: admin.id, ok: false, code: 'own_account', error: expect.any(String) },
        { id: NOBODY, ok: false, code: 'user_not_found', error: expect.any(String) },
        { id: bob.id, ok: true, unchanged: true },
      ],
    })
    expect([await roleOf(alice.id), await roleOf(admin.id)]).toEqual(['professional', 'admin'])
    expect((await bulk({ action: 'delete', ids: [bob.id] })).body).toEqual({
      results: [{ id: bob.id, ok: true }],
    })
    expect(await roleOf(bob.id)).toBeUndefined()
    for (const sent of [
      { action: 'delete', ids: [] },
      { action: 'delete', ids: ['x'] },
      { action: 'role', ids: [alice.id], role: 'admin' },
      { action: 'promote', ids: [alice.id] },
      { action: 'delete', ids: Array.from({ length: 101 }, () => randomUUID()) },
    ]) {
      expect(await bulk(sent)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    }
    expect(await roleOf(alice.id)).toBe('professional')
  })
})

describe.each(SERVICE_ENGINES)('two admins on %s', (engine) => {
  test('who remove each other at the same moment leave one admin', async () => {
    await using world = await startWorld(engine)
    for (const [method, path, sent] of [
      ['PATCH', '/role', { role: 'user' }],
      ['DELETE', '', undefined],
    ] as const) {
      const [one, two] = [
        await world.signUp({ role: 'admin' }),
        await world.signUp({ role: 'admin' }),
      ]
      const remove = (caller: Person, target: Person) =>
        askAdmin({ url: world.url, caller }, `/admin/users/${target.id}${path}`, { method, sent })

      const answers = await Promise.all([remove(one, two), remove(two, one)])

      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses[0]).toBe(200)
      expect([401, 403]).toContain(statuses[1])
      const left = await world.db.query(
        `select id from account_roles where role = 'admin' and id = any($1)`,
        [[one.id, two.id]],
      )
      expect(left).toHaveLength(1)
    }
  })

  test('of whom one is banned are one: the other cannot leave before the ban is lifted', async () => {
    await using world = await startWorld(engine)
    const [one, two] = [
      await world.signUp({ role: 'admin' }),
      await world.signUp({ role: 'admin' }),
    ]
    const as = (caller: Person, method: string, path: string, sent?: object) =>
      askAdmin({ url: world.url, caller }, path, { method, sent })
    const leave = () => as(one, 'POST', '/account/delete', { password: one.password })

    expect(await as(one, 'PUT', `/admin/users/${two.id}/ban`, {})).toMatchObject(SUCCESS)
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'last_admin' } })
    expect(await as(one, 'DELETE', `/admin/users/${two.id}/ban`)).toMatchObject(SUCCESS)
    expect(await leave()).toMatchObject(SUCCESS)
  })
})

const SUCCESS = { status: 200, body: { success: true } }

const isRefusal = (status: number) => [400, 401, 403].includes(status)

const change = (role: string) => ({ method: 'PATCH', sent: { role } })

const visitor = (world: World) =>
  createClient(world.url, world.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
  })
