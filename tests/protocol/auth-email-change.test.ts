import { randomUUID } from 'node:crypto'
import { openTestDatabase, SERVICE_ENGINES, startAuth } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const password = 'secret1'
const DAY_MS = 24 * 60 * 60 * 1000
const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
const someAddress = () => `${randomUUID()}@example.com`

describe.each(SERVICE_ENGINES)('a change of address on %s', (engine) => {
  const world = authOf(engine)

  async function signUp() {
    const email = someAddress()
    const { auth } = world.client()
    const { data, error } = await auth.signUp({ email, password })
    if (error) throw error
    return { email, auth, id: data.user?.id ?? '' }
  }
  async function lastMail(address: string) {
    const mail = (await world.mailsTo(address)).at(-1)
    if (!mail || !('code' in mail)) throw new Error(`no mail with a code for ${address}`)
    const link = new URL(mail.link)
    return { ...mail, link, token: link.searchParams.get('token') ?? '' }
  }
  /** Person with a pending change of address, and what both mails carry. */
  async function changing() {
    const person = await signUp()
    const newEmail = someAddress()
    const options = { emailRedirectTo: 'http://localhost:3000/email-change' }
    const { data, error } = await person.auth.updateUser({ email: newEmail }, options)
    if (error) throw error
    const [current, next] = [await lastMail(person.email), await lastMail(newEmail)]
    return { ...person, newEmail, user: data.user, current, next }
  }
  const redeem = (token: string) =>
    world.send('/verify', { type: 'email_change', token_hash: token })
  const follow = async (token: string) => {
    const response = await world.request(`/verify?token=${token}&type=email_change`)
    const [target, fragment] = (response.headers.get('location') ?? '').split('#')
    return { status: response.status, target, fields: new URLSearchParams(fragment) }
  }
  const emailOf = async (id: string) => (await world.admin.getUserById(id)).data.user?.email

  test('mails both addresses, and only pretends nothing until both agree', async () => {
    const { id, email, newEmail, user, current, next } = await changing()

    expect(user).toMatchObject({ email, new_email: newEmail })
    expect(user?.email_change_sent_at).toBeTypeOf('string')
    expect([current.kind, next.kind]).toEqual(['email_change_current', 'email_change_new'])
    expect(JSON.stringify(next)).not.toContain(email)
    expect([current.link.pathname, next.link.searchParams.get('redirect_to')]).toEqual([
      '/auth/v1/confirm',
      'http://localhost:3000/email-change',
    ])
    expect(await emailOf(id)).toBe(email)
  })

  test.each([
    ['present', 'new'],
    ['new', 'present'],
  ])('the %s address confirms, then the %s one: the address is changed', async (first) => {
    const { id, email, newEmail, current, next } = await changing()
    const [one, other] = first === 'new' ? [next, current] : [current, next]

    expect(await redeem(one.token)).toMatchObject({
      status: 200,
      body: { msg: HALF, code: '200' },
    })
    expect(await emailOf(id)).toBe(email)
    const session = await redeem(other.token)

    expect(session.body).toMatchObject({ token_type: 'bearer', user: { id, email: newEmail } })
    expect(session.body.user).not.toHaveProperty('new_email')
    const { data } = await world.admin.getUserById(id)
    expect(data.user?.identities).toMatchObject([{ identity_data: { email: newEmail } }])
    const signIn = (address: string) =>
      world.client().auth.signInWithPassword({ email: address, password })
    expect((await signIn(newEmail)).error).toBeNull()
    expect((await signIn(email)).error?.code).toBe('invalid_credentials')
  })

  test('links lead back with the message of the first half, then with the session', async () => {
    const { current, next } = await changing()

    const [half, whole] = [await follow(next.token), await follow(current.token)]

    expect([half.status, Object.fromEntries(half.fields)]).toEqual([303, { message: HALF, sb: '' }])
    expect(whole.fields.get('type')).toBe('email_change')
    expect(whole.fields.get('access_token')).toMatch(/^ey/)
  })

  test('codes do what links do, each with the address it was sent to', async () => {
    const { id, email, newEmail, current, next } = await changing()
    const { auth } = world.client()
    const type = 'email_change' as const

    const crossed = await auth.verifyOtp({ type, email, token: next.code })
    const half = await auth.verifyOtp({ type, email: newEmail, token: next.code })
    const whole = await auth.verifyOtp({ type, email, token: current.code })

    expect([crossed.error?.code, half.error, half.data.session]).toEqual([
      'otp_expired',
      null,
      null,
    ])
    expect(whole.data.user).toMatchObject({ id, email: newEmail })
  })

  test('one side cannot confirm twice, and a link works once', async () => {
    const { id, email, newEmail, next } = await changing()

    await redeem(next.token)

    expect(await redeem(next.token)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
    const { error } = await world
      .client()
      .auth.verifyOtp({ type: 'email_change', email: newEmail, token: next.code })
    expect(error?.code).toBe('otp_expired')
    expect(await emailOf(id)).toBe(email)
  })

  test('a link of another kind confirms nothing', async () => {
    const { current } = await changing()

    expect(
      await world.send('/verify', { type: 'recovery', token_hash: current.token }),
    ).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  })

  test('after a day the links are dead', async () => {
    await using ownDb = await openTestDatabase(engine)
    const own = await startAuth(ownDb)
    const { auth } = own.client()
    const [email, newEmail] = [someAddress(), someAddress()]
    await auth.signUp({ email, password })
    await auth.updateUser({ email: newEmail })
    const mail = (await own.mailsTo(newEmail))[0]
    const token = new URL(mail?.link ?? '').searchParams.get('token')
    own.clock.now = new Date(own.clock.now.getTime() + DAY_MS)

    const answer = await own.send('/verify', { type: 'email_change', token_hash: token })

    expect(answer).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  })

  test('the present address cancels a pending change, and its links are dead', async () => {
    const { auth, id, email, current, next } = await changing()

    const { data, error } = await auth.updateUser({ email })

    expect(error).toBeNull()
    expect(data.user?.new_email).toBeUndefined()
    for (const { token } of [current, next]) {
      expect(await redeem(token)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
    }
    expect(await emailOf(id)).toBe(email)
  })

  test('of a change that was cancelled half way nothing is left', async () => {
    const { auth, id, email, next } = await changing()
    await redeem(next.token)

    await auth.updateUser({ email })

    const left = await world.db.query(
      `select email_change, email_change_confirm_status as confirmed,
         (select count(*)::int from auth.one_time_tokens where user_id = users.id) as tokens
       from auth.users where id = $1`,
      [id],
    )
    expect(left).toEqual([{ email_change: null, confirmed: 0, tokens: 0 }])
  })

  test('another wish ends the one before it, and comes no sooner than a minute later', async () => {
    await using ownDb = await openTestDatabase(engine)
    const own = await startAuth(ownDb)
    const { auth } = own.client()
    const [first, second] = [someAddress(), someAddress()]
    await auth.signUp({ email: someAddress(), password })
    await auth.updateUser({ email: first })

    const soon = await auth.updateUser({ email: second })
    own.clock.now = new Date(own.clock.now.getTime() + 60_000)
    const later = await auth.updateUser({ email: second })

    expect([soon.error?.code, later.data.user?.new_email]).toEqual([
      'over_email_send_rate_limit',
      second,
    ])
    const old = new URL((await own.mailsTo(first))[0]?.link ?? '').searchParams.get('token')
    const answer = await own.send('/verify', { type: 'email_change', token_hash: old })
    expect(answer).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  })

  test('mails asked for again go to the side that has not confirmed, and one of them is enough', async () => {
    await using ownDb = await openTestDatabase(engine)
    const own = await startAuth(ownDb, { authMailIntervalS: 0 })
    const { auth } = own.client()
    const [email, newEmail] = [someAddress(), someAddress()]
    await auth.signUp({ email, password })
    await auth.updateUser({ email: newEmail })
    const tokensTo = async (address: string) =>
      (await own.mailsTo(address)).map(({ link }) => new URL(link).searchParams.get('token'))
    const confirm = (token: string | null | undefined) =>
      own.send('/verify', { type: 'email_change', token_hash: token })
    await confirm((await tokensTo(newEmail))[0])

    expect((await auth.resend({ type: 'email_change', email })).error).toBeNull()

    const [older, newer] = await tokensTo(email)
    expect(await tokensTo(newEmail)).toHaveLength(1)
    expect((await confirm(older)).body).toMatchObject({ user: { email: newEmail } })
    expect((await confirm(newer)).status).toBe(403)
    expect((await auth.resend({ type: 'email_change', email: newEmail })).error).toBeNull()
    expect(await tokensTo(newEmail)).toHaveLength(1)
  })

  test('an address somebody has taken meanwhile is refused, and the account keeps its own', async () => {
    const { id, email, newEmail, current, next } = await changing()
    await redeem(next.token)
    await world.admin.createUser({ email: newEmail, password, email_confirm: true })

    const answer = await redeem(current.token)

    expect(answer).toMatchObject({ status: 422, body: { code: 'email_exists' } })
    expect(await emailOf(id)).toBe(email)
  })

  test('a link of a change that is not pending any more takes no address away', async () => {
    const { id, email, current } = await changing()
    await world.db.query('update auth.users set email_change = null where id = $1', [id])

    expect(await redeem(current.token)).toMatchObject({
      status: 403,
      body: { code: 'otp_expired' },
    })
    await world.db.query('update auth.users set email_change_confirm_status = 1 where id = $1', [
      id,
    ])
    expect((await redeem(current.token)).status).toBe(403)
    expect(await emailOf(id)).toBe(email)
  })

  test('a new password ends a change of address under way', async () => {
    const { auth, next } = await changing()

    expect((await auth.updateUser({ password: 'another secret' })).error).toBeNull()

    expect(await redeem(next.token)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  })
})
