import { randomUUID } from 'node:crypto'
import {
  createAuthenticator,
  SERVICE_ENGINES,
  type SoftwareAuthenticator,
  startWorld,
} from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

const password = 'right horse battery'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type Conduct = Partial<SoftwareAuthenticator['conduct']>
type Asking = { key: SoftwareAuthenticator; factorId: string; as?: Conduct }

const base64url = (bytes: ArrayBuffer | ArrayBufferView) =>
  Buffer.from(bytes instanceof ArrayBuffer ? bytes : bytes.buffer).toString('base64url')

/** Credential of a browser: the client calls its `toJSON`. */
const asCredential = (json: object) => ({ toJSON: () => json }) as unknown as Credential
type Answer = Parameters<SupabaseClient['auth']['mfa']['webauthn']['verify']>[0]
type Credential = Answer['webauthn']['credential_response']

/** Asks a factor's challenge as a browser does; what the security key has answered. */
async function ask(client: SupabaseClient, { key, factorId, as }: Asking) {
  const webauthn = { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] }
  const { data, error } = await client.auth.mfa.challenge({ factorId, webauthn })
  if (error) throw error
  const { type, credential_options: options } = data.webauthn
  const challenge = base64url(options.publicKey.challenge)
  const json =
    type === 'create'
      ? key.create({ challenge, user: { id: base64url(options.publicKey.user.id) } }, as)
      : key.get({ challenge }, as)
  const answer = {
    factorId,
    challengeId: data.id,
    webauthn: { ...webauthn, type, credential_response: asCredential(json) },
  }
  return { data, json, answer: answer as Answer }
}

/** Shows a factor with a security key. */
async function show(client: SupabaseClient, asking: Asking) {
  return client.auth.mfa.webauthn.verify((await ask(client, asking)).answer)
}

/** Adds a security key to an account. */
async function add(client: SupabaseClient, key: SoftwareAuthenticator, friendlyName = 'Key') {
  const { data, error } = await client.auth.mfa.webauthn.enroll({ friendlyName })
  if (error) throw error
  const shown = await show(client, { key, factorId: data.id })
  if (shown.error) throw shown.error
  return data.id
}

const codeOf = ({ error }: { error: { status?: unknown; code?: unknown } | null }) =>
  error && [error.status, error.code]

test.each(SERVICE_ENGINES)(
  'a security key of the served process opens the data, and is in the export, on %s',
  async (engine) => {
    await using world = await startWorld(engine)
    const person = await world.signUp()
    const key = createAuthenticator(world.url)
    const { data: factor } = await person.auth.mfa.enroll({
      factorType: 'webauthn',
      friendlyName: 'YubiKey',
    })
    const made = await show(person, { key, factorId: factor?.id ?? '' })
    expect(made.error).toBeNull()

    const next = world.anon
    await next.auth.signInWithPassword({ email: person.email, password: person.password })
    expect((await next.from('pro_posts').select('id')).status).toBe(401)
    expect((await show(next, { key, factorId: factor?.id ?? '' })).error).toBeNull()
    expect((await next.from('pro_posts').select('id')).error).toBeNull()

    const token = (await next.auth.getSession()).data.session?.access_token
    const headers = { authorization: `Bearer ${token}` }
    const exported = await (await fetch(`${world.url}/api/account/export`, { headers })).text()
    expect(JSON.parse(exported)).toMatchObject({
      second_factors: [{ type: 'webauthn', name: 'YubiKey', status: 'verified' }],
    })
    expect(exported).not.toContain(key.get({ challenge: '' }).id)
  },
)

