import { randomUUID } from 'node:crypto'
import { newPhone, SERVICE_ENGINES, startSmsServer } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { TOTP } from 'otpauth'
import { afterAll, describe, expect, test } from 'vitest'

const password = 'right horse battery'
const sms = await startSmsServer()
afterAll(() => sms[Symbol.asyncDispose]())
const ON = {
  ...sms.settings,
  authSmsMaxFrequencyS: 0,
  authMfaPhoneEnroll: true,
  authMfaPhoneVerify: true,
}

describe.each(SERVICE_ENGINES)('phones as second factors on %s', (engine) => {
  const world = authOf(engine, ON)

  /** Person with an address, signed in. */
  async function newPerson() {
    const client = world.client()
    const email = `${randomUUID()}@example.com`
    const { error } = await client.auth.signUp({ email, password })
    if (error) throw error
    return { client, email }
  }
  type Client = Awaited<ReturnType<typeof newPerson>>['client']
  async function enroll(client: Client, phone: string) {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', phone })
    if (error) throw error
    return data
  }
  async function challenge(client: Client, factorId: string) {
    const { data, error } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
    if (error) throw error
    return data.id
  }
  /** Enrols a phone and verifies it. */
  async function addPhone(client: Client) {
    const phone = newPhone()
    const { id: factorId } = await enroll(client, phone)
    const challengeId = await challenge(client, factorId)
    const code = sms.codeOf(phone)
    const { error } = await client.auth.mfa.verify({ factorId, challengeId, code })
    if (error) throw error
    return { phone, factorId }
  }

  test('a person adds one, shows its code at the next sign-in, and removes it', async () => {
    const { client, email } = await newPerson()
    const phone = newPhone()
    const enrolled = await client.auth.mfa.enroll({
      factorType: 'phone',
      phone: `+${phone}`,
      friendlyName: 'Mine',
    })
    const factorId = enrolled.data?.id ?? ''
    const opened = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
    const message = sms.received.at(-1)
    const challengeId = opened.data?.id ?? ''
    const code = sms.codeOf(phone)
    const verified = await client.auth.mfa.verify({ factorId, challengeId, code })
    const again = await client.auth.mfa.verify({ factorId, challengeId, code })

    const elsewhere = world.client()
    await elsewhere.auth.signInWithPassword({ email, password })
    const before = await elsewhere.auth.mfa.getAuthenticatorAssuranceLevel()
    const change = await elsewhere.auth.updateUser({ password: 'another horse' })
    const factors = await elsewhere.auth.mfa.listFactors()
    const next = await challenge(elsewhere, factorId)
    const raised = await elsewhere.auth.mfa.verify({
      factorId,
      challengeId: next,
      code: sms.codeOf(phone),
    })
    const after = await elsewhere.auth.mfa.getAuthenticatorAssuranceLevel()
    const removed = await elsewhere.auth.mfa.unenroll({ factorId })

    expect(enrolled.data).toEqual({ id: factorId, type: 'phone', friendly_name: 'Mine', phone })
    expect(opened.data).toMatchObject({ type: 'phone', expires_at: expect.any(Number) })
    expect(message).toMatchObject({
      isSigned: true,
      user: { email },
      sms: { phone, sms_type: 'mfa', otp: expect.stringMatching(/^\d{6}$/) },
    })
    expect(verified.error).toBeNull()
    expect(again.error?.code).toBe('mfa_factor_not_found')
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    expect(change.error?.code).toBe('insufficient_aal')
    expect(factors.data?.phone).toMatchObject([{ id: factorId, phone, status: 'verified' }])
    expect(raised.error).toBeNull()
    expect(after.data).toMatchObject({ currentLevel: 'aal2' })
    const methods = after.data?.currentAuthenticationMethods.map((entry) =>
      typeof entry === 'string' ? entry : entry.method,
    )
    expect(methods?.sort()).toEqual(['mfa/phone', 'password'])
    expect(removed.data).toEqual({ id: factorId })
    expect((await world.mailsTo(email)).map(({ kind }) => kind)).toEqual([
      'factor_enrolled',
      'factor_unenrolled',
    ])
    const events = await world.db.query<{ event: string; method: string | null }>(
      `select event, method from auth.security_events join auth.users on users.id = user_id
        where email = $1 and event in ('factor_enrollment', 'second_factor', 'factor_removal')
        order by security_events.id`,
      [email],
    )
    expect(events).toEqual([
      { event: 'second_factor', method: 'mfa/phone' },
      { event: 'factor_enrollment', method: null },
      { event: 'second_factor', method: 'mfa/phone' },
      { event: 'factor_removal', method: null },
    ])
  })

  test('a wrong code leaves the challenge open, and the tries are counted', async () => {
    const { client } = await newPerson()
    const phone = newPhone()
    const { id: factorId } = await enroll(client, phone)
    const challengeId = await challenge(client, factorId)
    const code = sms.codeOf(phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const refused = await client.auth.mfa.verify({ factorId, challengeId, code: wrong })
    const [stored] = await world.db.query<{ row: string }>(
      'select to_jsonb(mfa_challenges)::text as row from auth.mfa_challenges where id = $1',
      [challengeId],
    )

    expect(refused.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid MFA Phone code entered',
    })
    expect(stored?.row).not.toContain(code)
    expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull()

    const second = await challenge(client, factorId)
    const codes = []
    for (let i = 0; i < 6; i += 1) {
      const answer = { factorId, challengeId: second, code: 'x' }
      codes.push((await client.auth.mfa.verify(answer)).error?.code)
    }
    expect(codes).toEqual([...Array(5).fill('mfa_verification_failed'), 'over_request_rate_limit'])
  })

  test('a code is of one challenge, and of five minutes', async () => {
    const { client } = await newPerson()
    const phone = newPhone()
    const { id: factorId } = await enroll(client, phone)
    const first = await challenge(client, factorId)
    const older = sms.codeOf(phone)
    const second = await challenge(client, factorId)
    const code = sms.codeOf(phone)
    const crossed = await client.auth.mfa.verify({ factorId, challengeId: second, code: older })
    const { now } = world.clock
    world.clock.now = new Date(now.getTime() + 301_000)
    const late = await client.auth.mfa.verify({ factorId, challengeId: second, code })
    world.clock.now = now

    expect(older === code || crossed.error?.code === 'mfa_verification_failed').toBe(true)
    expect(late.error?.code).toBe('mfa_challenge_expired')
    expect(
      (await client.auth.mfa.verify({ factorId, challengeId: first, code: older })).error,
    ).toBeNull()
  })

  test('there is one, it needs aal2 beside another, and is not the number that signs in', async () => {
    const { client } = await newPerson()
    const { phone } = await addPhone(client)
    const second = await client.auth.mfa.enroll({ factorType: 'phone', phone: newPhone() })
    const asSignIn = await client.auth.updateUser({ phone })

    expect(second.error).toMatchObject({
      code: 'mfa_verified_factor_exists',
      message: 'A verified phone factor already exists, unenroll the existing factor to continue',
    })
    expect(asSignIn.error).toMatchObject({ status: 422, code: 'validation_failed' })

    const [byPhone, own] = [world.client(), newPhone()]
    await byPhone.auth.signUp({ phone: own, password })
    await byPhone.auth.verifyOtp({ phone: own, token: sms.codeOf(own), type: 'sms' })
    const same = await byPhone.auth.mfa.enroll({ factorType: 'phone', phone: own })
    expect(same.error).toMatchObject({ status: 422, code: 'validation_failed' })

    const { client: other, email } = await newPerson()
    const app = await other.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'app' })
    const factorId = app.data?.id ?? ''
    const secret = app.data?.type === 'totp' ? app.data.totp.secret : ''
    const code = new TOTP({ secret }).generate({ timestamp: world.clock.now.getTime() })
    await other.auth.mfa.challengeAndVerify({ factorId, code })
    const elsewhere = world.client()
    await elsewhere.auth.signInWithPassword({ email, password })
    const { error } = await elsewhere.auth.mfa.enroll({ factorType: 'phone', phone: newPhone() })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })

  test('a number that became a factor while its code was on its way does not sign in', async () => {
    const { client } = await newPerson()
    const phone = newPhone()
    let release: () => void = () => {}
    const asked = new Promise<void>((resolve) =>
      sms.answerWith((response) => {
        sms.answerWith(undefined)
        release = () => response.end('{}')
        resolve()
      }),
    )
    const change = client.auth.updateUser({ phone })
    await asked
    await enroll(client, phone)
    release()

    expect((await change).error).toMatchObject({ status: 422, code: 'validation_failed' })
    const { data } = await client.auth.getUser()
    expect(data.user?.new_phone).toBeUndefined()
    expect(data.user?.factors).toMatchObject([{ phone }])
  })

  test('an admin cannot make one number both either', async () => {
    const { client } = await newPerson()
    const userId = (await client.auth.getUser()).data.user?.id ?? ''
    const { phone, factorId } = await addPhone(client)
    const both = { status: 422, code: 'validation_failed' }
    const setFactor = (number: string) =>
      world.send(
        `/admin/users/${userId}/factors/${factorId}`,
        { phone: number },
        { method: 'PUT', token: world.serviceRoleKey },
      )

    expect((await world.admin.updateUserById(userId, { phone })).error).toMatchObject(both)
    const [own, pending] = [newPhone(), newPhone()]
    await world.admin.updateUserById(userId, { phone: own })
    await client.auth.updateUser({ phone: pending })
    for (const number of [own, pending]) {
      const { status, body } = await setFactor(number)
      expect({ status, code: body.code }).toEqual(both)
    }
    expect((await world.admin.getUserById(userId)).data.user).toMatchObject({
      phone: own,
      factors: [{ phone }],
    })
  })

  test('a message that cannot be sent opens no challenge', async () => {
    const { client } = await newPerson()
    const { id: factorId } = await enroll(client, newPhone())
    sms.answerWith((response) => response.writeHead(503).end())
    const { error } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
    sms.answerWith(undefined)

    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' })
    expect(
      await world.db.query('select from auth.mfa_challenges where factor_id = $1', [factorId]),
    ).toEqual([])
  })

  test('an admin lists, changes and removes one, and recovery codes stand in for it', async () => {
    const { client, email } = await newPerson()
    const { factorId } = await addPhone(client)
    const codes = await client.auth.mfa.recoveryCodes.generate()
    const elsewhere = world.client()
    await elsewhere.auth.signInWithPassword({ email, password })
    const recovered = await elsewhere.auth.mfa.recoveryCodes.verify({
      code: codes.data?.codes[0] ?? '',
    })
    const userId = (await client.auth.getUser()).data.user?.id ?? ''
    const next = newPhone()
    const changed = await world.send(
      `/admin/users/${userId}/factors/${factorId}`,
      { phone: `+${next}` },
      { method: 'PUT', token: world.serviceRoleKey },
    )
    const listed = await world.admin.mfa.listFactors({ userId })
    const removed = await world.admin.mfa.deleteFactor({ userId, id: factorId })

    expect(recovered.error).toBeNull()
    expect(changed.body).toMatchObject({ id: factorId, phone: next })
    expect(listed.data?.factors.find(({ id }) => id === factorId)).toMatchObject({ phone: next })
    expect(removed.error).toBeNull()
    expect((await world.admin.mfa.listFactors({ userId })).data?.factors).toEqual([])
  })

  test.each([
    [{ factor_type: 'phone' }, 'Phone number required to enroll Phone factor'],
    [{ factor_type: 'phone', phone: 'x' }, 'Invalid phone number format (E.164 required)'],
  ])('%o is refused', async (body, message) => {
    const { client } = await newPerson()
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    expect(await world.send('/factors', body, { token })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    })
  })
})

describe.each(SERVICE_ENGINES)('phones as second factors where they are off, on %s', (engine) => {
  const world = authOf(engine, { ...ON, authMfaPhoneVerify: false })

  test('those that are there get no codes', async () => {
    const client = world.client()
    await client.auth.signUp({ email: `${randomUUID()}@example.com`, password })
    const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: newPhone() })
    const { error } = await client.auth.mfa.challenge({
      factorId: data?.id ?? '',
      channel: 'sms',
    })
    expect(error).toMatchObject({
      status: 422,
      code: 'mfa_phone_verify_not_enabled',
      message: 'MFA verification is disabled for Phone',
    })
  })
})
