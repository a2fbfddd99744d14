import { randomUUID } from 'node:crypto'
import { type AuthWorld, SERVICE_ENGINES, startAuth } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const password = 'right horse battery'
const HOUR_MS = 3_600_000
/** Network of the person, and networks of strangers. */
const HOME = '192.0.2.1'
const stranger = (nth: number) => `198.51.100.${nth}`

describe.each(SERVICE_ENGINES)('passwords on %s', (engine) => {
  const world = authOf(engine, { authRateLimits: true })

  const anEmail = () => `${randomUUID()}@example.com`
  /** Account whose person has signed in from HOME. */
  async function account(at: AuthWorld = world) {
    const email = anEmail()
    await at.admin.createUser({ email, password, email_confirm: true })
    const { body } = await attempt({ email, password }, HOME, at)
    return { email, token: String(body.access_token) }
  }
  const attempt = (body: object, network: string, at: AuthWorld = world) =>
    at.send('/token?grant_type=password', body, { headers: { 'x-forwarded-for': network } })
  const later = (at: AuthWorld, ms: number) => {
    at.clock.now = new Date(at.clock.now.getTime() + ms)
  }

  describe('guessed by strangers', () => {
    test('make the next guess wait, longer and longer, with or without an account', async () => {
      const own = await startAuth(world.db, { authRateLimits: true })
      const { email: known } = await account(own)
      for (const email of [known, anEmail()]) {
        const waits: number[] = []
        for (let guess = 0; guess < 9; guess += 1) {
          const first = await attempt({ email, password: 'wrong1' }, stranger(1), own)
          const again = await attempt({ email, password: 'wrong1' }, stranger(1), own)
          const refused = [first, again].find(({ status }) => status === 429)
          const waitS = Number(refused?.headers.get('retry-after') ?? 0)
          waits.push(waitS)
          later(own, waitS * 1000)
        }
        expect(waits.slice(0, 2)).toEqual([0, 0])
        expect(waits.slice(-3)).toEqual([...waits.slice(-3)].sort((a, b) => a - b))
        expect(waits.at(-1)).toBeGreaterThanOrEqual(16)
        expect(waits.at(-1)).toBeLessThanOrEqual(900)
      }
    })

    test('never keep out a network the account knows, or a mailed link', async () => {
      const own = await startAuth(world.db, { authRateLimits: true })
      const { email } = await account(own)
      for (let guess = 0; guess < 30; guess += 1) {
        await attempt({ email, password: 'wrong1' }, stranger(guess), own)
      }

      const elsewhere = await attempt({ email, password }, stranger(200), own)
      const again = await attempt({ email, password }, stranger(201), own)
      const home = await attempt({ email, password }, HOME, own)
      await own.client().auth.resetPasswordForEmail(email)
      const [mail] = await own.mailsTo(email)
      const token_hash = new URL(mail?.link ?? '').searchParams.get('token')
      const link = await own.send('/verify', { type: 'recovery', token_hash })

      expect([elsewhere.status, again.status].sort()).toContain(429)
      expect(home.status).toBe(200)
      expect(link.status).toBe(200)
    })
  })

  test('refreshing has a limit of its own', async () => {
    const own = await startAuth(world.db, { authRateLimits: true })
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const refresh = () =>
      own.send('/token?grant_type=refresh_token', { refresh_token: 'x'.repeat(40) }, { headers })

    for (let each = 0; each < 160; each += 1) await refresh()

    expect((await refresh()).body.code).toBe('refresh_token_not_found')
    const { email } = await account(own)
    const signedIn = await own.send('/token?grant_type=password', { email, password }, { headers })
    expect(signedIn.status).toBe(200)
  })

  test('are one, however their characters are composed, and may have 128', async () => {
    const typed = `${'é'.normalize('NFD')}ﬁ${'🎻'.repeat(125)}`
    const stored = typed.normalize('NFKC')
    const email = anEmail()
    const { error } = await world.client().auth.signUp({ email, password: typed })

    expect(error).toBeNull()
    expect(stored).not.toBe(typed)
    expect((await attempt({ email, password: stored }, HOME)).status).toBe(200)
    expect((await attempt({ email, password: typed }, HOME)).status).toBe(200)
  })

  test('that everybody knows are refused where the setting says so', async () => {
    const strict = await startAuth(world.db, { authRefuseCommonPasswords: true })
    const common = { email: anEmail(), password: 'Password1' }

    const { error } = await strict.client().auth.signUp(common)
    const elsewhere = await world.client().auth.signUp(common)
    const own = await strict.client().auth.signUp({ email: anEmail(), password: 'kite-umbra-7' })

    expect(error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
    expect(elsewhere.error).toBeNull()
    expect(own.error).toBeNull()
  })

  describe('changed in a session older than a day', () => {
    const strict = () => startAuth(world.db, { authPasswordReauthentication: true })
    const change = (at: AuthWorld, token: string, body: object) =>
      at.send('/user', { password: 'another horse', ...body }, { method: 'PUT', token })
    /** Token of a session that began a day ago. */
    async function old(at: AuthWorld) {
      const email = anEmail()
      await at.admin.createUser({ email, password, email_confirm: true })
      const { body } = await at.send('/token?grant_type=password', { email, password })
      later(at, 24 * HOUR_MS)
      const refreshed = await at.send('/token?grant_type=refresh_token', {
        refresh_token: body.refresh_token,
      })
      return { email, token: String(refreshed.body.access_token) }
    }

    test('need the present one', async () => {
      const own = await strict()
      const { token } = await old(own)

      const without = await change(own, token, {})
      const wrong = await change(own, token, { current_password: 'wrong one' })
      const right = await change(own, token, { current_password: password })

      expect(without).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
      expect(wrong.body.code).toBe('current_password_invalid')
      expect(right.status).toBe(200)
    })

    test('or the code that `reauthenticate` mails', async () => {
      const own = await strict()
      const { email, token } = await old(own)
      const asked = await own.send('/reauthenticate', undefined, { method: 'GET', token })
      const mail = (await own.mailsTo(email)).at(-1)
      const nonce = mail && 'code' in mail ? mail.code : ''

      const wrong = await change(own, token, { nonce: nonce === '000000' ? '000001' : '000000' })
      const right = await change(own, token, { nonce })

      expect(asked).toMatchObject({ status: 200, body: {} })
      expect(wrong).toMatchObject({ status: 422, body: { code: 'reauthentication_not_valid' } })
      expect(right.status).toBe(200)
      expect((await own.send('/token?grant_type=password', { email, password })).status).toBe(400)
    })

    test('need neither in a young session, after a recovery, or without the setting', async () => {
      const own = await strict()
      const { email } = await old(own)
      await own.client().auth.resetPasswordForEmail(email)
      const mail = (await own.mailsTo(email)).at(-1)
      const token_hash = new URL(mail?.link ?? '').searchParams.get('token')
      const { body } = await own.send('/verify', { type: 'recovery', token_hash })
      const lax = await startAuth(world.db)

      const recovered = await change(own, String(body.access_token), {})
      const { token: other } = await old(lax)
      const unasked = await change(lax, other, {})

      expect([recovered.status, unasked.status]).toEqual([200, 200])
    })
  })
})