describe.each(SERVICE_ENGINES)('security keys on %s', (engine) => {
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
  /** Person with a security key, in a session of aal2. */
  async function keyHolder() {
    const person = await signUp()
    const key = createAuthenticator(world.publicUrl)
    return { ...person, key, factorId: await add(person.client, key) }
  }
  const refused = [422, 'mfa_verification_failed']

  test('are made for this site, none that the account knows, and asked by a sign-in', async () => {
    const { client, email, key, factorId } = await keyHolder()
    const { data: started } = await client.auth.passkey.startRegistration()
    if (started === null) throw new Error('no options')
    const credential = createAuthenticator(world.publicUrl).create(started.options)
    const challengeId = started.challenge_id
    await client.auth.passkey.verifyRegistration({ challengeId, credential })
    const { data: second } = await client.auth.mfa.enroll({
      factorType: 'webauthn',
      friendlyName: 'B',
    })
    const other = createAuthenticator(world.publicUrl)

    const { data: made } = await ask(client, { key: other, factorId: second?.id ?? '' })
    const { data: asked } = await ask(await signIn(email), { key, factorId })

    expect(second).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'B' })
    if (made.webauthn.type !== 'create' || asked.webauthn.type !== 'request') {
      throw new Error('another ceremony')
    }
    const { publicKey } = made.webauthn.credential_options
    expect(publicKey).toMatchObject({
      rp: { id: 'localhost', name: 'Podium' },
      user: { name: email, displayName: email },
      attestation: 'none',
      authenticatorSelection: {
        authenticatorAttachment: 'cross-platform',
        residentKey: 'discouraged',
        userVerification: 'preferred',
      },
    })
    const known = publicKey.excludeCredentials?.map(({ id }) => base64url(id))
    expect(known?.sort()).toEqual([key.get({ challenge: '' }).id, credential.id].sort())
    expect(asked.webauthn.credential_options.publicKey).toMatchObject({ rpId: 'localhost' })
    expect(asked.expires_at).toBe(Math.floor((world.clock.now.getTime() + 5 * MINUTE_MS) / 1000))
  })

  test('raise a session to aal2, are logged, and their person is told', async () => {
    const { client, email, id, key, factorId } = await keyHolder()
    expect(await levels(client)).toEqual(['aal2', 'aal2'])
    const next = await signIn(email)
    expect(await levels(next)).toEqual(['aal1', 'aal2'])
    await expect(world.verifyToken(await tokenOf(next))).rejects.toMatchObject({
      code: 'insufficient_aal',
    })
    later(MINUTE_MS)

    const { error } = await show(next, { key, factorId })

    expect(error).toBeNull()
    const { data: level } = await next.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level?.currentLevel).toBe('aal2')
    expect(level?.currentAuthenticationMethods).toMatchObject([
      { method: 'mfa/webauthn' },
      { method: 'password' },
    ])
    await next.auth.refreshSession()
    expect(await levels(next)).toEqual(['aal2', 'aal2'])
    const { data: listed } = await next.auth.mfa.listFactors()
    expect(listed?.webauthn).toMatchObject([{ id: factorId, friendly_name: 'Key' }])
    const kinds = (await world.mailsTo(email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['factor_enrolled'])
    const events = await world.db.query(
      `select event, succeeded, method from auth.security_events
        where user_id = $1 and event in ('second_factor', 'factor_enrollment') order by id`,
      [id],
    )
    const shown = { event: 'second_factor', succeeded: true, method: 'mfa/webauthn' }
    expect(events).toEqual([
      shown,
      { event: 'factor_enrollment', succeeded: true, method: null },
      shown,
    ])
  })

  test('of several any one answers, and the session is that of the one that did', async () => {
    const { client, email, key, factorId } = await keyHolder()
    const spare = createAuthenticator(world.publicUrl)
    const spareId = await add(client, spare, 'Spare')
    const next = await signIn(email)

    expect((await show(next, { key: spare, factorId })).error).toBeNull()

    await client.auth.mfa.unenroll({ factorId: spareId })
    await next.auth.refreshSession()
    expect(await levels(next)).toEqual(['aal1', 'aal2'])
    expect(codeOf(await show(next, { key: spare, factorId }))).toEqual(refused)
    expect((await show(next, { key, factorId })).error).toBeNull()
  })

  test('stand beside an authenticator and recovery codes, which stay until the last of both goes', async () => {
    const { client, email, key, factorId } = await keyHolder()
    const { data: app } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
    if (app?.type !== 'totp') throw new Error('no authenticator')
    const code = new TOTP({ secret: app.totp.secret }).generate({
      timestamp: world.clock.now.getTime(),
    })
    await client.auth.mfa.challengeAndVerify({ factorId: app.id, code })
    const { data: codes } = await client.auth.mfa.recoveryCodes.generate()

    await client.auth.mfa.unenroll({ factorId: app.id })
    const next = await signIn(email)
    expect((await show(next, { key, factorId })).error).toBeNull()
    const { error } = await (await signIn(email)).auth.mfa.recoveryCodes.verify({
      code: codes?.codes[0] ?? '',
    })
    expect(error).toBeNull()

    expect((await next.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await next.auth.refreshSession()
    expect(await levels(next)).toEqual(['aal1', 'aal1'])
    expect((await next.auth.mfa.listFactors()).data?.all).toEqual([])
  })

  test('are shown before password, address or factors change, and go in a session of aal2 only', async () => {
    const { email, key, factorId } = await keyHolder()
    const client = await signIn(email)

    const refusals = [
      await client.auth.updateUser({ password: 'another secret' }),
      await client.auth.mfa.unenroll({ factorId }),
      await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Mine' }),
    ]

    expect(refusals.map(codeOf)).toEqual([
      [401, 'insufficient_aal'],
      [422, 'insufficient_aal'],
      [403, 'insufficient_aal'],
    ])
    await show(client, { key, factorId })
    expect((await client.auth.updateUser({ password: 'another secret' })).error).toBeNull()
  })

  test('an unverified one of a session below aal2 is worth nothing once another factor counts', async () => {
    const { client, email } = await signUp()
    const thief = await signIn(email)
    const key = createAuthenticator(world.publicUrl)
    const { data: theirs } = await thief.auth.mfa.webauthn.enroll({ friendlyName: 'Theirs' })
    const { answer } = await ask(thief, { key, factorId: theirs?.id ?? '' })

    await add(client, createAuthenticator(world.publicUrl))

    expect((await thief.auth.mfa.webauthn.verify(answer)).error).not.toBeNull()
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.all).toHaveLength(1)
  })

  test('a challenge is answered once, also with a wrong answer, within five minutes, by its network', async () => {
    const { email, key, factorId } = await keyHolder()
    const client = await signIn(email)
    const gone = [422, 'mfa_factor_not_found']
    const wrong = await ask(client, { key, factorId, as: { origin: 'https://podium.test' } })
    expect(codeOf(await client.auth.mfa.webauthn.verify(wrong.answer))).toEqual(refused)
    expect(codeOf(await client.auth.mfa.webauthn.verify(wrong.answer))).toEqual(gone)

    const late = await ask(client, { key, factorId })
    later(5 * MINUTE_MS + 1000)
    expect(codeOf(await client.auth.mfa.webauthn.verify(late.answer))).toEqual([
      422,
      'mfa_challenge_expired',
    ])

    const { answer, json } = await ask(client, { key, factorId })
    const body = {
      challenge_id: answer.challengeId,
      webauthn: { type: 'request', credential_response: json },
    }
    const elsewhere = await world.send(`/factors/${factorId}/verify`, body, {
      token: await tokenOf(client),
      headers: { 'x-forwarded-for': '192.0.2.7' },
    })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'mfa_ip_address_mismatch'])
    const twice = await Promise.all([
      client.auth.mfa.webauthn.verify(answer),
      client.auth.mfa.webauthn.verify(answer),
    ])
    expect(twice.filter(({ error }) => error === null)).toHaveLength(1)
  })

  test.each([
    ['of another site', { origin: 'https://podium.example' }],
    ['of another port of this machine', { origin: 'http://localhost:3001' }],
    ['for another relying party', { rpId: 'podium.example' }],
    ['from a frame of another site', { crossOrigin: true }],
    ['that names another account', { userHandle: randomUUID() }],
  ])('an answer %s is refused', async (_, as) => {
    const { client, email, key, factorId } = await keyHolder()
    const next = await signIn(email)

    expect(codeOf(await show(next, { key, factorId, as }))).toEqual(refused)
    expect(await levels(next)).toEqual(['aal1', 'aal2'])
    if (!('userHandle' in as)) {
      const { data } = await client.auth.mfa.webauthn.enroll({ friendlyName: 'Another' })
      const asking = { key: createAuthenticator(world.publicUrl), factorId: data?.id ?? '', as }
      expect(codeOf(await show(client, asking))).toEqual(refused)
    }
    expect((await show(next, { key, factorId })).error).toBeNull()
  })

  test('a key without a PIN will do, because the password comes before it', async () => {
    const { email, key, factorId } = await keyHolder()

    const { error } = await show(await signIn(email), {
      key,
      factorId,
      as: { verifiesUser: false },
    })

    expect(error).toBeNull()
  })

  test('a copy is noticed by its counter, also at the same moment', async () => {
    const { email, key, factorId } = await keyHolder()
    const client = await signIn(email)
    expect((await show(client, { key, factorId, as: { signCount: 7 } })).error).toBeNull()

    for (const signCount of [7, 3, 0]) {
      expect(codeOf(await show(client, { key, factorId, as: { signCount } }))).toEqual(refused)
    }
    const twins = await Promise.all(
      [1, 2].map(() => show(client, { key, factorId, as: { signCount: 8 } })),
    )

    expect(twins.filter(({ error }) => error === null)).toHaveLength(1)
    const [failed] = await world.db.query<{ count: string }>(
      `select count(*)::text from auth.security_events
        where user_id = (select id from auth.users where email = $1) and method = 'mfa/webauthn' and not succeeded`,
      [email],
    )
    expect(failed?.count).toBe('4')
  })

  test('a stranger with the password shows none: theirs, a copied id, another challenge, a made one', async () => {
    const [mine, theirs] = [await keyHolder(), await keyHolder()]
    const client = await signIn(mine.email)
    const { factorId } = mine

    expect(codeOf(await show(client, { key: theirs.key, factorId }))).toEqual(refused)
    const { answer, json } = await ask(client, { key: theirs.key, factorId })
    const { id } = mine.key.get({ challenge: '' })
    const swapped = asCredential({ ...json, id, rawId: id })
    const webauthn = { ...answer.webauthn, credential_response: swapped }
    const { verify } = client.auth.mfa.webauthn
    expect(codeOf(await verify({ ...answer, webauthn } as Answer))).toEqual(refused)

    const other = await ask(client, { key: mine.key, factorId })
    const { answer: open } = await ask(client, { key: mine.key, factorId })
    const crossed = { ...open, webauthn: other.answer.webauthn }
    expect(codeOf(await verify(crossed))).toEqual(refused)

    const fresh = createAuthenticator(world.publicUrl)
    const { data } = await ask(client, { key: mine.key, factorId })
    const challenge = base64url(data.webauthn.credential_options.publicKey.challenge)
    const made = fresh.create({ challenge, user: { id: '' } })
    const created = {
      factorId,
      challengeId: data.id,
      webauthn: { type: 'create', credential_response: asCredential(made) },
    }
    expect(codeOf(await verify(created as Answer))).toEqual(refused)
    const foreign = await client.auth.mfa.challenge({ factorId: theirs.factorId })
    expect(codeOf(foreign)).toEqual([404, 'mfa_factor_not_found'])
    expect(await levels(client)).toEqual(['aal1', 'aal2'])
  })

  test('nobody adds a key that another account has', async () => {
    const { key } = await keyHolder()
    const { client } = await signUp()
    const { data } = await client.auth.mfa.webauthn.enroll({ friendlyName: 'Found' })

    const answer = await show(client, { key, factorId: data?.id ?? '' })

    expect(codeOf(answer)).toEqual([422, 'webauthn_credential_exists'])
    expect(await levels(client)).toEqual(['aal1', 'aal1'])
  })

  test('an admin sees them without the key, and removes a lost one; they go with the account', async () => {
    const { client, email, id, key, factorId } = await keyHolder()
    const softly = await keyHolder()

    const { data } = await world.admin.mfa.listFactors({ userId: id })
    expect(data?.factors).toMatchObject([{ id: factorId, factor_type: 'webauthn' }])
    expect(JSON.stringify(data)).not.toContain(key.get({ challenge: '' }).id)
    await world.admin.mfa.deleteFactor({ userId: id, id: factorId })
    expect(await levels(await signIn(email))).toEqual(['aal1', 'aal1'])
    await client.auth.refreshSession()
    expect(await levels(client)).toEqual(['aal1', 'aal1'])
    expect((await world.mailsTo(email)).at(-1)).toMatchObject({ kind: 'factor_unenrolled' })

    await world.admin.deleteUser(softly.id, true)
    const kept = await world.db.query(
      'select from auth.mfa_security_keys where factor_id = any ($1)',
      [[factorId, softly.factorId]],
    )
    expect(kept).toEqual([])
  })

  test.each([
    ['nothing', {}, 'WebAuthn config required'],
    ['no type', { webauthn: {} }, 'WebAuthn type must be create or request'],
    ['no credential', { webauthn: { type: 'request' } }, 'credential_response required'],
    [
      'no object',
      { webauthn: { type: 'request', credential_response: 'x' } },
      'Invalid credential_response',
    ],
    [
      'a code',
      { code: '123456', webauthn: { type: 'create', credential_response: {} } },
      'Invalid credential_response',
    ],
  ])('%s is no answer', async (_, body, message) => {
    const { client, factorId } = await keyHolder()
    const { data } = await client.auth.mfa.challenge({
      factorId,
      webauthn: { rpId: 'localhost' },
    })

    const sent = await world.send(
      `/factors/${factorId}/verify`,
      { challenge_id: data?.id, ...body },
      { token: await tokenOf(client) },
    )

    expect([sent.status, sent.body]).toEqual([400, { code: 'validation_failed', message }])
  })
})

