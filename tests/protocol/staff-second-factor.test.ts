import { randomUUID } from 'node:crypto'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'
import { listen } from './realtime-clients.ts'

const GRACE_DAYS = 7
const REFUSED = [401, 'second_factor_required']
const DAY_MS = 24 * 60 * 60 * 1000
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.each(SERVICE_ENGINES)('staff who need a second factor on %s', (engine) => {
  const world = worldOf(engine, {
    authMfaRequiredRoles: ['admin', 'editor'],
    authMfaGraceDays: GRACE_DAYS,
  })

  /** Moves the beginning of a person's grace, and so its end to `days` from now. */
  const graceEndsIn = (id: string, days: number) =>
    world.db.query(
      `update account_roles set second_factor_since = now() + ($2::float8 - ${GRACE_DAYS}) * interval '1 day' where id = $1`,
      [id, days],
    )
  /** Staff whose grace is over, with the access token from before. */
  async function lateStaff(role: 'admin' | 'editor' = 'admin') {
    const person = await world.signUp({ role })
    await graceEndsIn(person.id, -1)
    return person
  }
  /** The same after their next token. */
  async function lateStaffWithNewToken(role: 'admin' | 'editor' = 'admin') {
    const person = await lateStaff(role)
    await refresh(person)
    return person
  }
  async function refresh(person: SupabaseClient) {
    const { error } = await person.auth.refreshSession()
    if (error) throw error
  }
  const claimsOf = async (client: SupabaseClient) => {
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    return JSON.parse(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''))
  }
  /** Adds an authenticator and shows its code, which raises the session. */
  async function addFactor(client: SupabaseClient, name: string = randomUUID()) {
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: name,
    })
    if (error) throw error
    const code = new TOTP({ secret: data.totp.secret }).generate()
    const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })
    if (verified.error) throw verified.error
    return data
  }
  const admin = async (caller: Person, path: string, method = 'GET', sent?: unknown) => {
    const asked = { url: world.url, caller }
    const { status, body } = await askAdmin(asked, path, { method, sent })
    return [status, (body as { code?: string } | null)?.code]
  }
  const users = (caller: Person) => admin(caller, '/admin/users?per_page=1')
  const privateRowsOf = async (caller: SupabaseClient, id: string) =>
    (await caller.from('people_private').select('id').eq('id', id)).data

  test('work as before during the grace, whose end their token and own role name', async () => {
    const person = await world.signUp({ role: 'admin' })
    const { id: other } = await world.signUp()
    const [row] = await world.db.query<{ since: string }>(
      'select second_factor_since::text as since from account_roles where id = $1',
      [person.id],
    )
    const dueMs = new Date(row?.since ?? '').getTime() + GRACE_DAYS * DAY_MS

    expect(await users(person)).toEqual([200, undefined])
    expect(await privateRowsOf(person, other)).toEqual([{ id: other }])
    expect((await claimsOf(person)).second_factor_due).toBe(Math.floor(dueMs / 1000))
    const own = await person.from('account_roles').select('second_factor_since').eq('id', person.id)
    expect(own.data).toHaveLength(1)
    expect(Math.abs(dueMs - Date.now() - GRACE_DAYS * DAY_MS)).toBeLessThan(60_000)
  })

  test('are asked for nothing where their role is none of those', async () => {
    for (const role of ['user', 'professional'] as const) {
      const person = await world.signUp({ role })
      expect(await claimsOf(person)).not.toHaveProperty('second_factor_due')
      expect(await admin(person, '/account/export')).toEqual([200, undefined])
    }
  })

  test('lose their rights when the grace ends, with the token from before too', async () => {
    const person = await lateStaff()
    const other = await world.signUp({ complete: true })
    const folder = `${other.id}/${randomUUID()}.png`
    await other.storage.from('avatars').upload(folder, PICTURE, { contentType: 'image/png' })
    const { data: skill } = await world.service
      .from('skills')
      .insert({ name: `Skill ${randomUUID()}` })
      .select('id')
      .single()

    expect(await users(person)).toEqual(REFUSED)
    expect(await admin(person, `/admin/users/${other.id}/promote`, 'PATCH')).toEqual(REFUSED)
    expect(await admin(person, '/account/export')).toEqual(REFUSED)
    expect(await privateRowsOf(person, other.id)).toEqual([])
    const renamed = person.from('skills').update({ category: 'Taken over' }).eq('id', skill?.id)
    expect((await renamed.select()).data).toEqual([])
    const removed = await person.storage.from('avatars').remove([folder])
    expect(removed.data ?? []).toEqual([])
    expect(
      (await fetch(other.storage.from('avatars').getPublicUrl(folder).data.publicUrl)).ok,
    ).toBe(true)
  })

  test('get nothing but the way to a second factor with a token from after it', async () => {
    const person = await lateStaffWithNewToken()
    const late = async (request: PromiseLike<{ status: number; error: Error | null }>) => {
      const { status, error } = await request
      expect(error?.message).toContain('needs a second factor')
      return status
    }

    expect(await users(person)).toEqual(REFUSED)
    expect(await late(person.from('people').select('id').limit(1))).toBe(401)
    const written = person.from('skills').insert({ name: `Skill ${randomUUID()}` })
    expect(await late(written)).toBe(401)
    const file = `${person.id}/${randomUUID()}.png`
    const upload = await person.storage.from('avatars').upload(file, PICTURE)
    expect(upload.error?.message).toContain('needs a second factor')
    const { said } = await listen(person, { table: 'pro_posts' })
    expect(new Set(said)).toEqual(new Set(['CHANNEL_ERROR']))
    expect((await person.auth.getUser()).error).toBeNull()
  })

  test.each(['admin', 'editor'] as const)('have every right again as %s with one', async (role) => {
    const person = await lateStaffWithNewToken(role)
    const { id: other } = await world.signUp()

    await addFactor(person)

    expect(await admin(person, '/admin/waiting')).toEqual([200, undefined])
    expect(await privateRowsOf(person, other)).toEqual(role === 'admin' ? [{ id: other }] : [])
    expect((await person.from('content_reports').select('id').limit(1)).error).toBeNull()
  })

  test('editors moderate no more after the grace', async () => {
    const author = await world.signUp({ complete: true })
    const post = await author
      .from('pro_posts')
      .insert({ author_id: author.id, content: 'Hidden' })
      .select('id')
      .single()
    await world.db.query('update pro_posts set hidden_at = now() where id = $1', [post.data?.id])
    const editor = await world.signUp({ role: 'editor' })
    const seen = async () =>
      (await editor.from('pro_posts').select('id').eq('id', post.data?.id)).data
    expect(await seen()).toHaveLength(1)

    await graceEndsIn(editor.id, -1)

    expect(await seen()).toEqual([])
    expect(await admin(editor, '/admin/waiting')).toEqual(REFUSED)
  })

  test('are signed out of nothing, and can sign in and out without one', async () => {
    const { email, password } = await lateStaff()
    const client = world.anon
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    expect((await client.auth.signOut()).error).toBeNull()
  })

  test('are refused from the moment on that their token names, without asking the database', async () => {
    const person = await world.signUp({ role: 'editor' })
    const read = () => person.from('people').select('id').limit(1)
    await graceEndsIn(person.id, 3 / 86_400)
    await refresh(person)
    expect((await read()).status).toBe(200)
    // The rule of the database is out of the way: the token alone refuses.
    await graceEndsIn(person.id, 1)

    await eventually(async () => expect((await read()).status).toBe(401))

    expect((await read()).error?.message).toContain('needs a second factor')
    expect(Date.now() / 1000).toBeGreaterThanOrEqual((await claimsOf(person)).second_factor_due)
  })

  test('hear nothing more on an open socket from that moment on', async () => {
    const person = await world.signUp({ role: 'editor' })
    await graceEndsIn(person.id, 5 / 86_400)
    await refresh(person)
    const { said, channel } = await listen(person, { table: 'pro_posts' })
    expect(said).toContain('SUBSCRIBED')

    await eventually(() => expect(said.join()).toContain('Token has expired'))

    expect(Date.now() / 1000).toBeGreaterThanOrEqual((await claimsOf(person)).second_factor_due)
    await person.removeChannel(channel)
  })

  test('do not change their grace through the data API', async () => {
    const person = await lateStaff()
    const service = world.service.from('account_roles')
    const since = { second_factor_since: new Date().toISOString() }

    const update = await person.from('account_roles').update(since).eq('id', person.id).select()
    const byService = await service.update(since).eq('id', person.id).select()
    const rule = await person.from('second_factor_rule').select()
    const calls = await Promise.all([
      person.rpc('require_second_factor', { required_roles: [], grace_period: '90 days' }),
      world.service.rpc('require_second_factor', { required_roles: [], grace_period: '1 day' }),
      person.rpc('second_factor_due', { account: person.id }),
      person.rpc('lacks_second_factor'),
    ])
    const metadata = await person.auth.updateUser({ data: { role: 'user', second_factor_due: 0 } })

    expect([update, byService, rule, ...calls].map(({ error }) => error?.code)).toEqual(
      Array(7).fill('42501'),
    )
    expect(metadata.error).toBeNull()
    expect(await users(person)).toEqual(REFUSED)
  })

  test('get one grace: being demoted and promoted again begins no other', async () => {
    const person = await world.signUp({ role: 'editor' })
    const chief = await world.signUp({ role: 'admin' })
    await graceEndsIn(person.id, -1)

    expect(await admin(chief, `/admin/users/${person.id}/editor`, 'DELETE')).toEqual([
      200,
      undefined,
    ])
    await refresh(person)
    expect(await admin(person, '/account/export')).toEqual([200, undefined])
    expect(await admin(chief, `/admin/users/${person.id}/editor`, 'PUT')).toEqual([200, undefined])
    await refresh(person)

    expect(await admin(person, '/admin/waiting')).toEqual(REFUSED)
  })

  test('have their grace from the day of their promotion, with a token from before too', async () => {
    const person = await world.signUp({ role: 'professional' })
    const chief = await world.signUp({ role: 'admin' })

    expect(await admin(chief, `/admin/users/${person.id}/promote`, 'PATCH')).toEqual([
      200,
      undefined,
    ])
    expect(await users(person)).toEqual([200, undefined])
    await graceEndsIn(person.id, 0)

    expect(await users(person)).toEqual(REFUSED)
  })

  test('keep their last second factor: another one comes first', async () => {
    const person = await world.signUp({ role: 'admin' })
    const first = await addFactor(person)
    const remove = (factorId: string) => person.auth.mfa.unenroll({ factorId })

    const refused = await remove(first.id)
    const second = await addFactor(person)
    const [one, other] = await Promise.all([remove(first.id), remove(second.id)])

    expect([refused.error?.status, refused.error?.code]).toEqual([422, 'last_second_factor'])
    // The session is lowered with the factor that raised it: the later request is refused for that, or for this.
    expect([one, other].filter(({ error }) => error === null)).toHaveLength(1)
    const left = await person.auth.mfa.listFactors()
    expect(left.data?.totp).toHaveLength(1)
  })

  test('may remove one whose code was never shown, and people without that role the last one', async () => {
    const person = await world.signUp({ role: 'admin' })
    const unverified = await person.auth.mfa.enroll({ factorType: 'totp' })
    const other = await world.signUp()
    const only = await addFactor(other)

    const removed = await person.auth.mfa.unenroll({ factorId: unverified.data?.id ?? '' })

    expect(removed.error).toBeNull()
    expect((await other.auth.mfa.unenroll({ factorId: only.id })).error).toBeNull()
  })

  test('whose second factor an admin removes need another one at once, and get in with it', async () => {
    const person = await world.signUp({ role: 'admin' })
    const chief = await world.signUp({ role: 'admin' })
    await addFactor(person)
    await graceEndsIn(person.id, -1)
    const path = `/admin/users/${person.id}/second-factors`
    expect(await users(person)).toEqual([200, undefined])

    expect(await admin(chief, path, 'DELETE')).toEqual([200, undefined])

    expect(await users(person)).toEqual(REFUSED)
    await refresh(person)
    expect(await privateRowsOf(person, chief.id)).toBeNull()
    await addFactor(person)
    expect(await users(person)).toEqual([200, undefined])
  })

  test('are shown to admins who lack one, with the day', async () => {
    const chief = await world.signUp({ role: 'admin' })
    const [missing, secured] = [
      await world.signUp({ role: 'editor' }),
      await world.signUp({ role: 'editor' }),
    ]
    const client = await world.signUp()
    await addFactor(secured)
    const asked = { url: world.url, caller: chief }
    const listed = async ({ email, id }: Person) => {
      const list = await askAdmin(asked, `/admin/users?search=${email}`)
      const detail = await askAdmin(asked, `/admin/users/${id}`)
      const [row] = list.body as { second_factor_due?: string }[]
      const due = (detail.body as { second_factor_due?: string }).second_factor_due
      expect(row?.second_factor_due).toBe(due)
      return due
    }

    const due = await listed(missing)

    expect(Math.abs(new Date(due ?? '').getTime() - Date.now() - GRACE_DAYS * DAY_MS)).toBeLessThan(
      60_000,
    )
    expect([await listed(secured), await listed(client)]).toEqual([undefined, undefined])
  })

  test('find the beginning of their grace in their own export, and nobody else’s', async () => {
    const person = await world.signUp({ role: 'editor' })
    const other = await world.signUp({ role: 'editor' })
    const { body } = await askAdmin({ url: world.url, caller: person }, '/account/export')
    const seen = await person.from('account_roles').select('id').eq('id', other.id)

    expect(body).toMatchObject({
      account: { role: 'editor', second_factor_since: expect.any(String) },
    })
    expect(seen.data).toEqual([])
  })
})

