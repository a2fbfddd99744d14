import { hash, randomInt, randomUUID } from 'node:crypto'
import { OIDC_CLIENT, SERVICE_ENGINES, Secret, startAuth, startOidcServer } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, describe, expect, test } from 'vitest'

const password = 'right horse battery'
const PROVIDER = 'custom:test'

const oidc = await startOidcServer()
const github = await startOidcServer({ likeGithub: true })
afterAll(async () => {
  await oidc[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
})

const client = { clientIds: [OIDC_CLIENT.id, 'phone-app'], secret: new Secret(OIDC_CLIENT.secret) }
const authProviders = [
  { id: PROVIDER, name: 'Test', issuer: oidc.url, ...client },
  { id: 'github', name: 'GitHub', issuer: github.url, ...client },
]

/** New person of the provider, whose address it asserts. */
function somebody(claims: { email?: string; email_verified?: boolean } = {}) {
  const sub = String(randomInt(1, 1e9))
  const person = {
    sub,
    email: `${sub}@example.com`,
    email_verified: true,
    name: 'Ada L.',
    ...claims,
  }
  oidc.add(person)
  github.add(person)
  return person
}

describe.each(SERVICE_ENGINES)('signing in with a provider on %s', (engine) => {
  const settings = { authAutoconfirm: false, authProviders, authManualLinking: true }
  const world = authOf(engine, settings)

  /** Browser with cookies, which follows redirects between the providers and us. */
  function browser() {
    const jar = new Map<string, string>()
    async function get(url: string, token?: string) {
      const { origin, pathname, search } = new URL(url)
      const cookies = [...jar].filter(([key]) => key.startsWith(origin))
      const headers = {
        cookie: cookies.map(([key, value]) => `${key.slice(origin.length)}=${value}`).join('; '),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }
      const answer =
        origin === world.publicUrl
          ? await world.request(pathname.replace('/auth/v1', '') + search, { headers })
          : await fetch(url, { headers, redirect: 'manual' })
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(origin + name, value)
      }
      return answer
    }
    /** Follows redirects up to an address for which `stop` holds: by default a page of the client's. */
    async function visit(from: string, stop = isPage): Promise<URL> {
      let url = from
      while (!stop(url)) {
        const answer = await get(url)
        const location = answer.headers.get('location')
        if (location === null) throw new Error(`${url} is ${answer.status} ${await answer.text()}`)
        url = new URL(location, url).href
      }
      return new URL(url)
    }
    return { get, visit }
  }
  const isPage = (url: string) =>
    url.startsWith(world.publicUrl) && !url.startsWith(`${world.publicUrl}/auth/v1/`)
  const isCallback = (url: string) => url.startsWith(`${world.publicUrl}/auth/v1/callback`)

  /** Address that the official client navigates to. */
  async function addressFor(
    { auth }: SupabaseClient,
    sub: string,
    { provider = PROVIDER, redirectTo = `${world.publicUrl}/dashboard?a=b`, data = {} } = {},
  ) {
    const queryParams = { login_hint: sub, data: JSON.stringify(data) }
    const options = { redirectTo, queryParams, skipBrowserRedirect: true }
    // The client's type lists the built-in providers.
    const answer = await auth.signInWithOAuth({ provider: provider as 'github', options })
    return answer.data.url ?? ''
  }
  const fragmentOf = ({ hash }: URL) => Object.fromEntries(new URLSearchParams(hash.slice(1)))
  const queryOf = ({ searchParams }: URL) => Object.fromEntries(searchParams)

  /** Signs a person in (implicit flow), in a browser of their own. */
  async function signIn(sub: string, options: Parameters<typeof addressFor>[2] = {}) {
    const own = world.client()
    const back = await browser().visit(await addressFor(own, sub, options))
    const { access_token = '', refresh_token = '', ...rest } = fragmentOf(back)
    if (access_token === '') return { back, rest, client: own, user: undefined, token: '' }
    const { data } = await own.auth.setSession({ access_token, refresh_token })
    return { back, rest, client: own, user: data.user ?? undefined, token: access_token }
  }
  const refusalOf = ({ back }: { back: URL }) =>
    [queryOf(back), fragmentOf(back)].map(({ error, error_code, error_description }) => ({
      error,
      error_code,
      error_description,
    }))
  async function accountOf(email: string) {
    const { data, error } = await world.admin.createUser({ email, password, email_confirm: true })
    if (error) throw error
    return data.user
  }
  async function passwordSession(email: string) {
    const own = world.client()
    const { data, error } = await own.auth.signInWithPassword({ email, password })
    if (error) throw error
    return { client: own, user: data.user, token: data.session.access_token }
  }
  const kindsOfMail = async (email: string) => (await world.mailsTo(email)).map(({ kind }) => kind)
  const identities = (email: string) =>
    world.db.query<{ provider: string }>(
      `select provider from auth.identities join auth.users on users.id = user_id
        where users.email = $1 order by identities.created_at, provider`,
      [email],
    )

  test('makes a confirmed account, with the provider’s profile and token (implicit flow)', async () => {
    const { sub, email } = somebody()
    const data = { role: 'professional', language: 'fr', terms_version: '3' }

    const { back, rest, client: own, user } = await signIn(sub, { data })

    expect([back.pathname, back.search]).toEqual(['/dashboard', '?a=b'])
    expect(rest).toEqual({
      expires_at: expect.any(String),
      expires_in: '3600',
      provider_token: expect.any(String),
      sb: '',
      token_type: 'bearer',
    })
    expect(user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: PROVIDER, providers: [PROVIDER], role: 'professional' },
      user_metadata: { ...data, sub, email, full_name: 'Ada L.', email_verified: true },
      identities: [{ provider: PROVIDER, id: sub, identity_data: { sub, email, iss: oidc.url } }],
    })
    const claims = await own.auth.getClaims()
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'oauth' }])
  })

  test('finds the same account again, and leaves what its person has changed', async () => {
    const { sub, email } = somebody()
    const first = await signIn(sub)
    await first.client.auth.updateUser({ data: { full_name: 'Ada Byron' } })
    oidc.add({ sub, email: `new-${email}`, email_verified: true, name: 'Other' })

    const second = await signIn(sub)

    expect(second.user).toMatchObject({
      id: first.user?.id,
      email,
      user_metadata: { full_name: 'Ada Byron' },
      identities: [{ identity_data: { email: `new-${email}`, full_name: 'Other' } }],
    })
  })

  test('gives a code to a client with PKCE, for its verifier alone and once', async () => {
    const { sub } = somebody()
    const own = world.client(world.anonKey, 'pkce')

    const back = await browser().visit(await addressFor(own, sub))

    expect([back.hash, Object.keys(queryOf(back))]).toEqual(['', ['a', 'code']])
    const code = back.searchParams.get('code') ?? ''
    const [kept] = await world.db.query<{ row: string }>(
      'select flow_state::text as row from auth.flow_state order by created_at desc limit 1',
    )
    const { data, error } = await own.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    const { provider_token: token = '' } = data.session ?? {}
    expect(token).toMatch(/^\S{20,}$/)
    expect(kept?.row.includes(token ?? '')).toBe(false)
    const body = { auth_code: code, code_verifier: 'x'.repeat(50) }
    expect((await world.send('/token?grant_type=pkce', body)).body.code).toBe(
      'flow_state_not_found',
    )
  })

  test('signs in with GitHub, by its primary address', async () => {
    const { sub, email } = somebody()

    const { user } = await signIn(sub, { provider: 'github' })

    expect(user).toMatchObject({
      email,
      app_metadata: { provider: 'github' },
      user_metadata: { user_name: `login-${sub}`, full_name: 'Ada L.' },
      identities: [{ provider: 'github', id: sub }],
    })
  })

  test('hands on the provider’s own refusal', async () => {
    const refused = {
      error: 'access_denied',
      error_code: undefined,
      error_description: 'The person said no',
    }

    expect(refusalOf(await signIn('nobody'))).toEqual([refused, refused])
  })

  test.each([
    ['slack', 'Unsupported provider: provider is not enabled'],
    ['custom:other', 'Unsupported provider: Provider custom:other could not be found'],
  ])('%s is not offered', async (provider, message) => {
    const path = `/authorize?provider=${provider}`

    expect(await world.send(path, undefined, { method: 'GET' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    })
  })

  test('a foreign page gets nobody, and parameters of ours stay ours', async () => {
    const { sub } = somebody()
    const query = new URLSearchParams({
      ...{ provider: PROVIDER, login_hint: sub, redirect_to: 'https://evil.example/', state: 'x' },
      ...{ redirect_uri: 'https://evil.example/', response_mode: 'fragment', prompt: 'login' },
    })

    const answer = await world.request(`/authorize?${query}`)

    const sent = queryOf(new URL(answer.headers.get('location') ?? ''))
    expect(sent).toMatchObject({
      redirect_uri: `${world.publicUrl}/auth/v1/callback`,
      response_type: 'code',
      prompt: 'login',
      code_challenge_method: 'S256',
    })
    expect([sent.state, sent.response_mode]).toEqual([expect.stringMatching(/^.{43}$/), undefined])
    const back = await browser().visit(`${world.publicUrl}/auth/v1/authorize?${query}`)
    expect(back.origin).toBe(world.publicUrl)
  })

  describe('an answer of a provider', () => {
    const failed = (error_code: string, error_description: string) => ({
      error: 'invalid_request',
      error_code,
      error_description,
    })
    const lost = failed('bad_oauth_state', 'OAuth state not found or expired')

    async function answerFor(own: ReturnType<typeof browser>) {
      const { sub, email } = somebody()
      const url = await own.visit(await addressFor(world.client(), sub), isCallback)
      return { url, email, sub }
    }

    test('is good once', async () => {
      const own = browser()
      const { url } = await answerFor(own)
      expect(fragmentOf(await own.visit(url.href)).access_token).toBeDefined()

      const again = await own.visit(url.href)

      expect([again.pathname, queryOf(again)]).toEqual(['/provider-return', lost])
    })

    test('is of no use to another browser, which leaves it good', async () => {
      const own = browser()
      const { url } = await answerFor(own)
      const other = browser()
      await other.visit(await addressFor(world.client(), 'nobody'))

      expect(queryOf(await other.visit(url.href))).toEqual(lost)
      expect(queryOf(await browser().visit(url.href))).toEqual(lost)
      expect(fragmentOf(await own.visit(url.href)).access_token).toBeDefined()
    })

    test('needs its state, in time', async () => {
      const own = browser()
      const { url } = await answerFor(own)
      const bare = await own.visit(`${world.publicUrl}/auth/v1/callback?code=x`)
      const { now } = world.clock
      world.clock.now = new Date(now.getTime() + 11 * 60_000)

      const late = await own.visit(url.href)

      world.clock.now = now
      expect(queryOf(bare)).toEqual(failed('bad_oauth_callback', 'OAuth state parameter missing'))
      expect(queryOf(late)).toEqual(lost)
    })

    test.each([
      ['another provider’s (mix-up)', 'iss', 'https://evil.example'],
      ['one with a code of another sign-in', 'code', undefined],
    ])('is refused if it is %s', async (_what, name, value) => {
      const own = browser()
      const victim = await answerFor(browser())
      const { url, email } = await answerFor(own)
      url.searchParams.set(name, value ?? victim.url.searchParams.get(name) ?? '')

      const back = await own.visit(url.href)

      expect(queryOf(back)).toMatchObject({ a: 'b', error: 'server_error' })
      expect(fragmentOf(back)).toMatchObject({
        error_code: 'unexpected_failure',
        error_description: expect.stringMatching(/^Unable to exchange external code: .{4}$/),
      })
      expect(await identities(email)).toEqual([])
      expect(await identities(victim.email)).toEqual([])
    })

    test('by a form is read with the browser’s cookie', async () => {
      const own = browser()
      const { url } = await answerFor(own)

      const posted = await world.request('/callback', { method: 'POST', body: url.searchParams })

      expect([posted.status, posted.headers.get('location')]).toEqual([303, url.href])
    })
  })

  describe('to which account it leads', () => {
    const needsVerification = {
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    }

    test.each([
      ['unverified', { email_verified: false }],
      ['not told', { email: undefined }],
    ])('none, while the address is %s by the provider', async (_what, claims) => {
      const { sub, email } = somebody(claims as { email_verified?: boolean })
      const known = await accountOf(`${randomUUID()}@example.com`)

      const refused = await signIn(sub)

      expect(refusalOf(refused)).toMatchObject([needsVerification, needsVerification])
      expect(email === undefined ? [] : await identities(email)).toEqual([])
      expect(await identities(known.email ?? '')).toEqual([{ provider: 'email' }])
    })

    test('the confirmed one of its address, whose person is told by mail', async () => {
      const { sub, email } = somebody()
      const known = await accountOf(email)

      const { user, client: own } = await signIn(sub)

      expect(user).toMatchObject({
        id: known.id,
        app_metadata: { provider: 'email', providers: ['email', PROVIDER] },
      })
      expect((await own.auth.getUserIdentities()).data?.identities).toHaveLength(2)
      expect(await kindsOfMail(email)).toEqual(['identity_linked'])
      expect((await passwordSession(email)).user.id).toBe(known.id)
    })

    test('never one that a stranger signed up and nobody confirmed', async () => {
      const { sub, email } = somebody()
      const stranger = world.client()
      await stranger.auth.signUp({ email, password, options: { data: { role: 'professional' } } })

      const { user } = await signIn(sub)

      expect(user).toMatchObject({
        app_metadata: { providers: [PROVIDER], role: 'user' },
        identities: [{ provider: PROVIDER }],
      })
      const late = await stranger.auth.signInWithPassword({ email, password })
      expect(late.error?.code).toBe('invalid_credentials')
      const [mail] = await world.mailsTo(email)
      const token = mail && 'code' in mail ? mail.code : ''
      const opened = await stranger.auth.verifyOtp({ email, token, type: 'signup' })
      expect(opened.error?.code).toBe('otp_expired')
    })

    test('never one whose address nobody had to confirm', async () => {
      const { sub, email } = somebody()
      const open = await startAuth(world.db, { authAutoconfirm: true })
      await open.client().auth.signUp({ email, password })

      const refused = await signIn(sub)

      const taken = { error: 'server_error', error_code: 'email_exists' }
      expect(refusalOf(refused)).toMatchObject([taken, taken])
      expect(await identities(email)).toEqual([{ provider: 'email' }])
    })

    test('never one that an anonymous person gave an address that nobody had to confirm', async () => {
      const { sub, email } = somebody()
      const open = await startAuth(world.db, { authAutoconfirm: true, authAnonymous: true })
      const stranger = open.client()
      await stranger.auth.signInAnonymously()
      const taken = await stranger.auth.updateUser({ email, password })
      expect(taken.data.user).toMatchObject({ email, is_anonymous: false })

      const refused = await signIn(sub)

      const exists = { error: 'server_error', error_code: 'email_exists' }
      expect(refusalOf(refused)).toMatchObject([exists, exists])
      expect(await identities(email)).toEqual([{ provider: 'email' }])
    })

    test('one that an admin made, without the password it had', async () => {
      const { sub, email } = somebody()
      const { data } = await world.admin.createUser({ email, password })

      const { user } = await signIn(sub)

      expect(user).toMatchObject({ id: data.user?.id, email_confirmed_at: expect.any(String) })
      const { error } = await world.client().auth.signInWithPassword({ email, password })
      expect(error?.code).toBe('invalid_credentials')
    })

    test('none while it is banned, and none where sign-ups are closed', async () => {
      const [banned, stranger] = [somebody(), somebody()]
      const { id } = await accountOf(banned.email)
      await world.admin.updateUserById(id, { ban_duration: '24h' })
      const closed = await startAuth(world.db, { ...settings, authSignups: false })
      const idToken = await oidc.idToken({ ...stranger })

      expect(refusalOf(await signIn(banned.sub))).toMatchObject([
        { error: 'access_denied', error_code: 'user_banned' },
        { error: 'access_denied', error_code: 'user_banned' },
      ])
      const answer = await closed.send('/token?grant_type=id_token', {
        provider: PROVIDER,
        id_token: idToken,
      })
      expect([answer.status, answer.body.code]).toEqual([422, 'signup_disabled'])
    })
  })

  describe('identities of one’s own', () => {
    /** Links a provider’s person to the account of a session, with the official client. */
    async function link(own: SupabaseClient, token: string, sub: string) {
      const visitor = browser()
      const redirectTo = `${world.publicUrl}/dashboard/account`
      const options = { redirectTo, queryParams: { login_hint: sub }, skipBrowserRedirect: true }
      const asked = await own.auth.linkIdentity({ provider: PROVIDER as 'github', options })
      expect(asked.error).toBeNull()
      // In a browser the client’s own request gets the cookie.
      const query = new URL(asked.data?.url ?? '').searchParams
      expect(query.get('redirect_uri')).toBe(`${world.publicUrl}/auth/v1/callback`)
      const again = new URLSearchParams({
        ...{ provider: PROVIDER, redirect_to: redirectTo, login_hint: sub },
        skip_http_redirect: 'true',
      })
      const path = `${world.publicUrl}/auth/v1/user/identities/authorize?${again}`
      const { url } = (await (await visitor.get(path, token)).json()) as { url: string }
      return visitor.visit(url)
    }
    async function adopt(own: SupabaseClient, back: URL) {
      const { access_token = '', refresh_token = '' } = fragmentOf(back)
      const { data, error } = await own.auth.setSession({ access_token, refresh_token })
      if (error) throw error
      return { user: data.user, token: access_token }
    }

    test('are linked to whatever account asks, and unlinked, which mails tell', async () => {
      const [{ sub }, email] = [somebody(), `${randomUUID()}@example.com`]
      await accountOf(email)
      const { client: own, token, user } = await passwordSession(email)

      const linked = await adopt(own, await link(own, token, sub))

      expect(linked.user).toMatchObject({
        id: user.id,
        app_metadata: { providers: ['email', PROVIDER] },
      })
      await expect(world.verifyToken(token)).rejects.toMatchObject({ code: 'session_not_found' })
      const { data } = await own.auth.getUserIdentities()
      const [address, added] = ['email', PROVIDER].map((name) =>
        data?.identities.find(({ provider }) => provider === name),
      )
      if (!address || !added) throw new Error('two identities were expected')
      const [foreign] = (await accountOf(`${randomUUID()}@example.com`)).identities ?? []
      if (!foreign) throw new Error('an identity was expected')
      expect((await own.auth.unlinkIdentity(foreign)).error?.code).toBe('identity_not_found')
      const kept = await own.auth.unlinkIdentity(address)
      expect(kept.error?.code).toBe('email_conflict_identity_not_deletable')
      expect((await own.auth.unlinkIdentity(added)).error).toBeNull()
      expect(await identities(email)).toEqual([{ provider: 'email' }])
      expect(await kindsOfMail(email)).toEqual(['identity_linked', 'identity_unlinked'])
      const events = await world.db.query<{ event: string; method: string }>(
        `select event, method from auth.security_events where user_id = $1 and event like 'identity%'
          order by id`,
        [user.id],
      )
      expect(events).toEqual([
        { event: 'identity_link', method: PROVIDER },
        { event: 'identity_removal', method: PROVIDER },
      ])
    })

    test('are nobody else’s, and the last one stays', async () => {
      const [{ sub }, email] = [somebody(), `${randomUUID()}@example.com`]
      const first = await signIn(sub)
      await accountOf(email)
      const { client: own, token } = await passwordSession(email)

      const back = await link(own, token, sub)

      expect(refusalOf({ back })[0]).toMatchObject({
        error_code: 'identity_already_exists',
        error_description: 'Identity is already linked to another user',
      })
      const [only] = first.user?.identities ?? []
      if (!only) throw new Error('an identity was expected')
      const last = await first.client.auth.unlinkIdentity(only)
      expect(last.error?.code).toBe('single_identity_not_deletable')
    })

    test('that an anonymous person linked stay behind when a stranger confirms the address they named', async () => {
      const { sub, ...claims } = somebody({ email_verified: false })
      const email = `${randomUUID()}@example.com`
      const open = await startAuth(world.db, { ...settings, authAnonymous: true })
      const stranger = open.client()
      const { data } = await stranger.auth.signInAnonymously()
      const token = await oidc.idToken({ sub, ...claims })
      const linked = await stranger.auth.linkIdentity({ provider: PROVIDER, token })
      expect(linked.error).toBeNull()
      expect((await stranger.auth.updateUser({ email })).error).toBeNull()
      const [mail] = await open.mailsTo(email)
      const code = mail && 'code' in mail ? mail.code : ''

      const elsewhere = { headers: { 'x-forwarded-for': '192.0.2.99' } }
      const opened = await open.send(
        '/verify',
        { type: 'email_change', email, token: code },
        elsewhere,
      )

      expect([opened.status, opened.body.user]).toMatchObject([200, { id: data.user?.id, email }])
      expect(await identities(email)).toEqual([{ provider: 'email' }])
      expect((await signIn(sub)).user?.id).not.toBe(data.user?.id)
    })

    test.each([true, false])(
      'make an anonymous account permanent if their address is asserted: %s',
      async (email_verified) => {
        const open = await startAuth(world.db, { ...settings, authAnonymous: true })
        const client = open.client()
        const { data } = await client.auth.signInAnonymously()
        const { sub, email } = somebody()
        const token = await oidc.idToken({ sub, email, email_verified })

        const linked = await client.auth.linkIdentity({ provider: PROVIDER, token })

        expect(linked.error).toBeNull()
        expect((await client.auth.getUser()).data.user).toMatchObject({
          ...{
            id: data.user?.id,
            email: email_verified ? email : '',
            is_anonymous: !email_verified,
          },
          app_metadata: { provider: PROVIDER, providers: [PROVIDER] },
          identities: [{ provider: PROVIDER }],
        })
        const back = await open.client().auth.signInWithIdToken({ provider: PROVIDER, token })
        expect(back.data.user?.id).toBe(data.user?.id)
      },
    )

    test('give an anonymous account the address of nobody else, but of an unconfirmed sign-up', async () => {
      const open = await startAuth(world.db, {
        ...settings,
        authAnonymous: true,
        authAutoconfirm: false,
      })
      const [member, unproved] = [somebody(), somebody()]
      await accountOf(member.email)
      await open.client().auth.signUp({ email: unproved.email, password })
      const link = async (person: typeof member) => {
        const client = open.client()
        await client.auth.signInAnonymously()
        const token = await oidc.idToken(person)
        const { error } = await client.auth.linkIdentity({ provider: PROVIDER, token })
        const { data } = await client.auth.getUser()
        return [error?.code, data.user?.email, data.user?.is_anonymous]
      }

      expect(await link(member)).toEqual(['email_exists', '', true])
      expect(await link(unproved)).toEqual([undefined, unproved.email, false])
      expect(await identities(member.email)).toEqual([{ provider: 'email' }])
      const stranger = await open.client().auth.signInWithPassword({ ...unproved, password })
      expect(stranger.error?.code).toBe('invalid_credentials')
    })

    test('are changed neither without the second factor nor by an old session', async () => {
      const strict = await startAuth(world.db, { ...settings, authPasswordReauthentication: true })
      const email = `${randomUUID()}@example.com`
      await accountOf(email)
      const own = strict.client()
      await own.auth.signInWithPassword({ email, password })
      const ask = () => own.auth.linkIdentity({ provider: PROVIDER as 'github' })
      strict.clock.now = new Date(Date.now() + 25 * 60 * 60_000)
      await own.auth.refreshSession()
      expect((await ask()).error?.code).toBe('reauthentication_needed')

      const fresh = await passwordSession(email)
      await world.db.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
         values ($1, $2, 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now())`,
        [randomUUID(), fresh.user.id],
      )

      const asked = await fresh.client.auth.linkIdentity({ provider: PROVIDER as 'github' })

      expect(asked.error?.code).toBe('insufficient_aal')
    })

    test('are not changed where manual linking is off', async () => {
      const email = `${randomUUID()}@example.com`
      await accountOf(email)
      const { token } = await passwordSession(email)
      const closed = await startAuth(world.db, { ...settings, authManualLinking: false })

      const path = `/user/identities/authorize?provider=${PROVIDER}`
      const answer = await closed.send(path, undefined, { method: 'GET', token })

      expect([answer.status, answer.body.code]).toEqual([404, 'manual_linking_disabled'])
    })
  })

  describe('an ID token', () => {
    const send = (id_token: string, more: object = {}) =>
      world.send('/token?grant_type=id_token', { provider: PROVIDER, id_token, ...more })

    test('signs in with the nonce whose hash it carries, also one for another client of ours', async () => {
      const person = somebody()
      const nonce = hash('sha256', 'once')
      const token = await oidc.idToken({ ...person, nonce, aud: 'phone-app', azp: 'phone-app' })

      const { data, error } = await world
        .client()
        .auth.signInWithIdToken({ provider: PROVIDER, token, nonce: 'once' })

      expect(error).toBeNull()
      expect(data.user).toMatchObject({ email: person.email, app_metadata: { provider: PROVIDER } })
    })

    test.each([
      ['with another nonce', { nonce: 'f'.repeat(64) }, 'Nonces mismatch'],
      [
        'without its nonce',
        {},
        'Passed nonce and nonce in id_token should either both exist or not.',
      ],
      ['for somebody else', { aud: 'evil' }, 'Unacceptable audience in id_token: [evil]'],
      [
        'for us beside somebody who got it',
        { azp: 'evil' },
        'Unacceptable audience in id_token: [podium]',
      ],
      ['that has expired', { exp: 1_700_000_000 }, 'Bad ID token'],
      ['of another issuer', { iss: 'https://evil.example' }, 'Bad ID token'],
    ])('is refused %s', async (_what, claims, error_description) => {
      const token = await oidc.idToken({ ...somebody(), ...claims })

      const answer = await send(token, { nonce: 'once' })

      expect(answer).toMatchObject({ status: 400, body: { error_description } })
    })

    test('is refused with a foreign signature, and for a provider without ID tokens', async () => {
      const token = await oidc.idToken({ ...somebody() })
      const foreign = await github.idToken({ ...somebody(), iss: oidc.url })

      expect(await send(`${token.slice(0, -9)}AAAAAAAAA`)).toMatchObject({
        status: 400,
        body: { error: 'invalid request', error_description: 'Bad ID token' },
      })
      expect((await send(foreign)).body.error_description).toBe('Bad ID token')
      expect(await send(token, { provider: 'github' })).toMatchObject({
        status: 400,
        body: { code: 'provider_disabled' },
      })
    })

    test('links its identity to the account of the bearer', async () => {
      const [person, email] = [somebody(), `${randomUUID()}@example.com`]
      await accountOf(email)
      const { client: own, user } = await passwordSession(email)
      const token = await oidc.idToken({ ...person })

      const { data, error } = await own.auth.linkIdentity({ provider: PROVIDER, token })

      expect(error).toBeNull()
      expect(data.user).toMatchObject({
        id: user.id,
        app_metadata: { providers: ['email', PROVIDER] },
      })
    })
  })

  test('the settings name the providers that are configured', async () => {
    const { body } = await world.send('/settings', undefined, { method: 'GET' })

    expect(body.external).toMatchObject({ github: true, [PROVIDER]: true, google: false })
  })
})
