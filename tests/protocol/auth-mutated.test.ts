import { randomUUID } from 'node:crypto'
import {
  createAuthenticator,
  ENGINES,
  newPhone,
  openTestDatabase,
  startAuth,
  startSmsServer,
} from '@podium/testing'
import fc from 'fast-check'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

/** Requests sent on each engine; `npm run test:long` sends more. */
const RUNS = Number(process.env.AUTH_MUTATED_RUNS ?? 300)
/** Most memory that the last three quarters of the requests may add, in bytes. */
const MAX_GROWTH = 256 * 1024 * 1024
const password = 'right horse battery'

type Json = Record<string, unknown>
type Request = { method: string; path: string; caller: 'admin' | 'visitor' | 'person'; body?: Json }

const OTHER_VALUES = [
  ...[null, true, -1, 0, 1e308, 1.5, '', ' ', 'x'.repeat(5_000), '\0', '\ud800', '😀'],
  ...[[], {}, [[]], [null], { a: { b: {} } }, '../..', "'; select 1", '%00', 'infinity', '-1h'],
  ...['00000000-0000-0000-0000-000000000000', '2026-02-30', 'a@b', 'http://127.0.0.1:1/x'],
]
const otherValue = fc.oneof(fc.constantFrom(...OTHER_VALUES), fc.jsonValue(), fc.string())

/** Changes of a good request: of a field, of the text of its body, of its address, or of its frame. */
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('none') }),
  fc.record({ kind: fc.constant('field'), at: fc.nat(), value: otherValue, isGone: fc.boolean() }),
  fc.record({ kind: fc.constant('text'), at: fc.nat(), cut: fc.nat(8), put: fc.string() }),
  fc.record({ kind: fc.constant('address'), at: fc.nat(), cut: fc.nat(12), put: fc.string() }),
  fc.record({
    kind: fc.constant('frame'),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
    caller: fc.constantFrom('admin', 'visitor', 'person', 'nobody'),
    version: fc.constantFrom('2024-01-01', '', '2999-99-99'),
  }),
)
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never
type Sent = { method: string; path: string; caller: string; text: string; version: string }

/** Paths of all values of a body, each as keys from the root. */
function pathsOf(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...above]]
  const below = Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...above, key]))
  return above.length === 0 ? below : [[...above], ...below]
}

function withField(body: Json, keys: readonly string[], change: (at: Json, key: string) => void) {
  const copy: Json = structuredClone(body)
  const last = keys.at(-1)
  let at = copy
  for (const key of keys.slice(0, -1)) at = at[key] as Json // a path of this very body
  if (last !== undefined) change(at, last)
  return copy
}

const spliced = (text: string, at: number, cut: number, put: string) => {
  const place = at % (text.length + 1)
  return text.slice(0, place) + put + text.slice(place + cut)
}

function mutated(good: Request, change: Mutation): Sent {
  const { body = {} } = good
  const sent = { ...good, text: JSON.stringify(body), version: '2024-01-01' }
  if (change.kind === 'field' && 'value' in change) {
    const paths = pathsOf(body)
    const keys = paths[change.at % Math.max(paths.length, 1)] ?? []
    const changed = withField(body, keys, (at, key) => {
      if (change.isGone) delete at[key]
      else at[key] = change.value
    })
    return { ...sent, text: JSON.stringify(changed) }
  }
  if (change.kind === 'text' && 'cut' in change) {
    return { ...sent, text: spliced(sent.text, change.at, change.cut, change.put) }
  }
  if (change.kind === 'address' && 'cut' in change) {
    const path = spliced(good.path, change.at, change.cut, encodeURIComponent(toText(change.put)))
    return { ...sent, path: path.startsWith('/') ? path : `/${path}` }
  }
  if (change.kind === 'frame' && 'version' in change) return { ...sent, ...change }
  return sent
}

const toText = (text: string) => text.toWellFormed()

const GITHUB = {
  ...{ id: 'github', name: 'GitHub', clientIds: ['podium'], issuer: 'http://127.0.0.1:1' },
  secret: { reveal: () => 'secret' },
}

