import { hash, randomInt, randomUUID } from 'node:crypto'
import { type AuthWorld, createAuthenticator, newPhone, OIDC_CLIENT } from '@podium/testing'
import { type Cast, codeAt, newEmail, newProvider, password, type Stage } from './auth-cast.ts'
import type { Caller, Json, Request } from './auth-mutations.ts'

const MINUTE_MS = 60_000
const HALF_MINUTE_MS = MINUTE_MS / 2
const BACK = 'http://localhost:3000/x'
const VERIFIER = 'v'.repeat(50)
const PKCE = {
  code_challenge: hash('sha256', VERIFIER, 'base64url'),
  code_challenge_method: 's256',
}

type Making = () => Request | Promise<Request>

const by =
  (caller: Caller) =>
  (method: string, path: string, body?: Json): Request =>
    body ? { method, path, body, caller } : { method, path, caller }
const [visitor, own, admin] = [by('visitor'), by('person'), by('admin')]
const get = (path: string) => visitor('GET', path)
const post = (path: string, body: Json) => visitor('POST', path, body)

/** Good requests of all endpoints, for the cast of the moment; what needs a step before takes it. */
export function goodRequests(stage: Stage, cast: () => Cast): Making[] {
  return [
    ...publicRequests(stage, cast),
    ...phoneRequests(stage, cast),
    ...ownRequests(stage, cast),
    ...factorRequests(stage, cast),
    ...passkeyRequests(stage, cast),
    ...adminRequests(stage, cast),
    ...providerRequests(stage, cast),
  ]
}

function publicRequests({ world }: Stage, cast: () => Cast): Making[] {
  const tokenOf = async (type: string, email: string) =>
    (await world.send('/admin/generate_link', { type, email }, { token: world.serviceRoleKey }))
      .body
  return [
    ...['/settings', '/health', '/.well-known/jwks.json', '/confirm'].map(
      (path) => () => get(path),
    ),
    () => get(`/verify?token=abc&type=signup&redirect_to=${BACK}`),
    () => post('/signup', { email: newEmail(), password, data: { language: 'fr', nick: 'Ada' } }),
    () => post('/signup', { data: { nick: 'Ada' } }),
    () => post('/token?grant_type=password', { email: cast().email, password }),
    () => post('/token?grant_type=refresh_token', { refresh_token: cast().refresh }),

    ...['/otp', '/magiclink', '/recover'].map(
      (path) => () => post(path, { email: cast().email, ...PKCE }),
    ),
    () => post('/resend', { type: 'signup', email: cast().email }),
    async () => {
      const { email_otp: token } = await tokenOf('magiclink', cast().email)
      return post('/verify', { type: 'email', email: cast().email, token })
    },
    async () => {
      const { hashed_token: token_hash } = await tokenOf('recovery', cast().email)
      return post('/verify', { type: 'recovery', token_hash })
    },
    async () => {
      const { hashed_token: token } = await tokenOf('magiclink', cast().email)
      return get(`/verify?token=${token}&type=magiclink&redirect_to=${BACK}`)
    },
  ]
}

function phoneRequests({ world, sms }: Stage, cast: () => Cast): Making[] {
  const codeOf = (phone: string) => (sms.countTo(phone) > 0 ? sms.codeOf(phone) : '123456')
  return [
    () =>
      post('/signup', { phone: `+${newPhone()}`, password, channel: 'sms', data: { nick: 'Ada' } }),
    () => post('/token?grant_type=password', { phone: cast().caller, password }),
    () => post('/otp', { phone: cast().caller, channel: 'sms', create_user: true }),
    () => post('/resend', { type: 'sms', phone: cast().caller }),
    () => post('/verify', { type: 'sms', phone: cast().caller, token: codeOf(cast().caller) }),
    async () => {
      const phone = newPhone()
      await world.send('/user', { phone }, { method: 'PUT', token: cast().token })
      return post('/verify', { type: 'phone_change', phone, token: codeOf(phone) })
    },
    () => own('PUT', '/user', { phone: newPhone(), channel: 'sms' }),
    () => own('POST', '/factors', { factor_type: 'phone', friendly_name: 'q', phone: newPhone() }),
    () => own('POST', `/factors/${cast().phoneId}/challenge`, { channel: 'sms' }),
    async () => {
      const { phoneId, token, factorPhone } = cast()
      const path = `/factors/${phoneId}`
      const opened = await world.send(`${path}/challenge`, { channel: 'sms' }, { token })
      const code = codeOf(factorPhone)
      return own('POST', `${path}/verify`, { challenge_id: idOf(opened.body), code })
    },
    () => admin('POST', '/admin/users', { phone: newPhone(), phone_confirm: true }),
  ]
}

