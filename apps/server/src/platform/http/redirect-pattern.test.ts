import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesRedirect, parseRedirectPattern } from './redirect-pattern.ts'

const isAllowed = (pattern: string, address: string) => {
  const parsed = parseRedirectPattern(pattern)
  if (parsed === undefined) throw new Error(`${pattern} is no pattern`)
  return matchesRedirect(parsed, address)
}

// The first seven are the examples of Supabase’s guide to redirect URLs.
test.each([
  ['http://localhost:3000/*', ['http://localhost:3000/foo', 'http://localhost:3000/bar']],
  ['http://localhost:3000/*', ['http://localhost:3000/']],
  ['http://localhost:3000/**', ['http://localhost:3000/foo', 'http://localhost:3000/foo/bar']],
  ['http://localhost:3000/?', ['http://localhost:3000/a']],
  ['http://localhost:3000/[!a-z]', ['http://localhost:3000/1']],
  ['https://*-team.vercel.app/**', ['https://site-git-main-team.vercel.app/a/b?c=d.e#f']],
  [
    'https://**--my_org.netlify.app/**',
    ['https://deploy-7--my_org.netlify.app/', 'https://a.b--my_org.netlify.app/x'],
  ],
  ['https://app.example', ['https://app.example', 'https://app.example/', 'HTTPS://APP.EXAMPLE']],
  ['https://app.example:443/in', ['https://app.example/in']],
  ['http://localhost:*/**', ['http://localhost:5173/in', 'http://localhost/in']],
  ['com.example.app://**', ['com.example.app://in?code=1', 'COM.EXAMPLE.APP://in/there']],
  ['exp+app://in', ['exp+app://in', 'exp+app://in#fragment']],
])('%s allows %j', (pattern, addresses) => {
  expect(addresses.map((address) => isAllowed(pattern, address))).toEqual(addresses.map(() => true))
})

test.each([
  ['http://localhost:3000/*', 'http://localhost:3000/foo/bar'],
  ['http://localhost:3000/*', 'http://localhost:3000/foo.bar'],
  ['http://localhost:3000/?', 'http://localhost:3000/ab'],
  ['http://localhost:3000/[!a-z]', 'http://localhost:3000/a'],
  ['http://localhost:3000/**', 'https://localhost:3000/a'],
  ['http://localhost:3000/**', 'http://localhost:30000/a'],
  ['https://app.example/in/**', 'https://app.example/in/../out'],
  ['https://app.example/in/**', 'https://app.example/in/%2e%2e/out'],
  ['https://app.example/**', 'https://app.example@evil.example/'],
  ['https://app.example/**', 'https://evil.example/https://app.example/'],
  ['https://*.example.com/**', 'https://evil.example\\.example.com/'],
  ['https://*.example.com/**', 'https://evil.net/.example.com/'],
  ['https://*.example.com/**', 'https://evil.net?.example.com/'],
  ['https://*.example.com/**', 'https://evil.net#.example.com/'],
  ['https://*.example.com/**', 'https://a.b.example.com/'],
  ['https://*.example.com/**', 'https://a.example.com:8443/'],
  ['https://**.example.com/**', 'https://example.com.evil.net/'],
  ['https://**.example.com/**', '\thttps://a.example.com/'],
  ['https://**.example.com/**', '//a.example.com/'],
  ['com.example.app://**', 'com.example.app:in'],
  ['com.example.app://in', 'com.example.app://in/there'],
])('%s does not allow %s', (pattern, address) => {
  expect(isAllowed(pattern, address)).toBe(false)
})

test.each([
  ...[
    '*',
    '**',
    '',
    'app.example',
    '//app.example/**',
    '*://app.example/**',
    'https://',
    'https://**',
  ],
  ...[
    'https://*',
    'https://*.com',
    'https://app.example*/**',
    'https://app.example**',
    'https://*.*.com/',
  ],
  ...[
    'https://user@app.example/',
    'https://app.example/#/in',
    'https://app.example/{a,b}',
    'https://a[b.example.com/',
  ],
  ...['https://192.168.1.7/**', 'https://*.1.7/x\\', 'javascript://**', 'data://**', 'file:///**'],
])('%j is no pattern', (pattern) => {
  expect(parseRedirectPattern(pattern)).toBeUndefined()
})

const LURES = [
  'evil.net',
  '.',
  '/',
  '\\',
  '@',
  ':',
  '#',
  '?',
  '%2f',
  '%00',
  '\t',
  '。',
  '[::1]',
  'example.com',
  'https:',
  '//',
  '..',
  '2130706433',
  'a',
  '*',
]

test('whatever is typed, a pattern of a host leads to no other one', () => {
  const hosts = [
    'example.com',
    '*.example.com',
    '**.example.com',
    '**--a.example.com',
    '?[!b].example.com',
  ]
  const pattern = fc
    .tuple(fc.constantFrom(...hosts), fc.constantFrom('', '/**', '/*', '/in/**', '/?**'))
    .map(([host, path]) => `https://${host}${path}`)
  const address = fc
    .array(fc.constantFrom(...LURES), { maxLength: 12 })
    .map((parts) => parts.join(''))
  const start = fc.constantFrom(
    '',
    'https://',
    'https://example.com',
    'https://a.example.com',
    'https:/',
    'HTTPS://',
  )
  const end = fc.constantFrom(
    '',
    'example.com',
    '.example.com',
    '.example.com/',
    '@a.example.com/in/',
  )
  fc.assert(
    fc.property(pattern, start, address, end, (rule, first, middle, last) => {
      const asked = first + middle + last
      if (!isAllowed(rule, asked)) return
      const { protocol, hostname, username } = new URL(asked)
      expect([protocol, username]).toEqual(['https:', ''])
      expect(hostname === 'example.com' || hostname.endsWith('.example.com')).toBe(true)
    }),
    { numRuns: 20_000 },
  )
})

test('a pattern with many wildcards is matched in bounded work', () => {
  const pattern = `https://app.example/${'**a'.repeat(40)}`

  // A matcher that tries every way of sharing the text out would not come back.
  expect(isAllowed(pattern, `https://app.example/${'a'.repeat(1_900)}!`)).toBe(false)
})
