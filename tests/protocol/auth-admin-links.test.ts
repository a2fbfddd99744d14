import { randomUUID } from 'node:crypto'
import { SERVICE_ENGINES } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import type { GenerateLinkParams } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'

const anEmail = () => `${randomUUID()}@example.com`
const password = 'secret1'
const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.7' } }

describe.each(SERVICE_ENGINES)('links and invitations by an admin on %s', (engine) => {
  const world = authOf(engine, { authAutoconfirm: false })

  async function generate(params: GenerateLinkParams) {
    const { data, error } = await world.admin.generateLink(params)
    if (error) throw error
    return data
  }
  const member = async () => {
    const email = anEmail()
    const { data, error } = await world.admin.createUser({ email, password, email_confirm: true })
    if (!data.user) throw error
    return { email, id: data.user.id }
  }
  const eventsOf = async (userId: string) =>
    (
      await world.db.query<{ event: string }>(
        'select event from auth.security_events where user_id = $1 order by id',
        [userId],
      )
    ).map(({ event }) => event)

  describe('POST /admin/generate_link', () => {
    test('a sign-up’s link and code confirm the account and sign in; no mail is sent', async () => {
      const email = anEmail()
      const redirectTo = `${world.publicUrl}/welcome`

      const { properties, user } = await generate({
        type: 'signup',
        email: email.toUpperCase(),
        password,
        options: { data: { nick: 'Ada' }, redirectTo },
      })

      expect(user).toMatchObject({ email, user_metadata: { nick: 'Ada', role: 'user' } })
      expect(user).toHaveProperty('confirmation_sent_at')
      expect(properties).toEqual({
        action_link: `${world.publicUrl}/auth/v1/confirm?${new URLSearchParams({
          token: properties?.hashed_token ?? '',
          type: 'signup',
          redirect_to: redirectTo,
        })}`,
        email_otp: expect.stringMatching(/^\d{6}$/),
        hashed_token: expect.stringMatching(/^[0-9a-f]{64}$/),
        redirect_to: redirectTo,
        verification_type: 'signup',
      })
      expect(await world.mailsTo(email)).toEqual([])
      const verified = await world.client().auth.verifyOtp({
        type: 'signup',
        token_hash: properties?.hashed_token ?? '',
      })
      expect(verified.data.user?.email_confirmed_at).toBe(world.clock.now.toISOString())
      expect((await world.client().auth.signInWithPassword({ email, password })).error).toBeNull()
      expect(await eventsOf(user?.id ?? '')).toEqual([
        ...['account_creation', 'address_confirmation', 'sign_in', 'sign_in'],
      ])
    })

    test('a sign-up’s link leaves a stranger’s unconfirmed password and role without effect', async () => {
      const email = anEmail()
      const data = { role: 'professional', nick: 'stranger' }
      await world.send('/signup', { email, password: 'stranger', data }, elsewhere)

      const { properties, user } = await generate({ type: 'signup', email, password })
      await world.client().auth.verifyOtp({
        type: 'email',
        email,
        token: properties?.email_otp ?? '',
      })

      expect(user?.user_metadata).toEqual({ role: 'user' })
      const [own, stranger] = [
        await world.client().auth.signInWithPassword({ email, password }),
        await world.client().auth.signInWithPassword({ email, password: 'stranger' }),
      ]
      expect([own.error, stranger.error?.code]).toEqual([null, 'invalid_credentials'])
    })

    test('a sign-in link signs in, and signs up an address without an account', async () => {
      const { email } = await member()
      const unknown = anEmail()

      const known = await generate({ type: 'magiclink', email })
      const fresh = await generate({ type: 'magiclink', email: unknown })

      expect([known, fresh].map(({ properties }) => properties?.verification_type)).toEqual([
        'magiclink',
        'signup',
      ])
      for (const [address, { properties }] of [
        [email, known],
        [unknown, fresh],
      ] as const) {
        const { data } = await world.client().auth.verifyOtp({
          type: 'email',
          email: address,
          token: properties?.email_otp ?? '',
        })
        expect(data.user?.email).toBe(address)
      }
    })

    test('a recovery’s link leads to a session that sets a new password', async () => {
      const { email, id } = await member()
      const client = world.client()

      const { properties } = await generate({ type: 'recovery', email })
      await client.auth.verifyOtp({
        type: 'recovery',
        token_hash: properties?.hashed_token ?? '',
      })

      expect((await client.auth.updateUser({ password: 'another1' })).error).toBeNull()
      expect(await eventsOf(id)).toContain('recovery_request')
    })

    test('a change of address needs the links of both sides, twice the same does not do', async () => {
      const { email, id } = await member()
      const newEmail = anEmail()
      const hashOf = async (type: 'email_change_current' | 'email_change_new') =>
        (await generate({ type, email, newEmail })).properties?.hashed_token ?? ''
      const follow = (token_hash: string) =>
        world.client().auth.verifyOtp({ type: 'email_change', token_hash })

      const [current, again, fresh] = [
        await hashOf('email_change_current'),
        await hashOf('email_change_current'),
        await hashOf('email_change_new'),
      ]

      expect((await follow(current)).data).toEqual({ user: null, session: null })
      expect((await follow(again)).error?.code).toBe('otp_expired')
      expect((await world.admin.getUserById(id)).data.user).toMatchObject({
        email,
        new_email: newEmail,
      })
      expect((await follow(fresh)).data.user?.email).toBe(newEmail)
      expect(await world.mailsTo(newEmail)).toEqual([])
    })

    test('what cannot be is refused, and leads nowhere else', async () => {
      const [{ email }, { email: other }] = [await member(), await member()]
      const refusalOf = async (body: object) => {
        const { status, body: answer } = await world.send('/admin/generate_link', body, {
          token: world.serviceRoleKey,
        })
        return [status, answer.code, answer.message]
      }
      const unknown = [404, 'user_not_found', 'User with this email not found']
      const taken = [
        ...[422, 'email_exists', 'A user with this email address has already been registered'],
      ]

      expect([
        await refusalOf({ type: 'recovery' }),
        await refusalOf({ type: 'sms', email }),
        await refusalOf({ type: 'recovery', email: anEmail() }),
        await refusalOf({ type: 'email_change_new', email: anEmail(), new_email: anEmail() }),
        await refusalOf({ type: 'signup', email, password }),
        await refusalOf({ type: 'invite', email }),
        await refusalOf({ type: 'email_change_new', email, new_email: other }),
        await refusalOf({ type: 'signup', email: anEmail() }),
        await refusalOf({ type: 'signup', email: anEmail(), password: 'fives' }),
      ]).toEqual([
        [400, 'validation_failed', 'An email address is required'],
        [400, 'validation_failed', 'Invalid email action link type requested: sms'],
        unknown,
        unknown,
        taken,
        taken,
        taken,
        [400, 'validation_failed', 'Signup requires a valid password'],
        [422, 'weak_password', 'Password should be at least 6 characters.'],
      ])
      const { properties } = await generate({
        type: 'recovery',
        email,
        options: { redirectTo: 'https://evil.example' },
      })
      expect(properties?.redirect_to).toBe(world.publicUrl)
      const asVisitor = await world.send('/admin/generate_link', {}, { token: world.anonKey })
      expect(asVisitor.body.code).toBe('not_admin')
    })
  })

  describe('POST /invite', () => {
    test('mails a link in the person’s language, that leads to a password of their own', async () => {
      const email = anEmail()
      const client = world.client()

      const { data, error } = await world.admin.inviteUserByEmail(email, {
        data: { language: 'en', nick: 'Ada' },
      })

      expect(error).toBeNull()
      expect(data.user).toMatchObject({
        email,
        invited_at: world.clock.now.toISOString(),
        user_metadata: { nick: 'Ada' },
      })
      const [mail] = await world.mailsTo(email)
      expect(mail).toMatchObject({ kind: 'admin_welcome', language: 'en' })
      const link = new URL(mail?.link ?? '')
      expect([link.pathname, link.searchParams.get('redirect_to')]).toEqual([
        '/auth/v1/confirm',
        `${world.publicUrl}/update-password`,
      ])
      const token_hash = link.searchParams.get('token') ?? ''
      expect((await client.auth.verifyOtp({ type: 'invite', token_hash })).error).toBeNull()
      const accepted = await client.auth.updateUser({
        password,
        data: { terms_version: '2026-11-23' },
      })
      expect(accepted.data.user?.user_metadata).toMatchObject({ terms_version: '2026-11-23' })
      await client.auth.updateUser({ data: { terms_version: '1999-01-01' } })
      const { data: later } = await world.client().auth.signInWithPassword({ email, password })
      expect(later.user?.user_metadata).toMatchObject({ terms_version: '2026-11-23' })
      expect((await world.admin.inviteUserByEmail(email)).error?.code).toBe('email_exists')
    })

    test('somebody may be invited again, and a stranger’s password does not get in', async () => {
      const email = anEmail()
      await world.send('/signup', { email, password: 'stranger' }, elsewhere)

      await world.admin.inviteUserByEmail(email)
      await world.admin.inviteUserByEmail(email)
      await world.send('/signup', { email, password: 'stranger' }, elsewhere)

      const invitations = (await world.mailsTo(email)).filter(
        ({ kind }) => kind === 'admin_welcome',
      )
      expect(invitations).toHaveLength(2)
      const token_hash = new URL(invitations[0]?.link ?? '').searchParams.get('token') ?? ''
      const opened = await world.client().auth.verifyOtp({ type: 'invite', token_hash })
      expect(opened.error).toBeNull()
      const signIn = await world.client().auth.signInWithPassword({ email, password: 'stranger' })
      expect(signIn.error?.code).toBe('invalid_credentials')
    })

    test('is for admins', async () => {
      const answer = await world.send('/invite', { email: anEmail() }, { token: world.anonKey })

      expect(answer).toMatchObject({ status: 403, body: { code: 'not_admin' } })
    })
  })

  describe('GET /admin/audit', () => {
    const ask = (query: string, token = world.serviceRoleKey) =>
      world.request(`/admin/audit?${query}`, {
        headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
      })

    test('pages through what was done with accounts, newest first', async () => {
      const { email, id } = await member()
      await world.client().auth.signInWithPassword({ email, password })
      await world.client().auth.signInWithPassword({ email, password: 'a wrong one' })
      const query = `query=author:${encodeURIComponent(email.toUpperCase())}`

      const first = await ask(`${query}&page=1&per_page=2`)

      expect(first.headers.get('x-total-count')).toBe('3')
      expect(first.headers.get('link')).toBe(
        '</admin/audit?page=2&per_page=2>; rel="next", </admin/audit?page=2&per_page=2>; rel="last"',
      )
      const entries = (await first.json()) as { payload: object }[]
      expect(entries.map(({ payload }) => payload)).toMatchObject([
        { action: 'login', actor_id: id, actor_username: email, traits: { succeeded: false } },
        { action: 'login', log_type: 'account', traits: { succeeded: true, method: 'password' } },
      ])
      const made = await ask(`query=action:user_sign&per_page=1`)
      expect(await made.json()).toMatchObject([{ payload: { action: 'user_signedup' } }])
    })

    test('is for admins, and refuses what is no page or scope', async () => {
      const codesOf = async (answer: Response) => [
        answer.status,
        ((await answer.json()) as { message: string }).message,
      ]

      expect([
        await codesOf(await ask('', world.anonKey)),
        await codesOf(await ask('query=secret:x')),
        await codesOf(await ask('page=0')),
      ]).toEqual([
        [403, 'User not allowed'],
        [400, 'Invalid query scope: secret:x'],
        [400, expect.stringMatching(/^Bad Pagination Parameters/)],
      ])
    })
  })

  test('an admin lists, renames and removes a person’s factors', async () => {
    const { email, id } = await member()
    const client = world.client()
    await client.auth.signInWithPassword({ email, password })
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    const factorId = enrolled.data?.id ?? ''
    const put = (friendly_name: string, factor = factorId) =>
      world.send(
        `/admin/users/${id}/factors/${factor}`,
        { friendly_name },
        { method: 'PUT', token: world.serviceRoleKey },
      )

    expect((await put('old phone')).body).toMatchObject({
      id: factorId,
      friendly_name: 'old phone',
    })
    expect((await put('x', randomUUID())).body.code).toBe('mfa_factor_not_found')
    const { data } = await world.admin.mfa.listFactors({ userId: id })
    expect(data?.factors).toMatchObject([{ id: factorId, friendly_name: 'old phone' }])
    expect((await world.admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
    expect((await world.admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([])
  })
})