const ownRequests = ({ world }: Stage, cast: () => Cast): Making[] => [
  ...['/user', '/reauthenticate', '/passkeys'].map((path) => () => own('GET', path)),
  () => own('PUT', '/user', { data: { nick: 'Ada', list: [1, { a: 'b' }] } }),
  () => own('PUT', '/user', { email: newEmail() }),
  () => own('PUT', '/user', { password: randomUUID(), current_password: password }),

  () => own('POST', '/logout?scope=others', {}),
  () => own('PATCH', `/passkeys/${cast().passkeyId}`, { friendly_name: 'Mac' }),
  async () => own('DELETE', `/passkeys/${await spareKey(world, cast())}`),
]

/** Passkey of the cast's, if possible not the one that signs in. */
async function spareKey({ request }: AuthWorld, { token, passkeyId }: Cast) {
  const answer = await request('/passkeys', { headers: { authorization: `Bearer ${token}` } })
  const keys: unknown = await answer.json()
  const ids = Array.isArray(keys) ? keys.map(idOf) : []
  return ids.find((id) => id !== passkeyId) ?? passkeyId
}

function factorRequests({ world }: Stage, cast: () => Cast): Making[] {
  const ask = async (path: string, body: Json = {}) =>
    (await world.send(path, body, { token: cast().token })).body
  const newKey = async () =>
    idOf(await ask('/factors', { factor_type: 'webauthn', friendly_name: randomUUID() }))
  return [
    () => own('POST', '/factors', { factor_type: 'totp', friendly_name: 'n', issuer: 'Podium' }),
    () => own('POST', '/factors', { factor_type: 'webauthn', friendly_name: 'm' }),
    async () =>
      own('POST', `/factors/${await newKey()}/challenge`, { webauthn: { rpId: 'localhost' } }),
    async () => {
      const { appId, secret } = cast()
      const opened = await ask(`/factors/${appId}/challenge`)
      const code = codeAt(secret, new Date(world.clock.now.getTime() + HALF_MINUTE_MS))
      return own('POST', `/factors/${appId}/verify`, { challenge_id: idOf(opened), code })
    },
    async () => {
      const keyId = await newKey()
      const opened = await ask(`/factors/${keyId}/challenge`)
      const options = { challenge: challengeIn(opened), user: { id: '' } }
      const credential = createAuthenticator(world.publicUrl).create(options)
      const webauthn = { type: 'create', credential_response: credential }
      return own('POST', `/factors/${keyId}/verify`, { challenge_id: idOf(opened), webauthn })
    },
    async () => own('DELETE', `/factors/${await newKey()}`),
    async () => admin('DELETE', `/admin/users/${cast().id}/factors/${await newKey()}`),
    () => own('GET', '/factors/recovery-codes'),
    () => own('POST', '/factors/recovery-codes', {}),
    () => own('POST', '/factors/recovery-codes/regenerate', {}),
    () => own('POST', '/factors/recovery-codes/verify', { code: cast().codes.pop() ?? '' }),
    () => own('DELETE', '/factors/recovery-codes'),
  ]
}

