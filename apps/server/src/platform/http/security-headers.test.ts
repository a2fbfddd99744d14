import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

function answerOf(publicUrl: string, supabaseUrl?: string) {
  const app = new Hono()
    .use(securityHeaders({ publicUrl, supabaseUrl }))
    .get('/page', (c) => c.html('<p>Hello'))
    .get('/unchanged', (c) => c.body(null, 304))
    .get('/data', (c) => c.json({}))
    .get('/broken', () => {
      throw new Error('broken')
    })
  app.onError((_error, c) => c.json({}, 500))
  return async (path: string) => (await app.request(path)).headers
}

test('a page may run scripts of its own origin only, and nothing inline', async () => {
  const policy = (await answerOf('http://localhost:3000')('/page')).get('content-security-policy')

  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self' ws://localhost:3000;")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('an answer that is no page may load nothing', async () => {
  const headers = await answerOf('http://localhost:3000')('/data')

  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('a page that has not changed keeps the policy it came with', async () => {
  const headers = await answerOf('http://localhost:3000')('/unchanged')

  expect(headers.has('content-security-policy')).toBe(false)
})

test('a page of hosted mode may talk to its Supabase project', async () => {
  const headers = await answerOf('http://localhost:3000', 'https://abc.supabase.co')('/page')

  expect(headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://abc.supabase.co wss://abc.supabase.co",
  )
})

test('a page may load from others that the settings name, and only what they name', async () => {
  const app = new Hono()
    .use(
      securityHeaders({
        publicUrl: 'http://localhost:3000',
        supabaseUrl: undefined,
        otherSources: { 'script-src': 'https://a.example', 'frame-src': 'https://b.example' },
      }),
    )
    .get('/page', (c) => c.html('<p>Hello'))

  const policy = (await app.request('/page')).headers.get('content-security-policy')

  expect(policy).toContain("script-src 'self' https://a.example;")
  expect(policy).toContain("connect-src 'self' ws://localhost:3000;")
  expect(policy).toContain("frame-src 'self' https://b.example")
})

test('a failure has the headers too', async () => {
  const headers = await answerOf('http://localhost:3000')('/broken')

  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('only a server that people reach by https asks browsers to insist on it', async () => {
  const plain = await answerOf('http://localhost:3000')('/page')
  const secure = await answerOf('https://podium.example')('/page')

  expect([plain.has('strict-transport-security'), secure.has('strict-transport-security')]).toEqual(
    [false, true],
  )
})
