import { randomUUID } from 'node:crypto'
import { ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'

const ATTACKERS = 'chosen by a stranger'
const OWN = 'chosen by its person'

describe.each(ENGINES)('a sign-up with somebody else’s address on %s', (engine) => {
  const world = worldOf(engine, { authAutoconfirm: false, authMailIntervalS: 0 })

  const visitor = (): SupabaseClient =>
    createClient(world.url, world.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
  const signUp = (email: string, password: string, data: object = {}) =>
    visitor().auth.signUp({ email, password, options: { data } })
  const signIn = (email: string, password: string) =>
    visitor().auth.signInWithPassword({ email, password })

  /** Token and code of the newest of so many mails to the address. */
  const newestOf = (count: number, email: string) =>
    eventually(async () => {
      const mails = await world.mailbox(email)
      expect(mails).toHaveLength(count)
      const text = mails[0]?.text ?? ''
      const [, token = ''] = /confirm\?token=(\w+)/.exec(text) ?? []
      const [code = ''] = /\b\d{6}\b/.exec(text) ?? []
      return { token, code }
    })

  test('ends when the person signs up: only their password, data and link count', async () => {
    const email = `${randomUUID()}@example.com`
    await signUp(email, ATTACKERS, { role: 'professional', nick: 'Eve' })
    const older = await newestOf(1, email)
    await signUp(email, OWN, { role: 'user' })
    const newer = await newestOf(2, email)

    const byOlder = await visitor().auth.verifyOtp({ token_hash: older.token, type: 'signup' })
    const byNewer = await visitor().auth.verifyOtp({ token_hash: newer.token, type: 'signup' })

    expect(byOlder.error?.code).toBe('otp_expired')
    expect(byNewer.error).toBeNull()
    expect(byNewer.data.user?.app_metadata.role).toBe('user')
    expect(byNewer.data.user?.user_metadata).not.toHaveProperty('nick')
    expect((await signIn(email, ATTACKERS)).error?.code).toBe('invalid_credentials')
    expect((await signIn(email, OWN)).error).toBeNull()
  })

  test.each(['link', 'code'] as const)(
    'ends when the person recovers the account by a mailed %s',
    async (by) => {
      const email = `${randomUUID()}@example.com`
      await signUp(email, ATTACKERS)
      await newestOf(1, email)
      await visitor().auth.resetPasswordForEmail(email)
      const { token, code } = await newestOf(2, email)

      const person = visitor()
      const { error } = await person.auth.verifyOtp(
        by === 'link'
          ? { token_hash: token, type: 'recovery' }
          : { email, token: code, type: 'recovery' },
      )

      expect(error).toBeNull()
      expect((await signIn(email, ATTACKERS)).error?.code).toBe('invalid_credentials')
      expect((await person.auth.updateUser({ password: OWN })).error).toBeNull()
      expect((await signIn(email, OWN)).error).toBeNull()
    },
  )

  test('takes nothing from an account that an admin made', async () => {
    const email = `${randomUUID()}@example.com`
    const made = await world.service.auth.admin.createUser({
      email,
      password: OWN,
      app_metadata: { role: 'editor' },
    })

    await signUp(email, ATTACKERS)
    const { token } = await newestOf(1, email)
    const { data } = await visitor().auth.verifyOtp({ token_hash: token, type: 'signup' })

    expect(data.user?.id).toBe(made.data.user?.id)
    expect((await signIn(email, ATTACKERS)).error?.code).toBe('invalid_credentials')
    expect((await signIn(email, OWN)).error).toBeNull()
  })

  test('takes nothing from a banned account, which stays banned', async () => {
    const email = `${randomUUID()}@example.com`
    await signUp(email, OWN)
    await newestOf(1, email)
    const banned = await world.db.query(
      `update auth.users set banned_until = '2100-01-01' where email = $1 returning id, banned_until`,
      [email],
    )

    await signUp(email, ATTACKERS)
    await newestOf(2, email)

    const found = await world.db.query('select id, banned_until from auth.users where email = $1', [
      email,
    ])
    expect(found).toEqual(banned)
    expect(found).toHaveLength(1)
  })
})
