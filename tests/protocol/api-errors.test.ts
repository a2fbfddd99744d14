import { SERVICE_ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

const TWO_MB = 2 * 1024 * 1024

describe.each(SERVICE_ENGINES)('what /api refuses on %s', (engine) => {
  const world = worldOf(engine)
  let tokens: Record<'visitor' | 'editor' | 'admin', string | undefined>
  beforeAll(async () => {
    const signIn = async (role: 'editor' | 'admin') =>
      (await (await world.signUp({ role })).auth.getSession()).data.session?.access_token
    tokens = { visitor: undefined, editor: await signIn('editor'), admin: await signIn('admin') }
  })

  const ask = async (
    method: string,
    path: string,
    { as = 'admin', body }: { as?: keyof typeof tokens; body?: string } = {},
  ) => {
    const token = tokens[as]
    const response = await fetch(`${world.url}/api${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }
  const refusal = (status: number, code: string) => ({
    status,
    body: { error: expect.any(String), code },
  })

  test.each([
    ['GET', ''],
    ['GET', '/'],
    ['POST', '/nothing'],
    ['GET', '/admin'],
    ['GET', '/admin/nothing'],
    ['DELETE', '/admin/users/x/y/z'],
    ['GET', '/%E0%A4%A'],
    ['PUT', '/account/nothing'],
    ['GET', '/moderation/nothing'],
    ['GET', '/newsletter/confirm/x'],
  ])('%s %s: nothing is there', async (method, path) => {
    expect(await ask(method, path)).toMatchObject(refusal(404, 'not_found'))
  })

  test.each([
    ['POST', '/admin/users', 'GET'],
    ['PATCH', '/admin/users/invite', 'POST'],
    ['PUT', '/admin/users/5f0c2b8e-0000-4000-8000-000000000000', 'GET, DELETE'],
    ['GET', '/admin/users/5f0c2b8e-0000-4000-8000-000000000000/promote', 'PATCH'],
    ['DELETE', '/admin/moderation', 'GET'],
    ['GET', '/contact', 'POST'],
    ['DELETE', '/newsletter/unsubscribe', 'POST, GET'],
    ['GET', '/account/delete', 'POST'],
    ['POST', '/openapi.json', 'GET'],
  ])('%s %s: the address knows other methods', async (method, path, allow) => {
    const answer = await ask(method, path)

    expect(answer).toMatchObject(refusal(405, 'method_not_allowed'))
    expect(answer.headers.get('allow')).toBe(allow)
  })

  test.each(['visitor', 'editor', 'admin'] as const)(
    'a %s is told the same of addresses and methods that are not there',
    async (as) => {
      expect([
        await ask('GET', '/admin/moderation/x/y/z', { as }),
        await ask('GET', '/admin/nothing', { as }),
        await ask('PUT', '/admin/moderation', { as }),
        await ask('PUT', '/admin/users', { as }),
      ]).toMatchObject([
        refusal(404, 'not_found'),
        refusal(404, 'not_found'),
        refusal(405, 'method_not_allowed'),
        refusal(405, 'method_not_allowed'),
      ])
    },
  )

  test.each([
    ['POST', '/admin/users/invite'],
    ['POST', '/admin/users/bulk'],
    ['PATCH', '/admin/users/5f0c2b8e-0000-4000-8000-000000000000/role'],
    ['PUT', '/admin/users/5f0c2b8e-0000-4000-8000-000000000000/ban'],
    ['POST', '/admin/moderation/decisions'],
    ['PUT', '/admin/contact-messages/5f0c2b8e-0000-4000-8000-000000000000/status'],
    ['POST', '/account/delete'],
    ['POST', '/contact'],
  ])('%s %s with a body that is no JSON, of another shape, or of 2 MB', async (method, path) => {
    const send = (body: string) => ask(method, path, { body })
    const bodies = ['{', '\u0000', 'null', '[]', JSON.stringify({ a: 'x'.repeat(TWO_MB) })]

    expect(await Promise.all(bodies.map(send))).toMatchObject([
      refusal(400, 'bad_json'),
      refusal(400, 'bad_json'),
      refusal(400, 'validation_failed'),
      refusal(400, 'validation_failed'),
      refusal(413, 'payload_too_large'),
    ])
  })
})
