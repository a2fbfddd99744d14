import { ENGINES, openTestDatabase, startAuth } from '@podium/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const FIELDS = [
  ...['email', 'phone', 'password', 'data', 'refresh_token', 'type', 'token', 'token_hash'],
  ...['redirect_to', 'app_metadata', 'user_metadata', 'should_soft_delete', 'ban_duration', 'id'],
]
const PLAUSIBLE = ['a@b.co', 'signup', 'recovery', 'sms', '33612345678', 'abcdefghijkl', '24h', '']
const text = fc.oneof(fc.constantFrom(...PLAUSIBLE), fc.string({ unit: 'binary' }), fc.string())
const body = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...FIELDS), fc.oneof(text, fc.jsonValue()))
    .map((value) => JSON.stringify(value)),
  fc.string(),
)
const query = fc
  .dictionary(
    fc.constantFrom('token', 'type', 'redirect_to', 'page', 'per_page', 'filter', 'sort', 'scope'),
    text,
  )
  .map((fields) => new URLSearchParams(fields).toString())
const call = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH'),
  path: fc.constantFrom(
    ...['/signup', '/recover', '/resend', '/verify', '/confirm', '/user', '/logout', '/settings'],
    ...['/token?grant_type=password', '/token?grant_type=refresh_token', '/admin/users'],
    ...['/admin/users/x', '/admin/users/00000000-0000-4000-8000-000000000000', '/authorize'],
  ),
  query,
  body,
  isAdmin: fc.boolean(),
  version: fc.oneof(fc.constant('2024-01-01'), fc.stringMatching(/^[ -~]{0,12}$/)),
})

describe.each(ENGINES)('whatever is sent to the auth service on %s', (engine) => {
  test('the answer is no fault of ours', async () => {
    await using db = await openTestDatabase(engine)
    const world = await startAuth(db)
    const tokens = { true: world.serviceRoleKey, false: world.anonKey }

    await fc.assert(
      fc.asyncProperty(
        call,
        async ({ method, path, query: more, body: sent, isAdmin, version }) => {
          const response = await world.request(`${path}${path.includes('?') ? '&' : '?'}${more}`, {
            method,
            ...(method === 'GET' || method === 'HEAD' ? {} : { body: sent }),
            headers: {
              authorization: `Bearer ${tokens[`${isAdmin}`]}`,
              'x-supabase-api-version': version,
            },
          })

          expect(response.status).toBeLessThan(500)
        },
      ),
      { numRuns: 400 },
    )
  })
})
