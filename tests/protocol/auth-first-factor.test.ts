import { randomUUID } from 'node:crypto'
import { SERVICE_ENGINES } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

const password = 'right horse battery'
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(SERVICE_ENGINES)('a first second factor on %s', (engine) => {
  const world = authOf(engine, { authPasswordReauthentication: true, authRateLimits: true })

  const later = (ms: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + ms)
  }
  async function signUp() {
    const client = world.client()
    const email = `${randomUUID()}@example.com`
    const { data, error } = await client.auth.signUp({ email, password })
    if (error) throw error
    return { client, email, id: data.user?.id ?? '' }
  }
  /** Person whose open session began a day ago. */
  async function personOfYesterday() {
    const person = await signUp()
    later(DAY_MS)
    await person.client.auth.refreshSession()
    return person
  }
  const enroll = (client: SupabaseClient) =>
    client.auth.mfa.enroll({ factorType: 'totp', friendlyName: randomUUID() })
  type Enrolled = NonNullable<Awaited<ReturnType<typeof enroll>>['data']>
  const answer = (client: SupabaseClient, factor: Enrolled | null) => {
    if (factor?.type !== 'totp') throw new Error('no authenticator')
    const timestamp = world.clock.now.getTime()
    const code = new TOTP({ secret: factor.totp.secret }).generate({ timestamp })
    return client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  }
  const codeOf = async (email: string) => {
    const mail = (await world.mailsTo(email)).at(-1)
    return mail && 'code' in mail ? mail.code : ''
  }
  const factorsOf = async (id: string) =>
    (await world.admin.mfa.listFactors({ userId: id })).data?.factors

  test('cannot be added by whoever found a session open', async () => {
    const { client, id } = await personOfYesterday()

    const { error } = await enroll(client)

    expect([error?.status, error?.code]).toEqual([400, 'reauthentication_needed'])
    expect(await factorsOf(id)).toEqual([])
  })

  test('cannot be verified there either, if it was enrolled while the session was young', async () => {
    const { client, id } = await signUp()
    const { data: factor } = await enroll(client)
    later(DAY_MS)
    await client.auth.refreshSession()

    const { error } = await answer(client, factor)

    expect([error?.status, error?.code]).toEqual([400, 'reauthentication_needed'])
    expect(await factorsOf(id)).toMatchObject([{ status: 'unverified' }])
  })

  test.each(['the present password', 'a mailed code'])(
    'is added after %s was typed there',
    async (proof) => {
      const { client, email, id } = await personOfYesterday()
      await client.auth.reauthenticate()
      const typed =
        proof === 'a mailed code' ? { nonce: await codeOf(email) } : { current_password: password }

      const { error } = await client.auth.updateUser(typed)

      expect(error).toBeNull()
      const { data: factor } = await enroll(client)
      expect((await answer(client, factor)).error).toBeNull()
      expect(await factorsOf(id)).toMatchObject([{ status: 'verified' }])
    },
  )

  test('is not added after a wrong password or a wrong code; passwords are not guessed there', async () => {
    const { client, email } = await personOfYesterday()
    await client.auth.reauthenticate()
    const code = await codeOf(email)
    const nonce = code === '000000' ? '000001' : '000000'
    const guess = () => client.auth.updateUser({ current_password: 'a wrong one' })

    const wrongCode = await client.auth.updateUser({ nonce })
    const wrong = [await guess(), await guess(), await guess(), await guess(), await guess()]
    const [waited, refused] = [await guess(), await guess()]

    expect(wrongCode.error?.code).toBe('reauthentication_not_valid')
    expect(new Set(wrong.map(({ error }) => error?.code))).toEqual(
      new Set(['current_password_invalid']),
    )
    expect(waited.error?.code).toBe('current_password_invalid')
    expect([refused.error?.status, refused.error?.code]).toEqual([429, 'over_request_rate_limit'])
    expect((await enroll(client)).error?.code).toBe('reauthentication_needed')
  })

  test('is added without either in a new session, and another one in a session of aal2', async () => {
    const { email } = await personOfYesterday()
    const client = world.client()
    await client.auth.signInWithPassword({ email, password })
    const { data: factor } = await enroll(client)
    expect((await answer(client, factor)).error).toBeNull()
    later(DAY_MS)
    await client.auth.refreshSession()

    const { data: another } = await enroll(client)

    expect((await answer(client, another)).error).toBeNull()
  })
})
