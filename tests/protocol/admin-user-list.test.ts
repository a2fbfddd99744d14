import { type AdminUser, adminUser } from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

/** Number of accounts: more than one answer without paging holds (decisions row 15). */
const PEOPLE = 1_150

/**
 * SQL of accounts with `n` from 1; every third is a professional, each a minute after the one
 * before.
 */
const SEED = `
  insert into auth.users (id, email, created_at, email_confirmed_at, raw_user_meta_data)
  select md5('person ' || n)::uuid, 'person' || n || '@list.example',
    timestamptz '2026-01-01' + n * interval '1 minute', now(),
    jsonb_build_object('role', case when n % 3 = 0 then 'professional' else 'user' end)
  from generate_series(1, ${PEOPLE}) as n`

const ODD = [
  '=1+1@odd.example',
  '+33612345678@odd.example',
  "o'hara@odd.example",
  '100%_safe@odd.example',
  'back\\slash@odd.example',
]

describe.each(SERVICE_ENGINES)('the list of users on %s', (engine) => {
  const world = worldOf(engine)
  let admin: Person
  beforeAll(async () => {
    admin = await world.signUp({ role: 'admin', email: 'zoe@admins.example' })
    await world.db.query(SEED)
    await world.db.query(
      `insert into auth.users (email, created_at) select email, '2020-01-01' from unnest($1::text[]) as email`,
      [ODD],
    )
  })

  const total = PEOPLE + ODD.length + 1
  const list = async (query: Record<string, string | number>) => {
    const path = `/admin/users?${new URLSearchParams(Object.entries(query).map(pair))}`
    const { status, body, headers } = await askAdmin({ url: world.url, caller: admin }, path)
    expect([status, body]).toMatchObject([200, expect.any(Array)])
    return { users: adminUser.array().parse(body), headers }
  }
  const emails = async (query: Record<string, string | number>) =>
    (await list(query)).users.map(({ email }) => email)

  test('without parameters the newest 1,000 come, and the header tells of all', async () => {
    const { users, headers } = await list({})

    expect(users).toHaveLength(1_000)
    expect(users.slice(0, 2).map(({ email }) => email)).toEqual([
      admin.email,
      `person${PEOPLE}@list.example`,
    ])
    expect([headers.get('x-total-count'), headers.get('link')]).toEqual([String(total), null])
  })

  test.each(['-created_at', 'created_at', 'email', '-email', 'role', '-role'])(
    'the pages sorted by %s hold everybody once, in that order',
    async (sort) => {
      const seen: AdminUser[] = []
      for (let page = 1; page <= 12; page += 1) {
        seen.push(...(await list({ page, per_page: 100, sort })).users)
      }

      expect(new Set(seen.map(({ id }) => id)).size).toBe(total)
      const key = (user: AdminUser) => keyOf(user, sort.replace('-', ''))
      const sorted = seen.map(key).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(seen.map(key)).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted)
    },
  )

  test('a page names its neighbours with the other parameters, and one beyond the last is empty', async () => {
    const { headers } = await list({ page: 3, per_page: 20, role: 'professional', search: 'n1' })
    const count = Number(headers.get('x-total-count'))
    const rels = Object.fromEntries(
      [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to, rel]) => [
        rel,
        to,
      ]),
    )

    expect(Object.keys(rels)).toEqual(['first', 'prev', 'next', 'last'])
    expect(rels.prev).toBe('/api/admin/users?page=2&per_page=20&role=professional&search=n1')
    expect(rels.last).toContain(`page=${Math.ceil(count / 20)}&`)
    const search = { per_page: 20, role: 'professional', search: 'n1' }
    for (const [page, missing] of [
      [1, 'prev'],
      [Math.ceil(count / 20), 'next'],
    ] as const) {
      expect((await list({ ...search, page })).headers.get('link')).not.toContain(missing)
    }
    expect((await list({ page: 1_000, per_page: 50 })).users).toEqual([])
  })

  test.each([
    ['person77@', ['person77@list.example']],
    ['PERSON77@LIST', ['person77@list.example']],
    ['  person77@  ', ['person77@list.example']],
    ['nobody-of-that-name', []],
    ['100%', ['100%_safe@odd.example']],
    ['%_', ['100%_safe@odd.example']],
    ['k\\s', ['back\\slash@odd.example']],
    ["o'h", ["o'hara@odd.example"]],
    ['admin', ['zoe@admins.example']],
  ])('a search for %j finds %j', async (search, found) => {
    expect(await emails({ search })).toEqual(found)
  })

  test('a search finds names by the beginning of their words, without accents', async () => {
    const count = async (search: string) =>
      Number((await list({ search, per_page: 1 })).headers.get('x-total-count'))
    const searches = ['lea fontaine', 'FONT', 'Léa  ', 'ontaine', "d'arc"]
    expect(await Promise.all(searches.map(count))).toEqual([0, 0, 0, 0, 0])
    const lea = await world.signUp({ email: 'somebody@named.example' })
    const called = (first_name: string, last_name: string) =>
      lea.rpc('save_profile', { changes: { first_name, last_name } }).throwOnError()

    await called('Léa', 'Fontaine-d’Arc')

    expect(await Promise.all(searches.map(count))).toEqual([1, 1, 1, 0, 1])
    await called('Zoé', 'Fontaine')
    expect(await Promise.all(searches.map(count))).toEqual([0, 1, 0, 0, 0])
    // An account that was deleted softly and comes back has its name again.
    await world.service.auth.admin.deleteUser(lea.id, true)
    expect(await count('zoe font')).toBe(0)
    await world.db.query('update auth.users set deleted_at = null where id = $1', [lea.id])
    expect(await count('zoe font')).toBe(1)
    await world.service.auth.admin.deleteUser(lea.id)
  })

  test('a search finds roles too, and goes together with a role', async () => {
    const professionals = Math.floor(PEOPLE / 3)
    const count = async (query: Record<string, string>) =>
      Number((await list({ ...query, per_page: 1 })).headers.get('x-total-count'))

    expect(await count({ search: 'PROF' })).toBe(professionals)
    expect(await count({ role: 'professional' })).toBe(professionals)
    expect(await count({ role: 'professional', search: 'odd' })).toBe(0)
    expect(await count({ role: 'editor' })).toBe(0)
    expect(await count({ role: 'admin', search: 'zoe' })).toBe(1)
  })

  test('a search finds roles by the name the admin reads, without accents too', async () => {
    const count = async (search: string, language: string) => {
      const path = `/admin/users?per_page=1&search=${encodeURIComponent(search)}`
      const { headers } = await askAdmin({ url: world.url, caller: admin, language }, path)
      return Number(headers.get('x-total-count'))
    }
    const { id } = await world.signUp({ role: 'editor', email: 'somebody@named.example' })

    expect(await count('professionnel', 'fr')).toBe(Math.floor(PEOPLE / 3))
    expect([await count('Éditeur', 'fr'), await count('editeur', 'fr')]).toEqual([1, 1])
    expect([await count('éditeur', 'en'), await count('particulier', 'en')]).toEqual([0, 0])
    await world.service.auth.admin.deleteUser(id)
  })

  test('the totals follow every sign-up, role and deletion', async () => {
    const count = async (role: string) =>
      Number((await list({ role, per_page: 1 })).headers.get('x-total-count'))
    const found = async () =>
      Number((await list({ search: '@example.com', per_page: 1 })).headers.get('x-total-count'))
    const before = { user: await count('user'), professional: await count('professional') }
    expect([await found(), await found()]).toEqual([0, 0])
    const alice = await world.signUp({ role: 'user' })
    expect([await count('user'), await found()]).toEqual([before.user + 1, 1])

    await world.service.auth.admin.updateUserById(alice.id, {
      app_metadata: { role: 'professional' },
    })
    expect([await count('user'), await count('professional')]).toEqual([
      before.user,
      before.professional + 1,
    ])
    await world.service.auth.admin.deleteUser(alice.id, true)
    expect([
      await count('professional'),
      await found(),
      await emails({ search: alice.email }),
    ]).toEqual([before.professional, 0, []])
  })

  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=1e9',
    'page=',
    'per_page=0',
    'per_page=1001',
    'role=king',
    'sort=password',
    'sort=created_at;drop',
    'search=%00',
    `search=${'a'.repeat(201)}`,
  ])('?%s is refused', async (query) => {
    const answer = await askAdmin({ url: world.url, caller: admin }, `/admin/users?${query}`)

    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('the export holds whoever the filter finds, and no cell a spreadsheet would run', async () => {
    const get = async (query: string) => {
      const caller = { url: world.url, caller: admin }
      const { headers, body } = await askAdmin(caller, `/admin/users.csv?${query}`)
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(headers.get('content-disposition')).toContain('attachment')
      return String(body).split('\r\n')
    }

    const everybody = await get('sort=email')
    const odd = await get('search=odd.example&sort=email')

    expect(everybody[0]).toMatch(/^\uFEFF?"id","email","role"/)
    expect(everybody.length - 2).toBe(
      Number((await list({ page: 1 })).headers.get('x-total-count')),
    )
    expect(odd.slice(1, -1).map((line) => line.split('","')[1])).toEqual([
      "'+33612345678@odd.example",
      '100%_safe@odd.example',
      "'=1+1@odd.example",
      'back\\slash@odd.example',
      "o'hara@odd.example",
    ])
    expect(await get('search=nobody-of-that-name&role=user')).toHaveLength(2)
    const entries = await world.db.query(
      `select actor_id, target_type, target_id, details from audit_log where action = 'export.users' order by id`,
    )
    const ofAdmin = { actor_id: admin.id, target_type: 'list', target_id: 'users' }
    expect(entries).toEqual([
      { ...ofAdmin, details: { rows: everybody.length - 2 } },
      { ...ofAdmin, details: { rows: ODD.length, filter: { search: true } } },
      { ...ofAdmin, details: { rows: 0, filter: { role: 'user', search: true } } },
    ])
  })
})

const pair = ([key, value]: [string, string | number]) => [key, String(value)] as [string, string]

/** Sort key: texts in the order of their characters, as in the database. */
function keyOf(user: AdminUser, sort: string): string {
  if (sort === 'email') return user.email
  const role = sort === 'role' ? String(user.user_metadata.role) : ''
  return `${role} ${user.created_at}`
}
