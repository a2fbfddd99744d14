import { randomUUID } from 'node:crypto'
import { ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'

const anEmail = () => `${randomUUID()}@example.com`
const password = 'right horse battery'

describe.each(ENGINES)('people without an address on %s', (engine) => {
  const world = worldOf(engine, {
    authAnonymous: true,
    authRateLimits: true,
    authAutoconfirm: false,
    trustProxy: 1,
  })

  /** Official client of a visitor, from an address of their own. */
  const visitor = (ip = '192.0.2.1') =>
    createClient(world.url, world.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
      global: { headers: { 'x-forwarded-for': ip } },
    })
  async function anonymous(ip?: string) {
    const client = visitor(ip)
    const { data, error } = await client.auth.signInAnonymously({
      options: { data: { nick: 'guest', role: 'professional' } },
    })
    if (!data.user) throw error
    return { ...client, client, user: data.user, token: data.session?.access_token ?? '' }
  }
  async function member() {
    const email = anEmail()
    await world.service.auth.admin.createUser({ email, password, email_confirm: true })
    return email
  }
  /** Code of the mail to an address. */
  const codeTo = (email: string) =>
    eventually(async () => {
      const [mail] = await world.db.query<{ text: string }>(
        'select text from mail.mailbox where recipient = $1',
        [email],
      )
      const [code] = /(?<!\w)\d{6}(?!\w)/.exec(mail?.text ?? '') ?? []
      if (code === undefined) throw new Error('There is no mail yet')
      return code
    })

  test('sign in at once, with an account that says what it is', async () => {
    const { user, client } = await anonymous()

    expect(user).toMatchObject({
      is_anonymous: true,
      email: '',
      phone: '',
      identities: [],
      user_metadata: { nick: 'guest', role: 'user' },
    })
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({
      is_anonymous: true,
      role: 'authenticated',
      amr: [{ method: 'anonymous' }],
    })
    const settings = await fetch(`${world.url}/auth/v1/settings`)
    expect(await settings.json()).toMatchObject({ external: { anonymous_users: true } })
    expect((await client.auth.refreshSession()).data.user?.id).toBe(user.id)
  })

  test('may do what a visitor may, and no more', async () => {
    const { client, user, token } = await anonymous()
    const outsider = visitor()

    for (const table of ['posts', 'profiles', 'projects', 'skills']) {
      const own = await client.from(table).select('*')
      const theirs = await outsider.from(table).select('*')
      expect([own.status, own.data, own.error?.code]).toEqual([
        theirs.status,
        theirs.data,
        theirs.error?.code,
      ])
    }
    const writes = [
      await client.from('posts').insert({ content: 'Hello' }),
      await client.from('profiles').update({ first_name: 'Eve' }).eq('id', user.id),
      await client.from('follows').insert({ followed_id: user.id }),
    ]
    expect(writes.map(({ status }) => status >= 400)).toEqual([true, true, true])
    const upload = await client.storage.from('avatars').upload(`${user.id}/a.png`, new Blob(['x']))
    expect(upload.error).not.toBeNull()
    const api = await fetch(`${world.url}/api/account/export`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(api.status).toBe(401)
    const factor = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(factor.error?.message).toBe('Anonymous user not allowed to perform these actions')
  })

  test('become members by an address that they confirm, then choose a password', async () => {
    const { client, user } = await anonymous()
    const email = anEmail()
    const early = await client.auth.updateUser({ password })
    expect(early.error?.message).toBe(
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
    const asked = await client.auth.updateUser({ email })
    expect(asked.data.user).toMatchObject({ is_anonymous: true, new_email: email })
    const token = await codeTo(email)
    const { data } = await client.auth.verifyOtp({ type: 'email_change', email, token })

    expect(data.user).toMatchObject({
      id: user.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', email }],
    })
    const named = await client.from('profiles').update({ first_name: 'Ada' }).eq('id', user.id)
    expect(named.error).toBeNull()
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    expect((await visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('learn from an address that they ask for neither whether somebody has it, nor get it', async () => {
    const [curious, other] = [await anonymous(), await anonymous()]
    const [taken, free] = [await member(), anEmail()]

    const asked = await curious.client.auth.updateUser({ email: taken })
    const usual = await other.client.auth.updateUser({ email: free })

    expect([asked.error, usual.error]).toEqual([null, null])
    const shapeOf = (user: object | null) => Object.keys(user ?? {}).sort()
    expect(shapeOf(asked.data.user)).toEqual(shapeOf(usual.data.user))
    expect(asked.data.user?.new_email).toBe(taken)
    const token = await codeTo(taken)
    const reader = visitor('192.0.2.99')
    const opened = await reader.auth.verifyOtp({ type: 'email_change', email: taken, token })
    expect(opened.error?.code).toBe('email_exists')
    expect((await curious.client.auth.getUser()).data.user).toMatchObject({ email: '' })
    expect((await reader.auth.signInWithPassword({ email: taken, password })).error).toBeNull()
  })

  test('do not keep what they gave to the address of somebody else', async () => {
    const { client, user } = await anonymous('203.0.113.66')
    const email = anEmail()
    await client.auth.updateUser({ email, password })
    const token = await codeTo(email)

    const reader = visitor('192.0.2.99')
    const opened = await reader.auth.verifyOtp({ type: 'email_change', email, token })

    expect(opened.data.user?.id).toBe(user.id)
    const stranger = await visitor('203.0.113.66').auth.signInWithPassword({ email, password })
    expect(stranger.error?.code).toBe('invalid_credentials')
    expect((await client.auth.getUser()).error?.message).toBe('Auth session missing!')
    expect((await reader.auth.getUser()).data.user?.email).toBe(email)
  })

  test('are deleted when they gave no sign of life for a month; whoever came back, or can, stays', async () => {
    const [gone, back, named] = [await anonymous(), await anonymous(), await anonymous()]
    const given = await world.service.auth.admin.updateUserById(named.user.id, { email: anEmail() })
    expect(given.data.user?.is_anonymous).toBe(false)
    const linked = await anonymous()
    await world.db.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       select id, 'custom:acme', id, '{}' from auth.users where id = $1`,
      [linked.user.id],
    )
    const everybody = [gone, back, named, linked].map(({ user }) => user.id)
    await world.db.query(
      `update auth.users set created_at = now() - interval '31 days' where id = any ($1)`,
      [everybody],
    )
    await world.db.query(
      `update auth.sessions set created_at = now() - interval '31 days' where user_id = any ($1)`,
      [everybody],
    )
    await back.client.auth.refreshSession()

    await anonymous()

    const left = async (id: string) =>
      (await world.service.auth.admin.getUserById(id)).data.user?.id
    expect(await Promise.all(everybody.map(left))).toEqual([undefined, ...everybody.slice(1)])
  })

  test('come thirty times an hour from one address', async () => {
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 31; n++) {
      const { error } = await visitor('198.51.100.7').auth.signInAnonymously()
      codes.push(error?.code)
      if (n === 28) await world.db.query(`delete from auth.rate_limits where key like 'signup%'`)
    }

    expect(codes.slice(0, 30)).toEqual(Array(30).fill(undefined))
    expect(codes[30]).toBe('over_request_rate_limit')
    expect((await visitor('198.51.100.8').auth.signInAnonymously()).error).toBeNull()
  })
})