describe.each(ENGINES)('a good request to the auth service, changed somewhere, on %s', (engine) => {
  test('is answered without a fault of ours, and memory stays flat', async () => {
    await using db = await openTestDatabase(engine)
    await using sms = await startSmsServer()
    const world = await startAuth(db, {
      authAnonymous: true,
      authManualLinking: true,
      authProviders: [GITHUB],
      authMailIntervalS: 0,
      ...sms.settings,
      authSmsMaxFrequencyS: 0,
      authSmsPerDay: 10_000_000,
      authMfaPhoneEnroll: true,
      authMfaPhoneVerify: true,
    })
    const anEmail = () => `${randomUUID()}@example.com`
    /** Person with an authenticator, a security key, a phone and a passkey to come, and an account that an admin changes. */
    async function newCast() {
      const client = world.client()
      const email = anEmail()
      const { data, error } = await client.auth.signUp({ email, password })
      if (error) throw error
      const { data: app } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'a' })
      const { data: key } = await client.auth.mfa.webauthn.enroll({ friendlyName: 'k' })
      const factorPhone = newPhone()
      const { data: phone } = await client.auth.mfa.enroll({
        factorType: 'phone',
        phone: factorPhone,
      })
      const caller = newPhone()
      await world.client().auth.signUp({ phone: caller, password })
      const other = await world.admin.createUser({ email: anEmail(), email_confirm: true })
      return {
        email,
        token: data.session?.access_token ?? '',
        refresh: data.session?.refresh_token ?? '',
        secret: app?.type === 'totp' ? app.totp.secret : '',
        appId: app?.id ?? '',
        keyId: key?.id ?? '',
        phoneId: phone?.id ?? '',
        factorPhone,
        caller,
        otherId: other.data.user?.id ?? '',
      }
    }
    let cast = await newCast()
    const ask = async (path: string, body: Json) =>
      (await world.send(path, body, { token: cast.token })).body
    const idOf = ({ id }: Json) => String(id)

    /** Good requests of all endpoints; what needs a step before takes it. */
    const GOOD: (() => Request | Promise<Request>)[] = [
      ...['/settings', '/health', '/.well-known/jwks.json'].map(
        (path) => () => get(path, 'visitor'),
      ),
      ...['/user', '/reauthenticate', '/passkeys'].map((path) => () => get(path, 'person')),
      () => get('/user/identities/authorize?provider=github&skip_http_redirect=true', 'person'),
      () =>
        get('/authorize?provider=github&redirect_to=http://localhost:3000/x&scopes=a', 'visitor'),
      () => get('/callback?code=abc&state=00000000-0000-4000-8000-000000000000', 'visitor'),
      () => get('/verify?token=abc&type=signup&redirect_to=http://localhost:3000/x', 'visitor'),
      () => post('/signup', { email: anEmail(), password, data: { language: 'fr', nick: 'Ada' } }),
      () => post('/signup', { data: { nick: 'Ada' } }),
      () => post('/token?grant_type=password', { email: cast.email, password }),
      () => post('/token?grant_type=refresh_token', { refresh_token: cast.refresh }),
      () =>
        post('/token?grant_type=pkce', { auth_code: randomUUID(), code_verifier: 'v'.repeat(50) }),
      () =>
        post('/token?grant_type=id_token', { provider: 'github', id_token: 'a.b.c', nonce: 'n' }),
      ...['/otp', '/magiclink', '/recover'].map(
        (path) => () =>
          post(path, {
            email: cast.email,
            code_challenge: 'c'.repeat(43),
            code_challenge_method: 's256',
          }),
      ),
      () => post('/resend', { type: 'signup', email: cast.email }),
      () =>
        post('/signup', {
          phone: `+${newPhone()}`,
          password,
          channel: 'sms',
          data: { nick: 'Ada' },
        }),
      () => post('/token?grant_type=password', { phone: cast.caller, password }),
      () => post('/otp', { phone: cast.caller, channel: 'sms', create_user: true }),
      () => post('/resend', { type: 'sms', phone: cast.caller }),
      () => post('/verify', { type: 'sms', phone: cast.caller, token: sms.codeOf(cast.caller) }),
      async () => {
        const phone = newPhone()
        await world.send('/user', { phone }, { method: 'PUT', token: cast.token })
        const token = sms.countTo(phone) > 0 ? sms.codeOf(phone) : '123456'
        return post('/verify', { type: 'phone_change', phone, token })
      },
      () => own('PUT', '/user', { phone: newPhone(), channel: 'sms' }),
      () =>
        own('POST', '/factors', { factor_type: 'phone', friendly_name: 'p', phone: newPhone() }),
      () => own('POST', `/factors/${cast.phoneId}/challenge`, { channel: 'sms' }),
      async () => {
        const opened = await ask(`/factors/${cast.phoneId}/challenge`, { channel: 'sms' })
        const code = sms.countTo(cast.factorPhone) > 0 ? sms.codeOf(cast.factorPhone) : '123456'
        return own('POST', `/factors/${cast.phoneId}/verify`, { challenge_id: idOf(opened), code })
      },
      () => admin('POST', '/admin/users', { phone: newPhone(), phone_confirm: true }),
      () => post('/verify', { type: 'email', email: cast.email, token: '123456' }),
      () => post('/verify', { type: 'recovery', token_hash: 'f'.repeat(64) }),
      () => post('/sso', { domain: 'acme.example', skip_http_redirect: true }),
      () => own('PUT', '/user', { data: { nick: 'Ada', list: [1, { a: 'b' }] } }),
      () => own('PUT', '/user', { email: anEmail() }),
      () => own('POST', '/factors', { factor_type: 'totp', friendly_name: 'n', issuer: 'Podium' }),
      () => own('POST', '/factors', { factor_type: 'webauthn', friendly_name: 'm' }),
      () => own('POST', `/factors/${cast.keyId}/challenge`, { webauthn: { rpId: 'localhost' } }),
      async () => {
        const opened = await ask(`/factors/${cast.appId}/challenge`, {})
        const code = new TOTP({ secret: cast.secret }).generate({
          timestamp: world.clock.now.getTime() + 86_400_000,
        })
        return own('POST', `/factors/${cast.appId}/verify`, { challenge_id: idOf(opened), code })
      },
      async () => {
        const opened = await ask(`/factors/${cast.keyId}/challenge`, {})
        const credential = createAuthenticator(world.publicUrl).create({
          challenge: challengeIn(opened),
          user: { id: '' },
        })
        const webauthn = { type: 'create', credential_response: credential }
        return own('POST', `/factors/${cast.keyId}/verify`, {
          challenge_id: idOf(opened),
          webauthn,
        })
      },
      () => own('POST', '/factors/recovery-codes/verify', { code: '2222222222222222' }),
      () => own('DELETE', `/factors/${randomUUID()}`),
      () => own('POST', '/passkeys/registration/options', {}),
      () => own('PATCH', `/passkeys/${randomUUID()}`, { friendly_name: 'Mac' }),
      () => own('DELETE', `/user/identities/${randomUUID()}`),
      () => own('POST', '/logout?scope=others', {}),
      () => admin('GET', '/admin/users?page=1&per_page=5&filter=ada&sort=created_at%20desc'),
      () => admin('GET', '/admin/audit?page=1&per_page=5&query=author:ada'),
      () =>
        admin('POST', '/admin/users', {
          email: anEmail(),
          user_metadata: { a: 1 },
          ban_duration: '24h',
        }),
      () =>
        admin('PUT', `/admin/users/${cast.otherId}`, {
          app_metadata: { b: [] },
          ban_duration: 'none',
        }),
      () => admin('GET', `/admin/users/${cast.otherId}/factors`),
      () => admin('GET', `/admin/users/${cast.otherId}/passkeys`),
      () => admin('DELETE', `/admin/users/${randomUUID()}`, { should_soft_delete: true }),
      () => admin('POST', '/admin/generate_link', { type: 'magiclink', email: cast.email }),
      () => admin('POST', '/invite', { email: anEmail(), data: { nick: 'Eve' } }),
      () => admin('GET', '/admin/sso/providers'),
    ]
    const get = (path: string, caller: Request['caller']): Request => ({
      method: 'GET',
      path,
      caller,
    })
    const post = (path: string, body: Json): Request => ({
      method: 'POST',
      path,
      body,
      caller: 'visitor',
    })
    const own = (method: string, path: string, body?: Json): Request =>
      body ? { method, path, body, caller: 'person' } : { method, path, caller: 'person' }
    const admin = (method: string, path: string, body?: Json): Request =>
      body ? { method, path, body, caller: 'admin' } : { method, path, caller: 'admin' }

    async function send({ method, path, caller, text, version }: Sent): Promise<number> {
      const tokens: Record<string, string> = {
        ...{ admin: world.serviceRoleKey, visitor: world.anonKey, person: cast.token },
      }
      const response = await world.request(path, {
        method,
        ...(method === 'GET' ? {} : { body: toText(text) }),
        headers: {
          'content-type': 'application/json',
          'x-supabase-api-version': version,
          ...(caller in tokens && { authorization: `Bearer ${tokens[caller]}` }),
        },
      })
      await response.arrayBuffer()
      return response.status
    }

    const wellDone = new Set<string>()
    const memory: number[] = []
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(GOOD.length - 1), mutation, async (which, change) => {
        const good = await GOOD[which]?.()
        if (good === undefined) throw new Error('no request')
        const sent = mutated(good, change)
        const status = await send(sent)

        expect(status, `${sent.method} ${sent.path} ${sent.text}`).toBeLessThan(500)
        if (change.kind === 'none' && status < 400) wellDone.add(good.path)
        if (status === 403 || status === 404) cast = await newCast() // somebody's session or account is over
        count += 1
        if (count % Math.ceil(RUNS / 8) === 0) memory.push(usedMemory())
      }),
      { numRuns: RUNS },
    )

    const [early = 0, latest = 0] = [memory[1], memory.at(-1)]
    expect(latest - early).toBeLessThan(MAX_GROWTH)
    // Requests that nothing changed are good ones, or their changes would tell little.
    expect(wellDone.size).toBeGreaterThan(GOOD.length / 3)
  })
})

/** Challenge that a security key is asked, in the answer that opened it. */
function challengeIn({ webauthn }: Json): string {
  const options = webauthn as { credential_options?: { publicKey?: { challenge?: string } } } // auth-js’s type
  return options?.credential_options?.publicKey?.challenge ?? ''
}

/** Memory of JavaScript and of buffers, in bytes. */
function usedMemory(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