describe.each(SERVICE_ENGINES)('a rule about second factors on %s', (engine) => {
  const world = worldOf(engine, { authMfaRequiredRoles: [] })
  const sinceOf = async ({ id }: Person) => {
    const [row] = await world.db.query<{ since: string | null }>(
      'select second_factor_since::text as since from account_roles where id = $1',
      [id],
    )
    return row?.since ?? null
  }
  /** Start of the server with other settings. */
  const start = (roles: string[], grace: string) =>
    world.db.query('select require_second_factor($1, $2::interval)', [roles, grace])
  const status = async (caller: Person) =>
    (await askAdmin({ url: world.url, caller }, '/admin/waiting')).status

  test('that is off asks nobody', async () => {
    const person = await world.signUp({ role: 'admin' })
    const factor = await person.auth.mfa.enroll({ factorType: 'totp' })

    expect(await sinceOf(person)).toBeNull()
    expect(await status(person)).toBe(200)
    expect(factor.error).toBeNull()
  })

  test('begins the grace of staff when it first names their role, and not at each start', async () => {
    const [chief, editor] = [
      await world.signUp({ role: 'admin' }),
      await world.signUp({ role: 'editor' }),
    ]
    await start(['admin'], '7 days')
    const since = await sinceOf(chief)

    await start(['admin', 'editor'], '7 days')

    expect(since).not.toBeNull()
    expect(await sinceOf(chief)).toBe(since)
    expect(await sinceOf(editor)).not.toBe(since)
    await start(['admin'], '0 days')
    expect([await sinceOf(chief), await sinceOf(editor)]).toEqual([since, null])
    expect([await status(chief), await status(editor)]).toEqual([401, 200])
    await start([], '0 days')
    expect([await sinceOf(chief), await status(chief)]).toEqual([null, 200])
  })

  test('takes rights from whoever is promoted after it, where it leaves no grace', async () => {
    await start(['admin', 'editor'], '0 days')
    const person = await world.signUp()
    await world.service.auth.admin.updateUserById(person.id, { app_metadata: { role: 'admin' } })
    const { id: other } = await world.signUp()

    expect(await status(person)).toBe(401)
    expect((await person.from('people_private').select('id').eq('id', other)).data).toEqual([])
    await start([], '0 days')
  })

  test('names staff only, and no grace below zero', async () => {
    await expect(start(['user'], '7 days')).rejects.toThrow(/second_factor_rule/)
    await expect(start(['admin'], '-1 days')).rejects.toThrow(/second_factor_rule/)
  })
})
