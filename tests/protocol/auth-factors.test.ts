import { randomUUID } from 'node:crypto'
import { SERVICE_ENGINES, startWorld } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { authOf } from '@podium/testing/suite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

const password = 'right horse battery'
const STEP_MS = 30_000
const MINUTE_MS = 60_000

const codeAt = (secret: string, time: Date) =>
  new TOTP({ secret }).generate({ timestamp: time.getTime() })

test.each(SERVICE_ENGINES)(
  'an authenticator raises a session of the served process on %s',
  async (engine) => {
    await using world = await startWorld(engine)
    const [person, elsewhere] = [await world.signUp(), world.anon]
    await elsewhere.auth.signInWithPassword({ email: person.email, password: person.password })

    const { data: before } = await elsewhere.auth.getSession()
    const { data: factor } = await person.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
    })
    if (factor === null || factor.type !== 'totp') throw new Error('no authenticator')
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    expect(factor.totp.uri).toContain(`secret=${factor.totp.secret}`)
    const { data, error } = await person.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeAt(factor.totp.secret, new Date()),
    })

    expect(error).toBeNull()
    expect(data?.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }])
    const { data: level } = await person.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    })
    const bearer = `Bearer ${before.session?.access_token}`
    const headersBefore = { apikey: world.anonKey, authorization: bearer }
    const read = await fetch(`${world.url}/rest/v1/pro_posts?select=id`, { headers: headersBefore })
    expect(read.status).toBe(401)
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    await elsewhere.auth.signInWithPassword({ email: person.email, password: person.password })
    const { error: refused, status } = await elsewhere.from('pro_posts').select('id')
    expect([status, refused?.message]).toEqual([401, 'The second factor was not shown yet'])
    const token = (await elsewhere.auth.getSession()).data.session?.access_token
    const headers = { authorization: `Bearer ${token}` }
    const exported = await fetch(`${world.url}/api/account/export`, { headers })
    expect([exported.status, await exported.json()]).toMatchObject([
      401,
      { code: 'insufficient_aal' },
    ])
    expect((await person.from('pro_posts').select('id')).error).toBeNull()
    await eventually(async () => {
      const [mail] = await world.mailbox(person.email)
      expect(mail?.subject).toBe('Un second facteur protège votre compte')
    })
  },
)

