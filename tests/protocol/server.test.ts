import { freePort } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { runServer } from './run-server.ts'

const world = worldOf('pglite')

/** Server in hosted mode; the other Podium is its Supabase project. */
const hosted = (settings: Record<string, string> = {}) =>
  runServer({
    SUPABASE_URL: world.url,
    SUPABASE_ANON_KEY: world.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: world.serviceRoleKey,
    ...settings,
  })

const ROUTES = [
  '/',
  '/dashboard',
  '/nowhere',
  '/config.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/mailbox',
  '/mailbox.json',
  '/tarifs',
  '/auth/v1/settings',
  '/auth/v1/user',
  '/auth/v1/nothing',
  '/rest/v1/pro_posts',
  '/rest/v1/nothing',
  '/api/nothing',
  '/storage/v1/nothing',
  '/%00',
  '/%E0%A4%A',
]

describe('every answer', () => {
  test.each(ROUTES)(
    'of %s forbids framing, sniffing and foreign scripts, and has an id',
    async (path) => {
      const { headers } = await fetch(`${world.url}${path}`, { redirect: 'manual' })

      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.has('strict-transport-security')).toBe(false)
    },
  )

  test.each(ROUTES)('of %s is no failure of ours', async (path) => {
    const { status } = await fetch(`${world.url}${path}`)

    expect(status).toBeLessThan(500)
  })
})

test('a program that asks for an unknown route of the product’s API gets its own error', async () => {
  const answer = await fetch(`${world.url}/api/nothing`, { method: 'POST', body: '{' })

  expect([answer.status, await answer.json()]).toEqual([
    404,
    { error: 'Nothing is at this address', code: 'not_found' },
  ])
})

test('a visitor cannot ask for another machine’s path', async () => {
  const paths = ['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%5c..%5cindex.html']
  const answers = await Promise.all(paths.map((path) => fetch(`${world.url}${path}`)))

  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(texts.join()).not.toContain('workspaces')
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

describe('a page on another origin', () => {
  const origin = 'https://elsewhere.example'

  test.each(['/auth/v1/token', '/rest/v1/pro_posts'])('may call %s with any key', async (path) => {
    const preflight = await fetch(`${world.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,apikey,content-type,x-client-info,prefer',
      },
    })

    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
  })

  test('may read how many rows there are', async () => {
    const answer = await fetch(`${world.url}/rest/v1/skills`, {
      headers: { origin, apikey: world.anonKey },
    })

    expect(answer.headers.get('access-control-expose-headers')).toContain('content-range')
  })

  test('may neither read the product’s own API nor the settings', async () => {
    for (const path of ['/api/nothing', '/config.json']) {
      const { headers } = await fetch(`${world.url}${path}`, { headers: { origin } })

      expect(headers.has('access-control-allow-origin')).toBe(false)
    }
  })
})

describe('the figures', () => {
  test('are for this machine, and count requests by route', async () => {
    await fetch(`${world.url}/auth/v1/settings`)
    const figures = await (await fetch(`${world.url}/metrics`)).text()

    expect(figures).toMatch(
      /podium_http_request_seconds_count\{route="\/auth\/v1\/settings",method="GET",status="200"\} \d+/,
    )
  })

  test('are not for somebody behind a proxy, unless they have the token', async () => {
    await using server = hosted({ METRICS_TOKEN: 'figures' })
    const url = await server.ready
    const ask = (authorization: string) =>
      fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9', authorization } })

    const statuses = [(await ask('Bearer figures')).status, (await ask('Bearer guess')).status]

    expect(statuses).toEqual([200, 404])
  })

  test('are for nobody else where there is no token', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer undefined' }

    expect((await fetch(`${world.url}/metrics`, { headers })).status).toBe(404)
  })
})

describe('with a public address', () => {
  test('the figures need the token, on this machine too', async () => {
    const port = await freePort('127.0.0.1')
    await using server = hosted({
      PORT: String(port),
      PUBLIC_URL: 'https://podium.example',
      METRICS_TOKEN: 'figures',
    })
    await server.ready
    const ask = (authorization: string) =>
      fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } })

    const statuses = [(await ask('')).status, (await ask('Bearer figures')).status]

    expect(statuses).toEqual([404, 200])
  })
})

describe('hosted mode, in front of another Podium', () => {
  test('a person who asks for the app is sent to the project for everything else', async () => {
    await using server = hosted()
    const url = await server.ready
    const answer = await fetch(`${url}/config.json`)
    // Trusted as it is: a wrong one fails the sign-in below.
    const config = (await answer.json()) as { supabaseUrl: string; supabaseAnonKey: string }
    const project = createClient(config.supabaseUrl, config.supabaseAnonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const person = await world.signUp()

    const { data, error } = await project.auth.signInWithPassword(person)

    expect(error).toBeNull()
    expect(data.user?.id).toBe(person.id)
    expect(config.supabaseUrl).toBe(world.url)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const { headers } = await fetch(`${url}/`)
    expect(headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${world.url} ${world.url.replace('http', 'ws')}`,
    )
  })

  test('a link to a shared post is shown with what the project says of it', async () => {
    const author = await world.signUp({ complete: true })
    const { data: post } = await author
      .from('pro_posts')
      .insert({ author_id: author.id, content: 'Seen in a network', is_shared: true })
      .select('id')
      .single()
      .throwOnError()
    await using server = hosted()
    const url = await server.ready

    const shared = await fetch(`${url}/p/${post.id}`)
    const none = await fetch(`${url}/p/${author.id}`)

    expect([shared.status, none.status]).toEqual([200, 404])
    expect(await shared.text()).toContain('og:description" content="Seen in a network"')
  })

  test('nobody finds accounts, data or mail on the server itself', async () => {
    await using server = hosted()
    const url = await server.ready

    const statuses = await Promise.all(
      ['/auth/v1/settings', '/rest/v1/skills', '/mailbox.json'].map(
        async (path) => (await fetch(`${url}${path}`)).status,
      ),
    )

    expect(statuses).toEqual([404, 404, 404])
  })

  test('the server is not ready while the project is away', async () => {
    await using server = runServer({
      SUPABASE_URL: 'http://127.0.0.1:1',
      SUPABASE_ANON_KEY: 'anon',
      SUPABASE_SERVICE_ROLE_KEY: 'service',
    })
    const url = await server.ready

    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})
