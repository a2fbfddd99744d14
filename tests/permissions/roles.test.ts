import { ENGINES, startWorld } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('roles on %s', (engine) => {
  const world = worldOf(engine)

  /**
   * Roles stored for an account in three places: trusted, shown to the client, read by policies.
   */
  const rolesOf = async (id: string) => {
    const [row] = await world.db.query(
      `select raw_app_meta_data ->> 'role' as trusted, raw_user_meta_data ->> 'role' as shown,
         account_roles.role as mirrored
       from auth.users join account_roles using (id) where id = $1`,
      [id],
    )
    return row
  }
  const everywhere = (role: string) => ({ trusted: role, shown: role, mirrored: role })
  const signUpSending = async (metadata: Record<string, unknown>) => {
    const visitor = createClient(world.url, world.anonKey, { auth: { persistSession: false } })
    const { data, error } = await visitor.auth.signUp({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'correct horse',
      options: { data: metadata },
    })
    if (error) throw error
    return data.user?.id ?? ''
  }

  test('the version of the terms that was accepted at sign-up, or by an invited person later, stays as it was', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const visitor = createClient(world.url, world.anonKey, { auth: { persistSession: false } })
    const versionOf = async () => {
      const [row] = await world.db.query(
        `select raw_user_meta_data ->> 'terms_version' as version from auth.users where email = $1`,
        [email],
      )
      return row?.version
    }
    const data = { terms_version: '2026-11-22' }
    await visitor.auth.signUp({ email, password: 'correct horse', options: { data } })
    expect(await versionOf()).toBe('2026-11-22')

    const { error } = await visitor.auth.updateUser({ data: { terms_version: '2020-01-01', a: 1 } })
    expect(error).toBeNull()
    expect(await versionOf()).toBe('2026-11-22')
    const invited = await world.signUp()
    await invited.auth.updateUser({ data })
    const { data: later } = await invited.auth.updateUser({ data: { terms_version: '2020-01-01' } })
    expect(later.user?.user_metadata).toMatchObject(data)
  })

  test.each([
    ['user', 'user'],
    ['professional', 'professional'],
    ['admin', 'user'],
    ['editor', 'user'],
    ['king', 'user'],
    [undefined, 'user'],
    [['admin'], 'user'],
    [{ role: 'admin' }, 'user'],
  ])('whoever signs up as %j becomes %s', async (sent, role) => {
    const id = await signUpSending({ role: sent })

    expect(await rolesOf(id)).toEqual(everywhere(role))
  })

  test('a person who writes another role into their own metadata changes nothing', async () => {
    const alice = await world.signUp({ role: 'user' })

    await alice.auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } })

    expect(await rolesOf(alice.id)).toEqual(everywhere('user'))
  })

  test('a role given with the service key shows in all three places', async () => {
    const alice = await world.signUp({ role: 'user' })

    const { data } = await world.service.auth.admin.updateUserById(alice.id, {
      app_metadata: { role: 'editor' },
    })

    expect({ ...(await rolesOf(alice.id)), answered: data.user?.user_metadata.role }).toEqual({
      ...everywhere('editor'),
      answered: 'editor',
    })
  })

  test('other metadata written with the service key leaves the role as it was', async () => {
    const alice = await world.signUp({ role: 'professional' })

    await world.service.auth.admin.updateUserById(alice.id, {
      app_metadata: { plan: 'small' },
      user_metadata: { role: 'admin' },
    })

    expect(await rolesOf(alice.id)).toEqual(everywhere('professional'))
  })

  test('a role that does not exist is refused, and the old one stays', async () => {
    const alice = await world.signUp({ role: 'professional' })

    const { error } = await world.service.auth.admin.updateUserById(alice.id, {
      app_metadata: { role: 'king' },
    })

    expect({ status: error?.status, roles: await rolesOf(alice.id) }).toEqual({
      status: 422,
      roles: everywhere('professional'),
    })
  })

  test('a person finds their own role and nobody else’s', async () => {
    const [alice] = [await world.signUp({ role: 'professional' }), await world.signUp()]

    const { data } = await alice.from('account_roles').select()

    expect(data).toEqual([{ id: alice.id, role: 'professional', second_factor_since: null }])
  })
})

describe.each(ENGINES)('the last admin on %s', (engine) => {
  const withAdmins = async (count: number) => {
    const world = await startWorld(engine)
    const admins = []
    for (let index = 0; index < count; index++) admins.push(await world.signUp({ role: 'admin' }))
    return { world, admins }
  }
  const adminCount = async (world: Awaited<ReturnType<typeof startWorld>>) => {
    const rows = await world.db.query(`select id from account_roles where role = 'admin'`)
    return rows.length
  }

  test('can be neither deleted, softly deleted nor demoted', async () => {
    const { world, admins } = await withAdmins(1)
    await using _ = world
    const id = admins[0]?.id ?? ''
    const { admin } = world.service.auth

    const refusals = [
      (await admin.updateUserById(id, { app_metadata: { role: 'user' } })).error?.status,
      (await admin.deleteUser(id)).error?.status,
      (await admin.deleteUser(id, true)).error?.status,
    ]

    expect({ refusals, left: await adminCount(world) }).toEqual({
      refusals: [409, 409, 409],
      left: 1,
    })
  })

  test('is kept when two admins are demoted at the same moment', async () => {
    const { world, admins } = await withAdmins(2)
    await using _ = world

    const answers = await Promise.all(
      admins.map(({ id }) =>
        world.service.auth.admin.updateUserById(id, { app_metadata: { role: 'user' } }),
      ),
    )

    const statuses = answers.map(({ error }) => error?.status ?? 200).sort()
    expect({ statuses, left: await adminCount(world) }).toEqual({ statuses: [200, 409], left: 1 })
  })
})
