import { ENGINES, type Person } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

describe.each(ENGINES)('the data API’s refusals on %s', (engine) => {
  const world = worldOf(engine)
  let person: Person
  beforeAll(async () => {
    person = await world.signUp({ role: 'professional' })
  })

  /** Bare request, without keys unless `headers` has them. */
  async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
    const response = await fetch(`${world.url}/rest/v1${path}`, { ...init, headers })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) }
  }
  const bearer = (token: string) => ({ apikey: world.anonKey, authorization: `Bearer ${token}` })

  test('who sends no key is refused before anything is read', async () => {
    const { status, body } = await ask('/pro_posts')

    expect({ status, code: body.code }).toEqual({ status: 401, code: 'PGRST302' })
  })

  test('a visitor with the public key sees no table and is asked to sign in', async () => {
    const { error, status } = await world.anon.from('pro_posts').select('id')

    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 401 })
  })

  test.each([
    ['garbage', 'x.y.z'],
    [
      'an unsigned token',
      `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{"role":"service_role","exp":9999999999}')}.`.replaceAll(
        '=',
        '',
      ),
    ],
    ['an empty token', ''],
  ])('%s is refused', async (_what, token) => {
    const { status, body, headers } = await ask('/pro_posts', bearer(token))

    expect([status, body.code]).toEqual([401, 'PGRST301'])
    expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
  })

  test('a token whose payload was changed is refused', async () => {
    const { data } = await person.auth.getSession()
    const [head, , signature] = (data.session?.access_token ?? '').split('.')
    const payload = Buffer.from('{"role":"service_role","exp":9999999999}').toString('base64url')

    const { status } = await ask('/pro_posts', bearer(`${head}.${payload}.${signature}`))

    expect(status).toBe(401)
  })

  test('the accounts of the auth schema cannot be reached', async () => {
    const profile = await ask('/users', {
      ...bearer(world.serviceRoleKey),
      'accept-profile': 'auth',
    })
    const { status, error } = await world.service.from('users').select('*')

    expect([profile.status, profile.body.code]).toEqual([406, 'PGRST106'])
    expect([status, error?.code]).toEqual([404, 'PGRST205'])
  })

  test('columns with a meaning to the server cannot be written', async () => {
    const { status, error } = await person
      .from('account_roles')
      .update({ role: 'admin' })
      .eq('id', person.id)

    expect(error).not.toBeNull()
    expect(status).toBeLessThan(500)
  })

  test('a body of two megabytes is refused and leaves nothing', async () => {
    const { status, error } = await person.from('skills').insert({ name: 'x'.repeat(2_000_000) })

    expect([status, error?.code]).toEqual([413, 'payload_too_large'])
    expect((await person.from('skills').select('id')).data).toEqual([])
  })

  test('a bulk insert with one bad row leaves nothing', async () => {
    const { status, error } = await person.from('skills').insert([{ name: 'good' }, { name: ' ' }])

    expect([status, error?.code]).toEqual([400, '23514'])
    expect((await person.from('skills').select('id')).data).toEqual([])
  })

  test('malformed JSON and wrong types are the client’s mistakes', async () => {
    const { data } = await person.auth.getSession()
    const headers = {
      ...bearer(data.session?.access_token ?? ''),
      'content-type': 'application/json',
    }
    const send = (body: string) => ask('/user_skills', headers, { method: 'POST', body })

    const answers = await Promise.all(
      ['{"name":', '[1,2]', '{"user_id":5}', '{"nope":1}'].map(send),
    )

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'PGRST102'],
      [400, 'PGRST102'],
      [400, '22P02'],
      [400, 'PGRST204'],
    ])
  })

  test('a browser of another origin may ask and read the count', async () => {
    const preflight = await fetch(`${world.url}/rest/v1/pro_posts`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'apikey,authorization,x-client-info,accept-profile',
      },
    })
    const { data } = await person.auth.getSession()
    const { headers } = await ask('/skills?select=id', {
      ...bearer(data.session?.access_token ?? ''),
      origin: 'https://elsewhere.example',
      prefer: 'count=exact',
    })

    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
    expect(headers.get('content-range')).toBe('*/0')
    expect(headers.get('access-control-expose-headers')).toContain('content-range')
  })

  test('fifty people at once each see themselves only', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.signUp()))
    const asked = Array.from({ length: 50 }, (_, index) => people[index % 5]).filter(
      (one) => one !== undefined,
    )

    const answers = await Promise.all(asked.map((one) => one.from('people_private').select('id')))

    expect(answers.map(({ data }) => data)).toEqual(asked.map(({ id }) => [{ id }]))
  })
})