describe.each(SERVICE_ENGINES)('second factors on %s', (engine) => {
  const world = authOf(engine)

  const later = (ms: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + ms)
  }
  const levels = async (client: SupabaseClient) => {
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    return [data?.currentLevel, data?.nextLevel]
  }
  const tokenOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? ''
  async function signUp() {
    const client = world.client()
    const email = `${randomUUID()}@example.com`
    const { data } = await client.auth.signUp({ email, password })
    return { client, email, id: data.user?.id ?? '' }
  }
  async function signIn(email: string) {
    const client = world.client()
    await client.auth.signInWithPassword({ email, password })
    return client
  }
  async function enroll(client: SupabaseClient, friendlyName = '') {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
    if (error || data.type !== 'totp') throw error ?? new Error('no authenticator')
    return { factorId: data.id, secret: data.totp.secret }
  }
  const answer = (client: SupabaseClient, { factorId, secret }: Factor, time = world.clock.now) =>
    client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret, time) })
  type Factor = Awaited<ReturnType<typeof enroll>>
  /** Person with a verified factor, in a session of aal2. */
  async function protectedPerson() {
    const person = await signUp()
    const factor = await enroll(person.client)
    const { error } = await answer(person.client, factor)
    if (error) throw error
    later(STEP_MS)
    return { ...person, factor }
  }

  test('are asked for at the next sign-in, and not twice in a session', async () => {
    const { client, email, factor } = await protectedPerson()
    expect(await levels(client)).toEqual(['aal2', 'aal2'])
    const next = await signIn(email)
    expect(await levels(next)).toEqual(['aal1', 'aal2'])

    expect((await answer(next, factor)).error).toBeNull()

    await next.auth.refreshSession()
    expect(await levels(next)).toEqual(['aal2', 'aal2'])
    expect((await client.auth.getUser()).error).toBeNull()
  })

  test('take a code once, also in another session or at the same moment', async () => {
    const { email, factor } = await protectedPerson()
    const others = await Promise.all([signIn(email), signIn(email)])
    const answers = await Promise.all(others.map((client) => answer(client, factor)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)

    const again = await signIn(email)
    const replay = await answer(again, factor)
    expect(replay.error?.code).toBe('mfa_verification_failed')
    later(STEP_MS)
    expect((await answer(again, factor)).error).toBeNull()
  })

  test('a refresh token from before does not rise with its session', async () => {
    const { email, factor } = await protectedPerson()
    const client = await signIn(email)
    const stolen = (await client.auth.getSession()).data.session?.refresh_token
    await answer(client, factor)

    const { status, body } = await world.send('/token?grant_type=refresh_token', {
      refresh_token: stolen,
    })

    expect([status, body.code]).toEqual([400, 'refresh_token_not_found'])
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await levels(client)).toEqual(['aal2', 'aal2'])
  })

  test('must be shown before password, address or factors change', async () => {
    const { email, factor } = await protectedPerson()
    const client = await signIn(email)

    for (const change of [{ password: 'another secret' }, { email: 'next@example.com' }]) {
      const { error } = await client.auth.updateUser(change)
      expect([error?.status, error?.code]).toEqual([401, 'insufficient_aal'])
    }
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
    expect([enrolled.error?.status, enrolled.error?.code]).toEqual([403, 'insufficient_aal'])
    const removed = await client.auth.mfa.unenroll({ factorId: factor.factorId })
    expect([removed.error?.status, removed.error?.code]).toEqual([422, 'insufficient_aal'])
    expect((await client.auth.updateUser({ data: { nick: 'Ada' } })).error).toBeNull()

    await answer(client, factor)
    expect((await client.auth.updateUser({ password: 'another secret' })).error).toBeNull()
  })

  test('lower their sessions when they go, and their person is told', async () => {
    const { client, email, factor } = await protectedPerson()

    const { data } = await client.auth.mfa.unenroll({ factorId: factor.factorId })

    expect(data).toEqual({ id: factor.factorId })
    await client.auth.refreshSession()
    expect(await levels(client)).toEqual(['aal1', 'aal1'])
    const kinds = (await world.mailsTo(email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['factor_enrolled', 'factor_unenrolled'])
  })

  test('have names of their own; one that was never verified makes room', async () => {
    const { client } = await signUp()
    await enroll(client, 'Phone')
    const again = await enroll(client, 'Phone')
    await answer(client, again)

    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })

    expect([error?.status, error?.code, error?.message]).toEqual([
      422,
      'mfa_factor_name_conflict',
      'A factor with the friendly name "Phone" for this user already exists',
    ])
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.totp).toMatchObject([{ id: again.factorId, friendly_name: 'Phone' }])
    expect(data?.all).toHaveLength(1)
  })

  test('a challenge is of one factor, one network and five minutes', async () => {
    const [mine, other] = [await protectedPerson(), await protectedPerson()]
    const { factorId, secret } = mine.factor
    const client = await signIn(mine.email)
    const token = await tokenOf(client)
    const challenge = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? ''
    const verify = async (challengeId: string, headers = {}, at = factorId) => {
      const body = { challenge_id: challengeId, code: codeAt(secret, world.clock.now) }
      const sent = await world.send(`/factors/${at}/verify`, body, { token, headers })
      return [sent.status, sent.body.code]
    }

    expect(await verify(randomUUID())).toEqual([422, 'mfa_factor_not_found'])
    expect(await verify(await challenge(), {}, other.factor.factorId)).toEqual([
      404,
      'mfa_factor_not_found',
    ])
    const elsewhere = { 'x-forwarded-for': '192.0.2.7' }
    expect(await verify(await challenge(), elsewhere)).toEqual([422, 'mfa_ip_address_mismatch'])
    const late = await challenge()
    later(6 * MINUTE_MS)
    expect(await verify(late)).toEqual([422, 'mfa_challenge_expired'])
  })

  test('are not guessed: five tries in five minutes, with the right code too', async () => {
    const { email, factor } = await protectedPerson()
    const client = await signIn(email)
    const guess = (code: string) =>
      client.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code })
    const wrong = codeAt(factor.secret, new Date(0))
    const guesses = await Promise.all(Array.from({ length: 5 }, () => guess(wrong)))
    expect(new Set(guesses.map(({ error }) => error?.code))).toEqual(
      new Set(['mfa_verification_failed']),
    )

    const { error } = await answer(client, factor)

    expect([error?.status, error?.code]).toEqual([429, 'over_request_rate_limit'])
    later(5 * MINUTE_MS)
    expect((await answer(client, factor)).error).toBeNull()
  })

  test('an admin sees them without their secrets, and removes a lost one', async () => {
    const { email, id, factor } = await protectedPerson()
    const { data: listed } = await world.admin.mfa.listFactors({ userId: id })
    expect(listed?.factors).toMatchObject([{ id: factor.factorId, status: 'verified' }])
    expect(JSON.stringify(listed)).not.toContain(factor.secret)

    const { error } = await world.admin.mfa.deleteFactor({ userId: id, id: factor.factorId })

    expect(error).toBeNull()
    expect(await levels(await signIn(email))).toEqual(['aal1', 'aal1'])
    const { error: gone } = await world.admin.mfa.deleteFactor({ userId: id, id: factor.factorId })
    expect([gone?.status, gone?.code]).toEqual([404, 'mfa_factor_not_found'])
  })

  /** Person with a verified factor and a set of recovery codes. */
  async function preparedPerson() {
    const person = await protectedPerson()
    const { data, error } = await person.client.auth.mfa.recoveryCodes.generate()
    if (error) throw error
    return { ...person, set: data }
  }

  test('a recovery code signs in once in place of an authenticator, and its person is told', async () => {
    const { email, factor, set } = await preparedPerson()
    expect(set).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 })
    expect(new Set(set.codes).size).toBe(10)
    const client = await signIn(email)
    expect(await levels(client)).toEqual(['aal1', 'aal2'])
    later(1000)
    const typed = (set.codes[0] ?? '').toUpperCase().replaceAll(/(.{4})/g, '$1- ')

    const { data, error } = await client.auth.mfa.recoveryCodes.verify({ code: typed })

    expect(error).toBeNull()
    expect(data?.user.factors?.map(({ factor_type }) => factor_type)).toEqual([
      'totp',
      'recovery_code',
    ])
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level?.currentLevel).toBe('aal2')
    expect(level?.currentAuthenticationMethods).toMatchObject([
      { method: 'mfa/recovery_code' },
      { method: 'password' },
    ])
    const { data: status } = await client.auth.mfa.recoveryCodes.getStatus()
    expect(status).toEqual({ id: set.id, type: 'recovery_code', total: 10, remaining: 9 })
    expect((await world.mailsTo(email)).at(-1)).toMatchObject({
      kind: 'recovery_code_used',
      remaining: 9,
    })
    const again = await (await signIn(email)).auth.mfa.recoveryCodes.verify({ code: typed })
    expect([again.error?.status, again.error?.code]).toEqual([422, 'mfa_verification_failed'])
    // The lost authenticator makes room for another one, and takes the codes with it as the last.
    expect((await client.auth.mfa.unenroll({ factorId: factor.factorId })).error).toBeNull()
    await client.auth.refreshSession()
    expect(await levels(client)).toEqual(['aal1', 'aal1'])
  })

  test('recovery codes are stored hashed, one set a person, and void once replaced', async () => {
    const { client, email, set } = await preparedPerson()
    const [old = ''] = set.codes
    const kept = JSON.stringify(await world.db.query('select * from auth.mfa_recovery_codes'))
    expect(set.codes.filter((code) => kept.includes(code))).toEqual([])
    const second = await client.auth.mfa.recoveryCodes.generate()
    expect([second.error?.status, second.error?.code]).toEqual([422, 'mfa_verified_factor_exists'])

    const { data: renewed } = await client.auth.mfa.recoveryCodes.regenerate()

    expect(renewed).toMatchObject({ id: set.id, total: 10 })
    const next = await signIn(email)
    const refused = await next.auth.mfa.recoveryCodes.verify({ code: old })
    expect(refused.error?.code).toBe('mfa_verification_failed')
    const [code = ''] = renewed?.codes ?? []
    const tries = await Promise.all([
      next.auth.mfa.recoveryCodes.verify({ code }),
      (await signIn(email)).auth.mfa.recoveryCodes.verify({ code }),
    ])
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1)
    await client.auth.mfa.recoveryCodes.unenroll()
    const gone = await client.auth.mfa.recoveryCodes.getStatus()
    expect([gone.error?.status, gone.error?.code]).toEqual([404, 'mfa_factor_not_found'])
  })

  test('recovery codes need an authenticator, and a session that has shown one', async () => {
    const alone = await signUp()
    const { email, set } = await preparedPerson()
    const client = await signIn(email)
    const { recoveryCodes } = client.auth.mfa

    const refusals = [
      await alone.client.auth.mfa.recoveryCodes.generate(),
      await recoveryCodes.generate(),
      await recoveryCodes.regenerate(),
      await recoveryCodes.unenroll(),
      await client.auth.mfa.unenroll({ factorId: set.id }),
      await client.auth.mfa.challenge({ factorId: set.id }),
    ].map(({ error }) => [error?.status, error?.code])

    expect(refusals).toEqual([
      [403, 'insufficient_aal'],
      [403, 'insufficient_aal'],
      [403, 'insufficient_aal'],
      [403, 'insufficient_aal'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
    ])
    expect(await levels(client)).toEqual(['aal1', 'aal2'])
  })

  test('recovery codes are not guessed, and wrong ones do not lock the authenticator', async () => {
    const { email, factor, set } = await preparedPerson()
    const client = await signIn(email)
    const guess = (code: string) => client.auth.mfa.recoveryCodes.verify({ code })
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await guess('2222-2222-2222-2222')).error?.code).toBe('mfa_verification_failed')
    }

    const { error } = await guess(set.codes[0] ?? '')

    expect([error?.status, error?.code]).toEqual([429, 'mfa_recovery_codes_locked'])
    expect((await answer(client, factor)).error).toBeNull()
  })

  test.each([
    ['POST', '', {}, 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
    [
      'POST',
      '',
      { factor_type: 'phone' },
      422,
      'mfa_phone_enroll_not_enabled',
      'MFA enroll is disabled for Phone',
    ],
    ['POST', '/mine/challenge', {}, 404, 'validation_failed', 'factor_id must be an UUID'],
    ['POST', `/${randomUUID()}/challenge`, {}, 404, 'mfa_factor_not_found', 'Factor not found'],
    ['DELETE', `/${randomUUID()}`, {}, 404, 'mfa_factor_not_found', 'Factor not found'],
  ])('%s /factors%s %o is refused', async (method, path, body, status, code, message) => {
    const token = await tokenOf((await signUp()).client)
    const sent = await world.send(`/factors${path}`, body, { token, method })
    expect([sent.status, sent.body]).toEqual([status, { code, message }])
  })

  test('need a bearer', async () => {
    expect(await world.send('/factors', { factor_type: 'totp' })).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    })
  })
})
