import { describe, expect, test } from 'vitest'
import { parsePayload } from './payload.ts'

const parse = (text: string, contentType: string | null = null, columns: string[] | null = null) =>
  parsePayload({ text, contentType, columns }, { isCall: false })

describe('a body', () => {
  test.each([
    ['{"b":1,"a":2}', { isArray: false, keys: ['a', 'b'] }],
    ['[{"a":1},{"a":null}]', { isArray: true, keys: ['a'] }],
    ['[]', { isArray: true, keys: [] }],
    ['{}', { isArray: false, keys: [] }],
    ['"text"', { isArray: true, keys: [], json: '[]' }],
  ])('of JSON %s gives its keys', (text, payload) => {
    expect(parse(text)).toMatchObject(payload)
  })

  test('is not read when the columns are named', () => {
    expect(parse(' [{"a":1},{"b":2}]', null, ['a'])).toMatchObject({
      isArray: true,
      isUnread: true,
    })
  })

  test('of CSV becomes rows, with NULL for null', () => {
    const { json } = parse('a,b\n1,"x, ""y"""\nNULL,z\n', 'text/csv')

    expect(JSON.parse(json)).toEqual([
      { a: '1', b: 'x, "y"' },
      { a: null, b: 'z' },
    ])
  })

  test.each([
    ['', null],
    ['{', null],
    ['[{"a":1},{"b":1}]', null],
    ['[{"a":1},5]', null],
    ['a,b\n1', 'text/csv'],
    [`${'a'.repeat(9_000)}${'\n1'.repeat(1_000)}`, 'text/csv'],
    ['<a/>', 'text/xml'],
    [`{"a":${'['.repeat(300)}${']'.repeat(300)}}`, null],
  ])('of %s (%s) is refused with PGRST102', (text, contentType) => {
    expect(() => parse(text, contentType)).toThrow(
      expect.objectContaining({ code: 'PGRST102', status: 400 }),
    )
  })
})

test.each([
  ['JSON', null, JSON.stringify(Array.from({ length: 10_001 }, () => ({ a: 1 })))],
  ['CSV', 'text/csv', `a${'\n1'.repeat(10_001)}`],
])('a body of %s has at most 10,000 rows', (_what, contentType, text) => {
  expect(() => parse(text, contentType)).toThrow(
    expect.objectContaining({ code: 'PGRST102', message: 'The body has more than 10000 rows' }),
  )
})

test('a form has at most 1,000 fields', () => {
  expect(() => parse('a=1&'.repeat(1001), 'application/x-www-form-urlencoded')).toThrow(
    expect.objectContaining({ code: 'PGRST100' }),
  )
})