describe.each(SERVICE_ENGINES)('security keys by the settings on %s', (engine) => {
  const careful = authOf(engine, { authPasswordReauthentication: true })
  const address = authOf(engine, { publicUrl: 'http://127.0.0.1:3000' })
  const off = authOf(engine, { authMfaWebauthnEnroll: false })
  const withoutPasskeys = authOf(engine, { authPasskeyEnabled: false })
  const enroll = async (world: typeof careful) => {
    const client = world.client()
    await client.auth.signUp({ email: `${randomUUID()}@example.com`, password })
    return { client, ...(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Key' })) }
  }

  test('an old session adds no first one, and does not verify one', async () => {
    const { client, data } = await enroll(careful)
    careful.clock.now = new Date(careful.clock.now.getTime() + DAY_MS)
    await client.auth.refreshSession()

    const another = await client.auth.mfa.webauthn.enroll({ friendlyName: 'Other' })
    const key = createAuthenticator(careful.publicUrl)
    const shown = await show(client, { key, factorId: data?.id ?? '' })

    const needed = [400, 'reauthentication_needed']
    expect([codeOf(another), codeOf(shown)]).toEqual([needed, needed])
    await client.auth.updateUser({ current_password: password })
    expect((await show(client, { key, factorId: data?.id ?? '' })).error).toBeNull()
  })

  test('are off where no browser asks for them, and by their own setting; passkeys are another', async () => {
    for (const world of [address, off]) {
      expect(codeOf(await enroll(world))).toEqual([422, 'mfa_webauthn_enroll_not_enabled'])
    }
    expect((await enroll(withoutPasskeys)).error).toBeNull()
  })
})
