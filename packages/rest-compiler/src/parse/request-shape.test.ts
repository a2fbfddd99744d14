import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RestError } from '../rest-error.ts'
import { type Dialect, type ParsedRequest, parseRequest } from './request.ts'

const DIALECT: Dialect = {
  schemas: ['a', 'b'],
  maxRows: null,
  answerBytes: null,
  aggregates: true,
  txOverride: true,
}

/** Names and keys that look like other parts of a request. */
const name = fc.constantFrom('a', 'b', '"a.b"', '"a&select=b"', '"or(a"', '"a\\",\\"b"', '"$0;"')
const step = fc.constantFrom('', '->k', '->>k', '->0', '->"0"', '->"k&select=a"', '->"k)=eq.$0;"')
const field = fc.tuple(name, step).map((parts) => parts.join(''))
const value = fc.constantFrom('1', '2', 'x', '"x,y"')
const filter = fc
  .tuple(fc.constantFrom('eq.', 'gt.', 'not.eq.', 'like.', 'is.null', 'in.', 'fts(fr).'), value)
  .map(([operator, given]) =>
    operator === 'is.null' ? operator : operator === 'in.' ? `in.(${given})` : operator + given,
  )
const member = fc.tuple(field, filter).map((parts) => parts.join('.'))
const item = fc.oneof(
  field,
  fc.tuple(name, field).map((parts) => parts.join(':')),
  fc.tuple(name, field).map(([target, inner]) => `${target}(${inner})`),
)
const pair = fc.oneof(
  fc.tuple(field, filter),
  fc.tuple(name, field, filter).map(([embed, one, given]) => [`${embed}.${one}`, given] as const),
  fc.tuple(
    fc.constantFrom('or', 'and', 'not.or', 'a.or'),
    fc.array(member, { minLength: 1, maxLength: 3 }).map((members) => `(${members.join()})`),
  ),
  fc.tuple(
    fc.constant('select'),
    fc.array(item, { maxLength: 3 }).map((items) => items.join()),
  ),
  fc.tuple(fc.constantFrom('order', 'a.order'), field),
  fc.tuple(
    fc.constantFrom('limit', 'offset', 'a.limit', 'a.offset'),
    fc.constantFrom('0', '-0', '1', '2'),
  ),
  fc.tuple(fc.constantFrom('columns', 'on_conflict'), name),
)
const request = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH'),
  path: fc.constantFrom('/a', '/b', '/rpc/a'),
  query: fc
    .array(pair, { maxLength: 3 })
    .map((pairs) =>
      pairs
        .map(([key, given]) => `${encodeURIComponent(key)}=${encodeURIComponent(given)}`)
        .join('&'),
    ),
  body: fc.constantFrom('{"a":1}', '{"a":2}', '[{"a":1}]', '{"b,a":1}', '{"b":1,"a":1}'),
  prefer: fc.constantFrom(
    '',
    'count=exact',
    'return=representation',
    'timezone=UTC',
    'tx=rollback',
  ),
  accept: fc.constantFrom('*/*', 'text/csv', 'application/vnd.pgrst.object+json'),
  profile: fc.constantFrom('a', 'b'),
})
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never

function parse({ prefer, accept, profile, ...raw }: Request): ParsedRequest | undefined {
  const headers = new Map([
    ['prefer', prefer],
    ['accept', accept],
    ['accept-profile', profile],
    ['content-profile', profile],
  ])
  try {
    return parseRequest({ ...raw, header: (header) => headers.get(header) ?? null }, DIALECT)
  } catch (error) {
    if (error instanceof RestError) return undefined
    throw error
  }
}

test('two requests share a statement if, and only if, they ask for the same', () => {
  let equal = 0
  fc.assert(
    fc.property(fc.array(request, { minLength: 10, maxLength: 10 }), (requests) => {
      const parsed = requests.map(parse).filter((one) => one !== undefined)
      for (const one of parsed) {
        for (const other of parsed) {
          const isSame = isDeepStrictEqual(one.shape, other.shape)
          if (isSame && one !== other) equal += 1
          expect(one.key === other.key, `${one.key}\n${other.key}`).toBe(isSame)
        }
      }
    }),
    { numRuns: 300 },
  )
  expect(equal).toBeGreaterThan(0)
})

test('a JSON key cannot pretend to be another part of the request', () => {
  const ask = (query: string) =>
    parse({
      method: 'GET',
      path: '/a',
      query,
      body: '{"a":1}',
      prefer: '',
      accept: '*/*',
      profile: 'a',
    })?.key
  const key = encodeURIComponent('data->"k2&select=id"')

  expect(ask(`${key}=is.null`)).not.toBe(ask('data->k2=is.null&select=id'))
  expect(ask(`order=${key}`)).not.toBe(ask('order=data->k2&select=id'))
})

test('other values, bodies, pages and time zones are the same statement', () => {
  const ask = (query: string, rest: Partial<Request> = {}) =>
    parse({
      method: 'POST',
      path: '/rpc/a',
      query,
      body: '{"a":1}',
      prefer: '',
      accept: '*/*',
      profile: 'a',
      ...rest,
    })?.key
  const key = ask('a=eq.1&offset=3')

  expect(key).toBeDefined()
  expect(ask('a=eq.%2C)&offset=9')).toBe(key)
  expect(ask('a=eq.1&offset=3', { body: '{"a":2}', prefer: 'timezone=UTC' })).toBe(key)
  expect(ask('a=gt.1&offset=3')).not.toBe(key)
})
