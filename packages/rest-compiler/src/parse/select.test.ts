import { describe, expect, test } from 'vitest'
import { parseSelect, type SelectItem } from './select.ts'

const field = (name: string, rest: object = {}) => ({
  kind: 'field',
  field: { name, path: [] },
  alias: null,
  cast: null,
  aggregate: null,
  aggregateCast: null,
  ...rest,
})
const embed = (target: string, select: unknown[], rest: object = {}) => ({
  kind: 'embed',
  target,
  alias: null,
  hint: null,
  isInner: false,
  isSpread: false,
  select,
  ...rest,
})

const READ: [string, unknown[]][] = [
  ['', []],
  ['*', [{ kind: 'all' }]],
  ['id, name', [field('id'), field('name')]],
  ['full:first_name', [field('first_name', { alias: 'full' })]],
  ['id::text', [field('id', { cast: 'text' })]],
  ['"odd, name"', [field('odd, name')]],
  ['a-b', [field('a-b')]],
  [
    'at:created_at::double precision',
    [field('created_at', { alias: 'at', cast: 'double precision' })],
  ],
  [
    'data->a->-1->>b c',
    [
      field('data', {
        field: {
          name: 'data',
          path: [
            { arrow: '->', key: 'a', isIndex: false },
            { arrow: '->', key: '-1', isIndex: true },
            { arrow: '->>', key: 'b c', isIndex: false },
          ],
        },
      }),
    ],
  ],
  ['count()', [field('*', { aggregate: 'count' })]],
  ['n:count()::text', [field('*', { aggregate: 'count', alias: 'n', aggregateCast: 'text' })]],
  [
    'amount::int.sum()::text',
    [field('amount', { cast: 'int', aggregate: 'sum', aggregateCast: 'text' })],
  ],
  ['likes(count)', [embed('likes', [field('count')])]],
  ['rel()', [embed('rel', [])]],
  [
    'author:people!inner!author_id(id,team:teams(*))',
    [
      embed('people', [field('id'), embed('teams', [{ kind: 'all' }], { alias: 'team' })], {
        alias: 'author',
        hint: 'author_id',
        isInner: true,
      }),
    ],
  ],
  ['...people(name)', [embed('people', [field('name')], { isSpread: true })]],
]

describe('a select list', () => {
  test.each(READ)('reads %s', (text, items) => {
    expect(parseSelect(text)).toEqual(items as SelectItem[])
  })

  test.each([
    'id,',
    '(',
    'a(b',
    '*x',
    'id::',
    'data->',
    '...id',
    'a.max',
    'a b!',
    'id;drop table x',
  ])('refuses %s with PGRST100', (text) => {
    expect(() => parseSelect(text)).toThrow(
      expect.objectContaining({ code: 'PGRST100', status: 400 }),
    )
  })

  test('refuses more levels than any screen needs', () => {
    const deep = `${'a('.repeat(9)}id${')'.repeat(9)}`

    expect(() => parseSelect(deep)).toThrow(expect.objectContaining({ code: 'PGRST100' }))
  })
})
