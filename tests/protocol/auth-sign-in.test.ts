import { randomUUID } from 'node:crypto'
import { ENGINES, startAuth } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const anEmail = () => `${randomUUID()}@example.com`
const password = 'secret1'
/** Bcrypt hash of `secret1` at cost 10, as an imported account has it. */
const BCRYPT = '$2b$10$Ss9f31Nw6WdCgqKq4P0kaOWXGiWJ4TUxiC.sSO8BXseTDyLNMkqIK'

describe.each(ENGINES)('sign-in on %s', (engine) => {
  const world = authOf(engine)

  const signIn = (body: object) => world.send('/token?grant_type=password', body)

  test('a person signs in with address and password, whatever the case of the address', async () => {
    const email = anEmail()
    const { data: made } = await world.client().auth.signUp({ email, password })

    const { data, error } = await world
      .client()
      .auth.signInWithPassword({ email: email.toUpperCase(), password })

    expect(error).toBeNull()
    expect(data.user?.id).toBe(made.user?.id)
    expect(data.session?.refresh_token).not.toBe(made.session?.refresh_token)
  })

  test('the answer always carries `weak_password`', async () => {
    const email = anEmail()
    await world.client().auth.signUp({ email, password })

    const { body } = await signIn({ email, password })

    expect(body.weak_password).toBeNull()
  })

  test.each([
    ['an unknown address', { email: 'nobody@example.com', password }],
    ['an empty password', { email: 'nobody@example.com' }],
    ['an address that is none', { email: 'nobody', password }],
    ['a password of a megabyte less', { email: 'nobody@example.com', password: 'x'.repeat(9e5) }],
  ])('%s gets the answer of a wrong password', async (_what, body) => {
    expect(await signIn(body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    })
  })

  test.each([
    [{ password }, 400, 'validation_failed', 'missing email or phone'],
    [{}, 400, 'validation_failed', 'missing email or phone'],
    [
      { email: 'a@b.co', phone: '33612345678', password },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    ],
    [
      { phone: '33612345678', password },
      422,
      'phone_provider_disabled',
      'Phone logins are disabled',
    ],
  ])('%j is refused', async (body, status, code, message) => {
    expect(await signIn(body)).toMatchObject({ status, body: { code, message } })
  })

  test.each([
    ['', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['?grant_type=magic', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['?grant_type=web3', 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ])('the grant %j is refused', async (query, status, code, message) => {
    expect(await world.send(`/token${query}`, {})).toMatchObject({
      status,
      body: { code, message },
    })
  })

  test('who is banned learns it only with the right password, and may return when it ends', async () => {
    const email = anEmail()
    const ownWorld = await startAuth(world.db)
    const { data } = await ownWorld.client().auth.signUp({ email, password })
    await ownWorld.admin.updateUserById(data.user?.id ?? '', { ban_duration: '24h' })

    const wrong = await ownWorld.client().auth.signInWithPassword({ email, password: 'wrong1' })
    const right = await ownWorld.client().auth.signInWithPassword({ email, password })
    ownWorld.clock.now = new Date(ownWorld.clock.now.getTime() + 25 * 3600_000)
    const later = await ownWorld.client().auth.signInWithPassword({ email, password })

    expect(wrong.error?.code).toBe('invalid_credentials')
    expect(right.error).toMatchObject({
      status: 400,
      code: 'user_banned',
      message: 'User is banned',
    })
    expect(later.error).toBeNull()
  })

  test('who is banned learns it before they learn that their address is not confirmed', async () => {
    const email = anEmail()
    const { data } = await world.admin.createUser({ email, password, email_confirm: false })
    await world.admin.updateUserById(data.user?.id ?? '', { ban_duration: '24h' })

    expect((await signIn({ email, password })).body.code).toBe('user_banned')
  })

  test('an imported bcrypt hash is accepted and becomes argon2id', async () => {
    const email = anEmail()
    await world.admin.createUser({ email, password_hash: BCRYPT, email_confirm: true })

    const first = await world.client().auth.signInWithPassword({ email, password })

    expect(first.error).toBeNull()
    const [row] = await world.db.query<{ encrypted_password: string }>(
      'select encrypted_password from auth.users where email = $1',
      [email],
    )
    expect(row?.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const second = await world.client().auth.signInWithPassword({ email, password })
    expect(second.error).toBeNull()
  })

  test('an imported account may be entered twice at once', async () => {
    const email = anEmail()
    await world.admin.createUser({ email, password_hash: BCRYPT, email_confirm: true })

    const answers = await Promise.all([1, 2, 3].map(() => signIn({ email, password })))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('an account without a password cannot be entered with an empty one', async () => {
    const email = anEmail()
    await world.admin.createUser({ email, email_confirm: true })

    expect(await signIn({ email, password: '' })).toMatchObject({
      body: { code: 'invalid_credentials' },
    })
  })

  test('a sign-in under way with the old password does not outlive a change of it', async () => {
    const person = world.client()
    const email = anEmail()
    await person.auth.signUp({ email, password })
    let isChanged = false
    const change = person.auth.updateUser({ password: 'another1' }).finally(() => {
      isChanged = true
    })
    const keepSigningIn = async () => {
      while (!isChanged) await signIn({ email, password })
    }
    await Promise.all([1, 2, 3, 4].map(keepSigningIn))

    expect((await change).error).toBeNull()
    const sessions = await world.db.query(
      'select from auth.sessions join auth.users on users.id = user_id where email = $1',
      [email],
    )
    expect(sessions).toHaveLength(1)
  })

  if (process.env.PODIUM_TIMED === '1') {
    test('an unknown address takes as long as a wrong password', async () => {
      const email = anEmail()
      await world.client().auth.signUp({ email, password })
      const timed = async (address: string) => {
        const startedAt = performance.now()
        await signIn({ email: address, password: 'wrong1' })
        return performance.now() - startedAt
      }
      const known: number[] = []
      const unknown: number[] = []
      for (let round = 0; round < 15; round += 1) {
        known.push(await timed(email))
        unknown.push(await timed(anEmail()))
      }

      const ratio = median(unknown) / median(known)

      expect(ratio).toBeGreaterThan(0.5)
      expect(ratio).toBeLessThan(2)
    })
  }
})

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
