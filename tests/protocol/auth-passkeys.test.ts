import { randomUUID } from 'node:crypto'
import {
  createAuthenticator,
  SERVICE_ENGINES,
  type SoftwareAuthenticator,
  startWorld,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { authOf } from '@podium/testing/suite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

const password = 'right horse battery'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test.each(SERVICE_ENGINES)(
  'a passkey of the served process is exported, and goes with “It was not me” on %s',
  async (engine) => {
    await using world = await startWorld(engine)
    const person = await world.signUp()
    const authenticator = createAuthenticator(world.url)
    const { data: made } = await person.auth.passkey.startRegistration()
    if (made === null) throw new Error('no options')
    const credential = authenticator.create(made.options)
    const challengeId = made.challenge_id
    await person.auth.passkey.verifyRegistration({ challengeId, credential })
    const signIn = async () => {
      const { data: asked } = await world.anon.auth.passkey.startAuthentication()
      if (asked === null) throw new Error('no options')
      return world.anon.auth.passkey.verifyAuthentication({
        challengeId: asked.challenge_id,
        credential: authenticator.get(asked.options),
      })
    }
    expect((await signIn()).error).toBeNull()

    const token = (await person.auth.getSession()).data.session?.access_token
    const headers = { authorization: `Bearer ${token}` }
    const exported = await (await fetch(`${world.url}/api/account/export`, { headers })).text()
    expect(JSON.parse(exported)).toMatchObject({
      passkeys: [{ created_at: expect.any(String), backed_up: false }],
    })
    expect(exported).not.toContain(credential.id)

    const alarm = await eventually(async () => {
      const [mail] = await world.mailbox(person.email)
      expect(mail?.subject).toBe('Une clé d’accès a été ajoutée à votre compte')
      return /\/secure-account#token=([0-9a-f]{40})/.exec(mail?.text ?? '')?.[1]
    })
    const raised = await fetch(`${world.url}/api/alarm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: alarm }),
    })
    expect(raised.ok).toBe(true)
    expect((await signIn()).error).toMatchObject({ code: 'webauthn_verification_failed' })
  },
)

describe.each(SERVICE_ENGINES)('passkeys on %s', (engine) => {
  const world = authOf(engine)

  const later = (ms: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + ms)
  }
  const tokenOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? ''
  const codeOf = ({ error }: { error: unknown }) =>
    error instanceof Error && 'code' in error && 'status' in error
      ? [error.status, error.code]
      : error
  async function signUp() {
    const client = world.client()
    const email = `${randomUUID()}@example.com`
    const { data, error } = await client.auth.signUp({ email, password })
    if (error) throw error
    return { client, email, id: data.user?.id ?? '' }
  }
  type Conduct = Partial<SoftwareAuthenticator['conduct']>
  async function register(
    client: SupabaseClient,
    authenticator: SoftwareAuthenticator,
    as?: Conduct,
  ) {
    const { data, error } = await client.auth.passkey.startRegistration()
    if (error) return { data: null, error }
    const credential = authenticator.create(data.options, as)
    return client.auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential })
  }
  async function signIn(authenticator: SoftwareAuthenticator, as?: Conduct) {
    const client = world.client()
    const { data, error } = await client.auth.passkey.startAuthentication()
    if (error) throw error
    const credential = authenticator.get(data.options, as)
    const challengeId = data.challenge_id
    const verify = () => client.auth.passkey.verifyAuthentication({ challengeId, credential })
    return { client, verify, ...(await verify()) }
  }
  /** Person with a passkey. */
  async function keyHolder() {
    const person = await signUp()
    const authenticator = createAuthenticator(world.publicUrl)
    const { data, error } = await register(person.client, authenticator)
    if (error) throw error
    return { ...person, authenticator, passkey: data }
  }

  test('are offered for this site alone, with nobody named at the sign-in', async () => {
    const { client, id, email, passkey, authenticator } = await keyHolder()

    const { data: made } = await client.auth.passkey.startRegistration()
    const { data: asked } = await world.client().auth.passkey.startAuthentication()

    expect(made?.options).toMatchObject({
      rp: { id: 'localhost', name: 'Podium' },
      user: { id: Buffer.from(id).toString('base64url'), name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(made?.options.pubKeyCredParams).toContainEqual({ type: 'public-key', alg: -7 })
    expect(made?.options.excludeCredentials).toMatchObject([
      { id: authenticator.get({ challenge: '' }).id },
    ])
    expect(asked?.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(asked?.options.allowCredentials).toEqual([])
    expect(asked?.expires_at).toBe(Math.floor((world.clock.now.getTime() + 5 * MINUTE_MS) / 1000))
    expect(passkey).toEqual({ id: expect.any(String), created_at: expect.any(String) })
    const settings = await world.request('/settings')
    expect(await settings.json()).toMatchObject({ passkeys_enabled: true })
  })

  test('sign in at aal1, and their person reads when they last did', async () => {
    const { client, id, authenticator, passkey } = await keyHolder()
    later(MINUTE_MS)

    const { data, error, client: next } = await signIn(authenticator)

    expect(error).toBeNull()
    expect(data?.user?.id).toBe(id)
    const { data: level } = await next.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'passkey' }],
    })
    const { data: listed } = await client.auth.passkey.list()
    expect(listed).toEqual([{ ...passkey, last_used_at: world.clock.now.toISOString() }])
    expect((await next.auth.getUser()).error).toBeNull()
    expect((await next.auth.refreshSession()).error).toBeNull()
    expect(codeOf(await signIn(authenticator))).toBeNull()
  })

  test('take the name their person gives; nobody else reads or changes them', async () => {
    const { client, passkey } = await keyHolder()
    const stranger = (await keyHolder()).client

    const { data } = await client.auth.passkey.update({
      passkeyId: passkey.id,
      friendlyName: 'Mac',
    })

    expect(data).toMatchObject({ id: passkey.id, friendly_name: 'Mac' })
    const theirs = { passkeyId: passkey.id, friendlyName: 'Mine' }
    expect(codeOf(await stranger.auth.passkey.update(theirs))).toEqual([404, 'validation_failed'])
    expect(codeOf(await stranger.auth.passkey.delete(theirs))).toEqual([404, 'validation_failed'])
    const long = { passkeyId: passkey.id, friendlyName: 'x'.repeat(121) }
    expect(codeOf(await client.auth.passkey.update(long))).toEqual([400, 'validation_failed'])
    const longest = await client.auth.passkey.update({ ...long, friendlyName: 'x'.repeat(120) })
    expect(longest.data?.friendly_name).toHaveLength(120)
    const nameless = await client.auth.passkey.update({ ...long, friendlyName: '' })
    expect(nameless.error?.message).toBe('friendly_name is required')
    await client.auth.passkey.update({ ...long, friendlyName: 'Mac' })
    const none = { passkeyId: 'none', friendlyName: 'x' }
    expect(codeOf(await client.auth.passkey.update(none))).toEqual([404, 'validation_failed'])
    expect((await client.auth.passkey.list()).data).toMatchObject([{ friendly_name: 'Mac' }])
  })

  test('a removed one signs in no more; sessions of passkeys end, but not the one that removes it', async () => {
    const { client, email, authenticator, passkey } = await keyHolder()
    const own = await signIn(authenticator)
    const elsewhere = await signIn(authenticator)

    const { error } = await own.client.auth.passkey.delete({ passkeyId: passkey.id })

    expect(error).toBeNull()
    expect((await signIn(authenticator)).error).toMatchObject({
      status: 400,
      code: 'webauthn_verification_failed',
    })
    expect((await elsewhere.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await own.client.auth.getUser()).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    const kinds = (await world.mailsTo(email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['passkey_added', 'passkey_removed'])
    const events = await world.db.query<{ event: string; succeeded: boolean }>(
      `select event, succeeded from auth.security_events where method = 'passkey' or event like 'passkey%'
          and user_id = (select id from auth.users where email = $1) order by id desc limit 4`,
      [email],
    )
    expect(events[0]).toEqual({ event: 'passkey_removal', succeeded: true })
  })

  test('a challenge is answered once, also with a wrong answer, and within five minutes', async () => {
    const { client, authenticator } = await keyHolder()
    const { verify } = await signIn(authenticator)
    expect(codeOf(await verify())).toEqual([400, 'webauthn_challenge_not_found'])
    const wrong = await signIn(authenticator, { origin: 'https://podium.test' })
    expect(codeOf(wrong)).toEqual([400, 'webauthn_verification_failed'])
    expect(codeOf(await wrong.verify())).toEqual([400, 'webauthn_challenge_not_found'])

    const { data: sign } = await world.client().auth.passkey.startAuthentication()
    const { data: make } = await client.auth.passkey.startRegistration()
    if (sign === null || make === null) throw new Error('no options')
    const other = createAuthenticator(world.publicUrl)
    later(5 * MINUTE_MS)
    const late = await world.client().auth.passkey.verifyAuthentication({
      challengeId: sign.challenge_id,
      credential: authenticator.get(sign.options),
    })
    const lateToo = await client.auth.passkey.verifyRegistration({
      challengeId: make.challenge_id,
      credential: other.create(make.options),
    })
    expect(codeOf(late)).toEqual([400, 'webauthn_challenge_expired'])
    expect(codeOf(lateToo)).toEqual([400, 'webauthn_challenge_expired'])
  })

  test('an answer with the signature of another one is refused', async () => {
    const { authenticator } = await keyHolder()
    const ask = async () => {
      const { data } = await world.client().auth.passkey.startAuthentication()
      if (data === null) throw new Error('no options')
      return { challengeId: data.challenge_id, credential: authenticator.get(data.options) }
    }
    const { credential: former } = await ask()
    const { challengeId, credential } = await ask()
    const response = { ...credential.response, signature: former.response.signature }
    const client = world.client()

    const forged = await client.auth.passkey.verifyAuthentication({
      challengeId,
      credential: { ...credential, response },
    })

    expect(codeOf(forged)).toEqual([400, 'webauthn_verification_failed'])
    expect((await client.auth.getSession()).data.session).toBeNull()
    expect((await client.auth.passkey.verifyAuthentication(await ask())).error).toBeNull()
  })

  test('a challenge to register is of one session, and none to sign in with', async () => {
    const { client, email } = await signUp()
    const { data } = await client.auth.passkey.startRegistration()
    if (data === null) throw new Error('no options')
    const authenticator = createAuthenticator(world.publicUrl)
    const credential = authenticator.create(data.options)
    const answer = { challengeId: data.challenge_id, credential }
    const elsewhere = world.client()
    await elsewhere.auth.signInWithPassword({ email, password })
    const stranger = (await signUp()).client

    for (const other of [elsewhere, stranger]) {
      const { error } = await other.auth.passkey.verifyRegistration(answer)
      expect(codeOf({ error })).toEqual([400, 'webauthn_challenge_not_found'])
    }
    const asSignIn = await world.client().auth.passkey.verifyAuthentication({
      challengeId: data.challenge_id,
      credential: authenticator.get(data.options),
    })
    expect(codeOf(asSignIn)).toEqual([400, 'webauthn_challenge_not_found'])
    expect((await client.auth.passkey.verifyRegistration(answer)).error).toBeNull()
  })

  test.each([
    ['of another site', { origin: 'https://podium.example' }],
    ['of another port of this machine', { origin: 'http://localhost:3001' }],
    ['for another relying party', { rpId: 'podium.example' }],
    ['of an authenticator that has not recognised its person', { verifiesUser: false }],
    ['from a frame of another site', { crossOrigin: true }],
  ])('an answer %s is refused', async (_, as) => {
    const { client, authenticator } = await keyHolder()
    const refused = [400, 'webauthn_verification_failed']

    expect(codeOf(await signIn(authenticator, as))).toEqual(refused)
    const made = await register(client, createAuthenticator(world.publicUrl), as)
    expect(codeOf(made)).toEqual(refused)

    expect((await client.auth.passkey.list()).data).toHaveLength(1)
    expect(codeOf(await signIn(authenticator))).toBeNull()
  })

  test('a stranger signs in to nobody else: unknown passkey, foreign name, foreign challenge', async () => {
    const [mine, theirs] = [await keyHolder(), await keyHolder()]
    const refused = [400, 'webauthn_verification_failed']
    const unknown = createAuthenticator(world.publicUrl)

    expect(codeOf(await signIn(unknown, { userHandle: theirs.id }))).toEqual(refused)
    expect(codeOf(await signIn(mine.authenticator, { userHandle: theirs.id }))).toEqual(refused)
    expect(codeOf(await signIn(mine.authenticator, { userHandle: '' }))).toEqual(refused)
    const client = world.client()
    const { data } = await client.auth.passkey.startAuthentication()
    const credential = mine.authenticator.get({ challenge: 'AAAA' })
    const foreign = { challengeId: data?.challenge_id ?? '', credential }
    expect(codeOf(await client.auth.passkey.verifyAuthentication(foreign))).toEqual(refused)
    const { data: signed } = await client.auth.passkey.startAuthentication()
    const own = mine.authenticator.get(signed?.options ?? { challenge: '' })
    const { id } = theirs.authenticator.get({ challenge: '' })
    const swapped = {
      challengeId: signed?.challenge_id ?? '',
      credential: { ...own, id, rawId: id },
    }
    expect(codeOf(await client.auth.passkey.verifyAuthentication(swapped))).toEqual(refused)
  })

  test('nobody registers a passkey that another account has', async () => {
    const { authenticator } = await keyHolder()
    const { client } = await signUp()

    const answer = await register(client, authenticator)

    expect(codeOf(answer)).toEqual([422, 'webauthn_credential_exists'])
  })

  test('a copy is noticed by its counter, also at the same moment', async () => {
    const { email, authenticator } = await keyHolder()
    expect(codeOf(await signIn(authenticator, { signCount: 7 }))).toBeNull()

    for (const signCount of [7, 3, 0]) {
      const copy = await signIn(authenticator, { signCount })
      expect(codeOf(copy)).toEqual([400, 'webauthn_verification_failed'])
    }
    const twins = await Promise.all([
      signIn(authenticator, { signCount: 8 }),
      signIn(authenticator, { signCount: 8 }),
    ])

    expect(twins.filter(({ error }) => error === null)).toHaveLength(1)
    const [refused] = await world.db.query<{ count: string }>(
      `select count(*)::text from auth.security_events
        where user_id = (select id from auth.users where email = $1) and method = 'passkey' and not succeeded`,
      [email],
    )
    expect(refused?.count).toBe('4')
  })

  test('one that does not count signs in again and again', async () => {
    const { authenticator } = await keyHolder()

    for (let times = 0; times < 2; times += 1) {
      expect(codeOf(await signIn(authenticator, { signCount: 0 }))).toBeNull()
    }
  })

  test('go with their account; a banned person does not come in', async () => {
    const [banned, softly, gone] = [await keyHolder(), await keyHolder(), await keyHolder()]
    await world.admin.updateUserById(banned.id, { ban_duration: '24h' })
    await world.admin.deleteUser(softly.id, true)
    await world.admin.deleteUser(gone.id)

    expect(codeOf(await signIn(banned.authenticator))).toEqual([403, 'user_banned'])
    for (const { authenticator, id } of [softly, gone]) {
      expect(codeOf(await signIn(authenticator))).toEqual([400, 'webauthn_verification_failed'])
      const kept = await world.db.query(
        'select from auth.webauthn_credentials where user_id = $1',
        [id],
      )
      expect(kept).toEqual([])
    }
  })

  test('whoever has a second factor shows it after a passkey, and before passkeys change', async () => {
    const { client, email, authenticator, passkey } = await keyHolder()
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' })
    if (factor?.type !== 'totp') throw new Error('no authenticator')
    const code = () =>
      new TOTP({ secret: factor.totp.secret }).generate({ timestamp: world.clock.now.getTime() })
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
    later(MINUTE_MS)

    const { client: next } = await signIn(authenticator)

    const { data: level } = await next.auth.mfa.getAuthenticatorAssuranceLevel()
    expect([level?.currentLevel, level?.nextLevel]).toEqual(['aal1', 'aal2'])
    await expect(world.verifyToken(await tokenOf(next))).rejects.toMatchObject({
      code: 'insufficient_aal',
    })
    const refusals = [
      await next.auth.passkey.startRegistration(),
      await next.auth.passkey.delete({ passkeyId: passkey.id }),
    ]
    expect(refusals.map(codeOf)).toEqual([
      [403, 'insufficient_aal'],
      [403, 'insufficient_aal'],
    ])
    await next.auth.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
    expect((await register(next, createAuthenticator(world.publicUrl))).error).toBeNull()
    expect(await world.mailsTo(email)).toHaveLength(3)
  })

  test('an account has ten at most, also when two come at once', async () => {
    const { client } = await signUp()
    for (let count = 0; count < 9; count += 1) {
      expect((await register(client, createAuthenticator(world.publicUrl))).error).toBeNull()
    }
    const ceremonies = await Promise.all(
      [0, 1].map(async () => {
        const { data } = await client.auth.passkey.startRegistration()
        if (data === null) throw new Error('no options')
        const credential = createAuthenticator(world.publicUrl).create(data.options)
        return { challengeId: data.challenge_id, credential }
      }),
    )

    const last = await Promise.all(
      ceremonies.map((answer) => client.auth.passkey.verifyRegistration(answer)),
    )

    expect(last.map(codeOf)).toContainEqual([422, 'too_many_passkeys'])
    expect((await client.auth.passkey.list()).data).toHaveLength(10)
    const eleventh = await client.auth.passkey.startRegistration()
    expect(codeOf(eleventh)).toEqual([422, 'too_many_passkeys'])
  })

  test('an admin sees the passkeys of a person, and removes a lost one', async () => {
    const { id, email, authenticator, passkey } = await keyHolder()
    const session = await signIn(authenticator)

    const { data: listed } = await world.admin.passkey.listPasskeys({ userId: id })
    const { error } = await world.admin.passkey.deletePasskey({ userId: id, passkeyId: passkey.id })

    expect(listed).toMatchObject([{ id: passkey.id }])
    expect(error).toBeNull()
    expect(codeOf(await signIn(authenticator))).toEqual([400, 'webauthn_verification_failed'])
    expect((await session.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await world.mailsTo(email)).at(-1)).toMatchObject({ kind: 'passkey_removed' })
    const again = await world.admin.passkey.deletePasskey({ userId: id, passkeyId: passkey.id })
    expect(codeOf(again)).toEqual([404, 'validation_failed'])
  })

  test.each([
    ['POST', '/registration/options', {}, 401, 'no_authorization'],
    ['POST', '/registration/verify', {}, 401, 'no_authorization'],
    ['GET', '', undefined, 401, 'no_authorization'],
    ['DELETE', `/${randomUUID()}`, {}, 401, 'no_authorization'],
    ['POST', '/authentication/verify', {}, 400, 'validation_failed'],
    ['POST', '/authentication/verify', { challenge_id: 'x' }, 400, 'validation_failed'],
    [
      'POST',
      '/authentication/verify',
      { challenge_id: randomUUID() },
      400,
      'webauthn_challenge_not_found',
    ],
    ['POST', '/authentication/verify', '[', 400, 'bad_json'],
  ])('%s /passkeys%s %o is refused', async (method, path, body, status, code) => {
    const sent = await world.send(`/passkeys${path}`, body, { method })
    expect([sent.status, sent.body.code]).toEqual([status, code])
  })

  test.each([
    ['', 'challenge_id is required'],
    ['x', 'challenge_id must be a valid UUID'],
  ])('a challenge is named by its id: %o', async (challenge_id, message) => {
    const body = { challenge_id, credential: {} }
    const sent = await world.send('/passkeys/authentication/verify', body)
    expect([sent.status, sent.body]).toEqual([400, { code: 'validation_failed', message }])
  })

  test.each([
    ['nothing', undefined, 'validation_failed'],
    ['no object', 'x', 'webauthn_verification_failed'],
    ['an empty object', {}, 'webauthn_verification_failed'],
    [
      'bytes of no meaning',
      {
        id: 'AA',
        rawId: 'AA',
        type: 'public-key',
        response: { clientDataJSON: 'AA', attestationObject: 'n5-f' },
      },
      'webauthn_verification_failed',
    ],
    [
      'arrays in arrays',
      {
        ...{ id: 'AA', rawId: 'AA', type: 'public-key' },
        response: {
          clientDataJSON: Buffer.from('{}').toString('base64url'),
          attestationObject: Buffer.alloc(29_000, 0x81).toString('base64url'),
        },
      },
      'webauthn_verification_failed',
    ],
  ])('%s is no passkey', async (_, credential, code) => {
    const { client } = await signUp()
    const { data } = await client.auth.passkey.startRegistration()
    const body = { challenge_id: data?.challenge_id, credential }
    const sent = await world.send('/passkeys/registration/verify', body, {
      token: await tokenOf(client),
    })
    expect([sent.status, sent.body.code]).toEqual([400, code])
  })
})

describe.each(SERVICE_ENGINES)('passkeys by the settings on %s', (engine) => {
  const elsewhere = authOf(engine, {
    publicUrl: 'https://www.podium.example',
    authWebauthnRpId: 'podium.example',
    authWebauthnRpDisplayName: 'Acme',
    authWebauthnRpOrigins: ['https://www.podium.example', 'https://app.podium.example'],
    authPasswordReauthentication: true,
  })
  const address = authOf(engine, { publicUrl: 'http://127.0.0.1:3000' })
  const off = authOf(engine, { authPasskeyEnabled: false })
  const anonymous = authOf(engine, { authAnonymous: true })

  test('belong to a domain, for the pages that the settings name', async () => {
    const client = elsewhere.client()
    await client.auth.signUp({ email: 'ada@example.com', password })
    const register = async (origin: string) => {
      const { data } = await client.auth.passkey.startRegistration()
      if (data === null) throw new Error('no options')
      expect(data.options.rp).toEqual({ id: 'podium.example', name: 'Acme' })
      const credential = createAuthenticator(origin).create(data.options, {
        rpId: 'podium.example',
      })
      return client.auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential })
    }

    expect((await register('https://app.podium.example')).error).toBeNull()
    const { error } = await register('https://podium.example')
    expect(error).toMatchObject({ code: 'webauthn_verification_failed' })
  })

  test('are changed in a session younger than a day only', async () => {
    const client = elsewhere.client()
    await client.auth.signUp({ email: 'bob@example.com', password })
    elsewhere.clock.now = new Date(elsewhere.clock.now.getTime() + DAY_MS)
    await client.auth.refreshSession()

    const { error } = await client.auth.passkey.startRegistration()

    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  })

  test('are off where no browser offers them, and by the setting', async () => {
    for (const world of [address, off]) {
      const { error } = await world.client().auth.passkey.startAuthentication()
      expect(error).toMatchObject({ status: 404, code: 'passkey_disabled' })
      const settings = await world.request('/settings')
      expect(await settings.json()).toMatchObject({ passkeys_enabled: false })
    }
  })

  test('are not for anonymous people', async () => {
    const client = anonymous.client()
    await client.auth.signInAnonymously()

    const { error } = await client.auth.passkey.startRegistration()

    expect(error).toMatchObject({ status: 403, code: 'no_authorization' })
  })
})
