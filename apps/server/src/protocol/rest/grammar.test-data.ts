import fc from 'fast-check'

const COLUMNS = ['id', 'title', 'data', 'tags', 'pages', 'price', 'words', 'shout', 'id', 'title']
const ODD_COLUMNS = ['name', 'count', 'nothing', '"odd name"']
const TARGETS = [
  'writers!writer_id',
  'editor_id',
  'shelves',
  'readers',
  'covers',
  'fellow_books',
  'loans',
]
const ODD_TARGETS = ['books', 'writers', 'parent_id', 'novels', 'nothing']
const HINTS = ['', '', '', '!inner', '!left', '!loans', '!nothing']
const TYPES = ['text', 'text', 'int', 'jsonb', 'double precision', 'date', 'nothing']
const VALUES = [
  '1',
  '2',
  'x',
  '*ol*',
  '{1,2}',
  '{"a":1}',
  '[1,3)',
  '-1',
  '',
  'null',
  "';--",
  '"q"',
  '\\',
  '%',
  'é',
  '1e999',
]
const ODD_VALUES = ['(', ')', ',', '{', '}', '"', '.']
const COMPARISONS = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'isdistinct',
  'fts',
  'plfts(english)',
  'phfts',
  'wfts(nothing)',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'eq(any)',
  'like(all)',
]
const TRUTHS = ['null', 'not_null', 'true', 'false', 'unknown']

const oneOf = (texts: readonly string[]) => fc.constantFrom(...texts)
/** Usual value, now and then an odd one. */
const mostly = (usual: readonly string[], odd: readonly string[]) =>
  fc.oneof({ weight: 12, arbitrary: oneOf(usual) }, { weight: 1, arbitrary: oneOf(odd) })
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text)
const join = (parts: readonly fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((all) => all.join(''))
const list = (item: fc.Arbitrary<string>, maxLength = 3) =>
  fc.array(item, { minLength: 1, maxLength }).map((items) => items.join(','))

const jsonPath = fc
  .array(join([oneOf(['->', '->>']), oneOf(['a', '0', '-1', 'year', 'x y', '"k"'])]), {
    maxLength: 2,
  })
  .map((steps) => steps.join(''))
const column = mostly(COLUMNS, ODD_COLUMNS)
const target = mostly(TARGETS, ODD_TARGETS)
const field = fc.oneof(
  { weight: 5, arbitrary: column },
  { weight: 1, arbitrary: join([fc.constant('data'), jsonPath]) },
  { weight: 1, arbitrary: join([column, jsonPath]) },
)
const aggregate = oneOf(['.sum()', '.count()', '.max()', '.avg()::text'])
const selectField = fc.oneof(
  fc.constant('*'),
  fc.constant('count()'),
  join([
    maybe(oneOf(['a:', '"b c":', 'é:'])),
    field,
    maybe(oneOf(TYPES).map((type) => `::${type}`)),
    maybe(aggregate),
  ]),
)

const { select } = fc.letrec<{ item: string; select: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    selectField,
    join([
      oneOf(['', '', 'e:', '...']),
      target,
      oneOf(HINTS),
      fc.oneof(
        fc.constant('()'),
        fc.constant('(count)'),
        tie('select').map((inner) => `(${inner})`),
      ),
    ]),
  ),
  select: list(tie('item')),
}))

const value = mostly(VALUES, ODD_VALUES)
const operation = fc.oneof(
  {
    weight: 8,
    arbitrary: join([oneOf(['', '', 'not.']), oneOf(COMPARISONS), fc.constant('.'), value]),
  },
  { weight: 2, arbitrary: join([oneOf(['in.(', 'not.in.(']), list(value), fc.constant(')')]) },
  { weight: 2, arbitrary: join([oneOf(['is.', 'not.is.']), oneOf(TRUTHS)]) },
  { weight: 1, arbitrary: oneOf(['neq(any).1', 'nothing.1', 'is.maybe', 'in.1', 'eq']) },
)
const path = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: oneOf(['writers.', 'shelves.', 'readers.', 'e.', 'e.books.']) },
)
const { logic } = fc.letrec<{ logic: string }>((tie) => ({
  logic: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    join([field, fc.constant('.'), operation]),
    join([
      oneOf(['or', 'and', 'not.or', 'not.and']),
      list(tie('logic')).map((members) => `(${members})`),
    ]),
  ),
}))
const order = list(
  join([
    fc.oneof(
      field,
      oneOf(TARGETS).map((target) => `${target}(name)`),
    ),
    mostly(['', '.asc', '.desc'], ['.sideways']),
    oneOf(['', '.nullsfirst', '.nullslast']),
  ]),
)
const number = mostly(['0', '1', '2', '5'], ['-1', '99999999999', 'x'])

const parameter = fc.oneof(
  fc.tuple(fc.constant('select'), select),
  fc.tuple(join([path, field]), operation),
  fc.tuple(
    join([path, oneOf(['or', 'and', 'not.or'])]),
    list(logic).map((members) => `(${members})`),
  ),
  fc.tuple(join([path, fc.constant('order')]), order),
  fc.tuple(join([path, oneOf(['limit', 'offset'])]), number),
  fc.tuple(oneOf(['columns', 'on_conflict']), list(column)),
  fc.tuple(oneOf(['writer', 'a', 'b', 'numbers']), value),
)

/** Occasional insertion of random text. */
const damage = fc.option(fc.tuple(fc.nat(200), fc.string({ maxLength: 3, unit: 'grapheme' })), {
  freq: 6,
})

const query = fc
  .tuple(fc.array(parameter, { maxLength: 5 }), damage)
  .map(([parameters, damaged]) => {
    const text = parameters
      .map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`)
      .join('&')
    if (!damaged) return text
    const [at, junk] = damaged
    return `${text.slice(0, at)}${encodeURIComponent(junk)}${text.slice(at)}`
  })

const row = fc.dictionary(column, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
const body = fc.oneof(
  row.map((one) => JSON.stringify(one)),
  fc.array(row, { maxLength: 3 }).map((rows) => JSON.stringify(rows)),
  fc.string(),
)

/** Requests of the dialect over the library, mostly well formed, mostly with existing names. */
export const restRequest = fc.record({
  method: mostly(['GET', 'GET', 'GET', 'POST', 'PATCH', 'DELETE'], ['HEAD', 'PUT']),
  path: mostly(
    ['/books', '/books', '/books', '/rpc/books_of?writer=1'],
    ['/novels', '/loans', '/writers', '/shelves', '/rpc/add', '/rpc/sum_of', '/nothing'],
  ),
  query,
  body,
  prefer: mostly(
    ['', '', 'count=exact', 'return=representation'],
    [
      'count=planned',
      'return=headers-only',
      'resolution=merge-duplicates,return=representation',
      'missing=default',
      'handling=strict,max-affected=1',
      'timezone=nowhere',
    ],
  ),
  accept: mostly(
    ['*/*'],
    [
      'text/csv',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.array+json;nulls=stripped',
      'image/png',
    ],
  ),
})
