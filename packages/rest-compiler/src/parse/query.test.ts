import { describe, expect, test } from 'vitest'
import { parseQuery } from './query.ts'
import { Values } from './values.ts'

function read(text: string, isCall = false) {
  const values = new Values()
  return { ...parseQuery(text, { values, isCall }), values: values.all }
}

const FILTERS: [string, object, (string | null)[]][] = [
  ['a=eq.5', { kind: 'compare', operator: 'eq', quantifier: null, slot: 0 }, ['5']],
  ['a=like.*x*', { kind: 'compare', operator: 'like', quantifier: null, slot: 0 }, ['%x%']],
  ['a=eq(any).{1,2}', { kind: 'compare', operator: 'eq', quantifier: 'any', slot: 0 }, ['{1,2}']],
  [
    'a=ilike(all).{*x}',
    { kind: 'compare', operator: 'ilike', quantifier: 'all', slot: 0 },
    ['{%x}'],
  ],
  ['a=in.(1,"b,c",d%22)', { kind: 'in', slot: 0 }, ['{"1","b,c","d\\""}']],
  ['a=in.()', { kind: 'in', slot: 0 }, ['{}']],
  ['a=is.NULL', { kind: 'is', value: 'null' }, []],
  ['a=isdistinct.x', { kind: 'distinct', slot: 0 }, ['x']],
  [
    'a=wfts(french).le+chat',
    { kind: 'search', operator: 'wfts', language: 'french', slot: 0 },
    ['le chat'],
  ],
  ['a=cs.{1,2}', { kind: 'compare', operator: 'cs', quantifier: null, slot: 0 }, ['{1,2}']],
  ['a=adj.[1,3)', { kind: 'compare', operator: 'adj', quantifier: null, slot: 0 }, ['[1,3)']],
]

describe('a query string', () => {
  test.each(FILTERS)('reads the filter %s', (text, operation, values) => {
    const read_ = read(text)

    expect(read_.query.filters[0]?.value.operation).toEqual(operation)
    expect(read_.values).toEqual(values)
  })

  test('reads negation, the path of an embed and a JSON path', () => {
    const { query } = read('a.b.data->>k=not.gte.3')

    expect(query.filters).toEqual([
      {
        path: ['a', 'b'],
        value: {
          kind: 'filter',
          field: { name: 'data', path: [{ arrow: '->>', key: 'k', isIndex: false }] },
          isNegated: true,
          operation: { kind: 'compare', operator: 'gte', quantifier: null, slot: 0 },
        },
      },
    ])
  })

  test('reads nested logic, with quoted and braced values whole', () => {
    const { query, values } = read('x.not.or=(a.eq."1,2",and(b.cs.{3,4},c.not.in.(5,6)))')

    expect(query.logic[0]).toMatchObject({
      path: ['x'],
      value: { operator: 'or', isNegated: true, members: [{}, { operator: 'and' }] },
    })
    expect(values).toEqual(['1,2', '{3,4}', '{"5","6"}'])
  })

  test('takes what is no filter as an argument of a function called by GET', () => {
    const read_ = read('min=5&name=eq.x&text=a.b&=unnamed', true)

    expect(read_.arguments).toEqual([
      { name: 'min', value: '5' },
      { name: 'text', value: 'a.b' },
      { name: '', value: 'unnamed' },
    ])
    expect(read_.query.filters).toHaveLength(1)
  })

  test.each([
    'a=5',
    'a=foo.5',
    'a=is.maybe',
    'a=in.1,2',
    'a=neq(any).{1}',
    'or=(a.eq.1',
    'or=()',
    'and=(author.name.eq.x)',
    'order=a.sideways',
    'order=',
    'a%00b=eq.1',
    'select=%ff',
    `or=${'(and'.repeat(20)}`,
  ])('refuses %s with PGRST100', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'PGRST100', status: 400 }))
  })

  const times = (count: number, text: string) => Array.from({ length: count }, () => text)

  test.each([
    ['filters', times(201, 'a=eq.1').join('&')],
    ['patterns', times(21, 'a=like.*x*').join('&')],
    ['text searches', `or=(${times(21, 'a.wfts.x').join()})`],
    ['characters in a pattern', `a=match.${'x'.repeat(1001)}`],
    ['copies in a pattern', 'a=match.((x{1,40}){1,40}){2,}'],
    ['orders in a parameter', `order=${times(101, 'a').join()}`],
    ['orders', times(101, 'order=a').join('&')],
    ['columns', `columns=${times(1601, 'a').join()}`],
  ])('refuses more %s than the limit', (_what, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'PGRST100' }))
  })
})