function passkeyRequests({ world }: Stage, cast: () => Cast): Making[] {
  const ask = async (path: string, token: string) => (await world.send(path, {}, { token })).body
  return [
    () => own('POST', '/passkeys/registration/options', {}),
    async () => {
      const opened = await ask('/passkeys/registration/options', cast().token)
      const options = { challenge: challengeIn(opened), user: { id: '' } }
      const credential = createAuthenticator(world.publicUrl).create(options)
      const challenge_id = String(opened['challenge_id'])
      return own('POST', '/passkeys/registration/verify', { challenge_id, credential })
    },
    () => post('/passkeys/authentication/options', {}),
    async () => {
      const opened = await ask('/passkeys/authentication/options', world.anonKey)
      const credential = cast().authenticator.get({ challenge: challengeIn(opened) })
      const challenge_id = String(opened['challenge_id'])
      return post('/passkeys/authentication/verify', { challenge_id, credential })
    },
  ]
}

function adminRequests({ world, company }: Stage, cast: () => Cast): Making[] {
  const other = (path = '') => `/admin/users/${cast().otherId}${path}`
  const asAdmin = (method: string, path: string, body?: Json) =>
    world.send(path, body, { method, token: world.serviceRoleKey })
  /** Removes the providers that earlier requests have made, but for one of the cast's. */
  async function forgetProviders() {
    const { body } = await asAdmin('GET', '/admin/sso/providers')
    const items = body['items'] as { id: string; saml: { entity_id: string } }[] // auth-js’s type
    for (const { id, saml } of items) {
      const isKept = id === cast().providerId || saml.entity_id === company.entityId
      if (!isKept) await asAdmin('DELETE', `/admin/sso/providers/${id}`)
    }
  }
  return [
    () => admin('GET', '/admin/users?page=1&per_page=5&filter=ada&sort=created_at%20desc'),
    () => admin('GET', '/admin/audit?page=1&per_page=5&query=author:ada'),
    () =>
      admin('POST', '/admin/users', {
        email: newEmail(),
        user_metadata: { a: 1 },
        ban_duration: '24h',
      }),
    () => admin('GET', other()),
    () => admin('PUT', other(), { app_metadata: { b: [] }, ban_duration: 'none' }),
    () => admin('GET', other('/factors')),
    () => admin('PUT', `/admin/users/${cast().id}/factors/${cast().appId}`, { friendly_name: 'b' }),

    () => admin('GET', `/admin/users/${cast().id}/passkeys`),
    async () =>
      admin('DELETE', `/admin/users/${cast().id}/passkeys/${await spareKey(world, cast())}`),
    async () => {
      const { body } = await asAdmin('POST', '/admin/users', { email: newEmail() })
      return admin('DELETE', `/admin/users/${idOf(body)}`, { should_soft_delete: true })
    },
    () => admin('POST', '/admin/generate_link', { type: 'magiclink', email: cast().email }),
    () => admin('POST', '/invite', { email: newEmail(), data: { nick: 'Eve' } }),
    () => admin('GET', '/admin/sso/providers'),
    () => admin('GET', `/admin/sso/providers/${cast().providerId}`),
    async () => {
      await forgetProviders()
      return admin('POST', '/admin/sso/providers', newProvider(company))
    },
    () => {
      const { domains } = newProvider(company)
      return admin('PUT', `/admin/sso/providers/${cast().providerId}`, { domains, disabled: false })
    },
    async () => {
      const { body } = await asAdmin('POST', '/admin/sso/providers', newProvider(company))
      return admin('DELETE', `/admin/sso/providers/${idOf(body)}`)
    },
  ]
}

