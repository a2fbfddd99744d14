import { randomUUID } from 'node:crypto'
import { openTestDatabase, SERVICE_ENGINES, startAuth, startSmsServer } from '@podium/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Requests sent; `npm run test:long` sends more. */
const RUNS = Number(process.env.AUTH_FUZZ_RUNS ?? 300)

const FIELDS = [
  ...['email', 'phone', 'password', 'data', 'refresh_token', 'type', 'token', 'token_hash'],
  ...['redirect_to', 'app_metadata', 'user_metadata', 'should_soft_delete', 'ban_duration', 'id'],
  ...[
    'current_password',
    'nonce',
    'new_email',
    'create_user',
    'code',
    'auth_code',
    'code_verifier',
  ],
  ...[
    'code_challenge',
    'code_challenge_method',
    'provider',
    'id_token',
    'access_token',
    'factor_type',
  ],
  ...['friendly_name', 'issuer', 'challenge_id', 'credential', 'identities', 'is_anonymous'],
  ...['channel', 'phone_confirm'],
]
const PLAUSIBLE = [
  ...['a@b.co', 'signup', 'recovery', 'sms', '33612345678', 'abcdefghijkl', '24h', ''],
  ...['phone', 'phone_change', '+336 12345678', 'whatsapp'],
  ...['magiclink', 'invite', 'email_change_new', 'github', 's256', 'totp', 'true', '123456'],
  ...['00000000-0000-4000-8000-000000000000', 'https://a.b.co/**', 'x'.repeat(43)],
]
const ID = '00000000-0000-4000-8000-000000000000'
/** Addresses of the service; `mine` stands for a factor of the person who asks. */
const PATHS = [
  ...['/signup', '/recover', '/resend', '/verify', '/confirm', '/user', '/logout', '/settings'],
  ...['/otp', '/magiclink', '/reauthenticate', '/invite', '/sso', '/authorize', '/callback'],
  ...['password', 'refresh_token', 'pkce', 'id_token', 'web3'].map(
    (grant) => `/token?grant_type=${grant}`,
  ),
  ...['/user/identities/authorize', `/user/identities/${ID}`, '/user/identities/x'],
  ...['/factors', '/factors/mine', '/factors/mine/challenge', '/factors/mine/verify'],
  ...['/factors/recovery-codes', '/factors/recovery-codes/verify', '/factors/mine/regenerate'],
  ...['/factors/recovery-codes/regenerate', '/factors/x/verify', `/factors/${ID}/challenge`],
  ...['/admin/users', '/admin/users/x', `/admin/users/${ID}`, '/admin/users/me', '/admin/audit'],
  ...['/admin/generate_link', '/admin/users/me/factors', '/admin/users/me/factors/mine'],
]
const text = fc.oneof(fc.constantFrom(...PLAUSIBLE), fc.string({ unit: 'binary' }), fc.string())
const body = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...FIELDS), fc.oneof(text, fc.jsonValue()))
    .map((value) => JSON.stringify(value)),
  fc.string(),
)
const query = fc
  .dictionary(
    fc.constantFrom(
      ...['token', 'type', 'redirect_to', 'page', 'per_page', 'filter', 'sort', 'scope', 'state'],
      ...['provider', 'code', 'error', 'error_description', 'skip_http_redirect', 'query', 'data'],
    ),
    text,
  )
  .map((fields) => new URLSearchParams(fields).toString())
const GITHUB = {
  ...{ id: 'github', name: 'GitHub', clientIds: ['podium'], issuer: 'http://127.0.0.1:1' },
  secret: { reveal: () => 'secret' },
}
const call = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH'),
  path: fc.constantFrom(...PATHS),
  query,
  body,
  caller: fc.constantFrom('admin', 'visitor', 'person'),
  version: fc.oneof(fc.constant('2024-01-01'), fc.stringMatching(/^[ -~]{0,12}$/)),
})

describe.each(SERVICE_ENGINES)('whatever is sent to the auth service on %s', (engine) => {
  test('the answer is no fault of ours', async () => {
    await using db = await openTestDatabase(engine)
    await using sms = await startSmsServer()
    const world = await startAuth(db, {
      authAnonymous: true,
      authManualLinking: true,
      authPasswordReauthentication: true,
      authProviders: [GITHUB],
      ...sms.settings,
      authSmsMaxFrequencyS: 0,
      authSmsPerDay: 10_000_000,
      authMfaPhoneEnroll: true,
      authMfaPhoneVerify: true,
    })
    /** Person with a session and an unverified factor. */
    async function newPerson() {
      const client = world.client()
      const { data } = await client.auth.signUp({
        email: `${randomUUID()}@example.com`,
        password: 'secret1',
      })
      const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' })
      return { id: data.user?.id, token: data.session?.access_token, factorId: factor?.id }
    }
    let person = await newPerson()
    const placed = (path: string) =>
      path.replace('/mine', `/${person.factorId}`).replace('/me', `/${person.id}`)

    await fc.assert(
      fc.asyncProperty(call, async ({ method, path, query: more, body: sent, caller, version }) => {
        const tokens = {
          admin: world.serviceRoleKey,
          visitor: world.anonKey,
          person: person.token,
        }
        const address = `${placed(path)}${path.includes('?') ? '&' : '?'}${more}`
        const response = await world.request(address, {
          method,
          ...(method === 'GET' || method === 'HEAD' ? {} : { body: sent }),
          headers: {
            authorization: `Bearer ${tokens[caller]}`,
            'x-supabase-api-version': version,
          },
        })

        expect(response.status).toBeLessThan(500)
        // Their session or account is over.
        if (caller === 'person' && response.status === 403) person = await newPerson()
      }),
      { numRuns: RUNS },
    )
  })
})