function providerRequests(stage: Stage, cast: () => Cast): Making[] {
  const { world, company, github, oidc } = stage
  const sso = { domain: 'acme.example', skip_http_redirect: true, redirect_to: BACK }
  const begin = `/authorize?provider=github&redirect_to=${BACK}`
  const link = '/user/identities/authorize?provider=github&skip_http_redirect=true'
  const asPerson = () => ({ headers: { authorization: `Bearer ${cast().token}` } })
  /** Query with which a provider leads somebody new back, with the cookie that belongs to it. */
  async function callback(begun: Response, to = begun.headers.get('location')) {
    const sub = String(randomInt(1, 1e9))
    github.add({ sub, email: `${sub}@example.com`, email_verified: true, name: 'Ada L.' })
    const url = await followToCallback(`${to}&login_hint=${sub}`, github)
    return { query: url.search, fields: Object.fromEntries(url.searchParams), ...cookieOf(begun) }
  }
  return [
    () => get(`${begin}&scopes=a`),
    () => own('GET', link),
    async () => {
      const { query, cookie } = await callback(await world.request(begin))
      return { ...get(`/callback${query}`), cookie }
    },
    async () => {
      const { fields, cookie } = await callback(await world.request(begin))
      return { ...post('/callback', fields), cookie, form: true }
    },
    async () => {
      const query = new URLSearchParams(PKCE)
      const { query: back, cookie } = await callback(await world.request(`${begin}&${query}`))
      const led = await world.request(`/callback${back}`, { headers: { cookie } })
      const { searchParams } = new URL(led.headers.get('location') ?? 'none:')
      const auth_code = searchParams.get('code') ?? ''
      return post('/token?grant_type=pkce', { auth_code, code_verifier: VERIFIER })
    },
    async () => {
      const begun = await world.request(link, asPerson())
      const url = String((await read(begun))['url'])
      if (URL.canParse(url)) {
        const { query, cookie } = await callback(begun, url)
        const led = await world.request(`/callback${query}`, { headers: { cookie } })
        const { hash: session } = new URL(led.headers.get('location') ?? 'none:')
        const fields = new URLSearchParams(session.slice(1)) // in place of the session that asked
        const [token, refresh] = [fields.get('access_token'), fields.get('refresh_token')]
        if (token !== null && refresh !== null) Object.assign(cast(), { token, refresh })
      }
      const { identities } = await read(await world.request('/user', asPerson()))
      const all = Array.isArray(identities) ? identities : []
      const linked: Json | undefined = all.find(({ provider }) => provider === 'github')
      return own('DELETE', `/user/identities/${String(linked?.['identity_id'])}`)
    },
    async () => {
      const sub = String(randomInt(1, 1e9))
      const claims = { sub, email: `${sub}@example.com`, email_verified: true, aud: OIDC_CLIENT.id }
      const id_token = await oidc.idToken(claims)
      return post('/token?grant_type=id_token', { provider: 'custom:test', id_token })
    },
    () => post('/sso', sso),
    () => get('/sso/saml/metadata'),
    async () => {
      const { body } = await world.send('/sso', sso)
      const email = `${randomUUID()}@acme.example`
      const person = { nameId: cast().id, attributes: { email } }
      const answer = await company.respond(String(body['url']), person)
      return { ...post('/sso/saml/acs', { ...answer }), form: true }
    },
  ]
}

/** Fields of an answer in JSON. */
async function read(answer: Response): Promise<Json> {
  return Object.fromEntries(Object.entries((await answer.json()) ?? {}))
}

const cookieOf = ({ headers }: Response) => ({
  cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; '),
})

/** Follows a provider, as a browser with cookies, to the address that it leads back to. */
async function followToCallback(from: string, { url: provider }: Stage['github']): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(from)
  while (url.href.startsWith(provider)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
    await answer.arrayBuffer()
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    url = new URL(answer.headers.get('location') ?? 'none:', url)
  }
  return url
}

const idOf = ({ id }: Json) => String(id)

/** Challenge that an authenticator is asked, in the answer that opened it. */
function challengeIn(opened: Json): string {
  type Options = { challenge?: string; credential_options?: { publicKey?: { challenge?: string } } }
  const options = (opened['options'] ?? opened['webauthn']) as Options | undefined // auth-js’s types
  return options?.challenge ?? options?.credential_options?.publicKey?.challenge ?? ''
}
