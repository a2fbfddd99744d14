import { Socket } from 'node:net'
import { ENGINES, openTestDatabase } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startLibrary } from './start-library.test-data.ts'

const OBJECT = { accept: 'application/vnd.pgrst.object+json' }
const NO_KEY = ''
const RETURN = { prefer: 'return=representation' }

describe.each(ENGINES)('the data API on %s', (engine) => {
  let library: Awaited<ReturnType<typeof startLibrary>>
  beforeAll(async () => {
    library = await startLibrary(await openTestDatabase(engine))
  })
  afterAll(() => library[Symbol.asyncDispose]())

  const READS: [string, unknown][] = [
    ['/books?select=id&order=id.desc', [{ id: 3 }, { id: 2 }, { id: 1 }]],
    ['/books?select=name:title,price::text&id=eq.2', [{ name: 'Solaris', price: '8.50' }]],
    ['/books?select=data->prize->>name&id=eq.1', [{ name: 'Hugo' }]],
    ['/books?select=first:tags->0&id=eq.1', [{ first: 'sf' }]],
    ['/books?select=id&data->>year=eq.1961', [{ id: 2 }]],
    ['/books?select=id&title=ilike.*S*R*&order=id', [{ id: 2 }, { id: 3 }]],
    ['/books?select=id&title=like(any).{Sol*,The*}&order=id', [{ id: 1 }, { id: 2 }]],
    ['/books?select=id&id=in.(1,"3",7)&order=id', [{ id: 1 }, { id: 3 }]],
    ['/books?select=id&id=in.()', []],
    ['/books?select=id&id=not.in.(1,2)', [{ id: 3 }]],
    ['/books?select=id&tags=cs.{sf}&order=id', [{ id: 1 }, { id: 2 }]],
    ['/books?select=id&tags=ov.{utopia,x}', [{ id: 1 }]],
    ['/books?select=id&data=cs.{"year":1998}', [{ id: 3 }]],
    ['/books?select=id&pages=adj.[341,400)', [{ id: 1 }]],
    ['/books?select=id&words=wfts(english).dispossess', [{ id: 1 }]],
    ['/books?select=id&title=plfts(english).crafting', [{ id: 3 }]],
    ['/books?select=id&price=is.null', [{ id: 3 }]],
    ['/books?select=id&price=isdistinct.10&order=id', [{ id: 2 }, { id: 3 }]],
    ['/books?select=id&order=price.desc.nullslast,id', [{ id: 1 }, { id: 2 }, { id: 3 }]],
    [
      '/books?select=id&or=(id.eq.1,and(price.lt.9,not.or(id.eq.3,id.eq.4)))&order=id',
      [{ id: 1 }, { id: 2 }],
    ],
    ['/books?select=id&order=id&limit=1&offset=1', [{ id: 2 }]],
    ['/books?select=id,shout&id=eq.2', [{ id: 2, shout: 'SOLARIS' }]],
    ['/books?select=id&shout=eq.SOLARIS', [{ id: 2 }]],
    // to one: by constraint, by column, nested, inner
    ['/books?select=id,writer_id(name)&id=eq.2', [{ id: 2, writer_id: { name: 'Stanisław' } }]],
    [
      '/books?select=id,by:writers!writer_id(name),editor:writers!books_editor_id_fkey(name)&id=eq.1',
      [{ id: 1, by: { name: 'Ursula' }, editor: { name: 'Stanisław' } }],
    ],
    ['/books?select=id,editor:writers!editor_id(name)&id=eq.2', [{ id: 2, editor: null }]],
    [
      '/books?select=id,editor:writers!editor_id!inner(name)',
      [{ id: 1, editor: { name: 'Stanisław' } }],
    ],
    [
      '/books?select=id,by:writers!writer_id!inner(name)&by.name=eq.Stanisław',
      [{ id: 2, by: { name: 'Stanisław' } }],
    ],
    [
      '/books?select=id,covers(color)&order=id&limit=2',
      [
        { id: 1, covers: { color: 'blue' } },
        { id: 2, covers: null },
      ],
    ],
    // to many, junctions, self references, counts
    [
      '/writers?select=name,books!writer_id(id)&books.order=id.desc&id=eq.1',
      [{ name: 'Ursula', books: [{ id: 3 }, { id: 1 }] }],
    ],
    [
      '/writers?select=id,books!writer_id(id)&books.limit=1&books.order=id&order=id&limit=1',
      [{ id: 1, books: [{ id: 1 }] }],
    ],
    [
      '/writers?select=id,books!writer_id(count)&order=id',
      [
        { id: 1, books: [{ count: 2 }] },
        { id: 2, books: [{ count: 1 }] },
        { id: 3, books: [{ count: 0 }] },
      ],
    ],
    [
      '/books?select=id,readers(name)&id=eq.1&readers.order=name',
      [{ id: 1, readers: [{ name: 'Ann' }, { name: 'Bob' }] }],
    ],
    [
      '/shelves?select=name,parent_id(name),shelves(name)&id=eq.2',
      [{ name: 'fiction', parent_id: { name: 'all' }, shelves: [] }],
    ],
    ['/writers?select=id&books=is.null', { code: '42703' }],
    ['/writers?select=id,books!writer_id()&books=is.null', [{ id: 3 }]],
    ['/writers?select=id,books!writer_id()&books=not.is.null&order=id', [{ id: 1 }, { id: 2 }]],
    [
      '/books?select=id,f:writers!writer_id()&f.name=eq.Stanisław&or=(title.ilike.*craft*,f.not.is.null)&order=id',
      [{ id: 2 }, { id: 3 }],
    ],
    ['/books?select=id&order=writers(name),id', { code: 'PGRST108' }],
    [
      '/books?select=id,by:writers!writer_id(id)&order=by(name),id',
      [
        { id: 2, by: { id: 2 } },
        { id: 1, by: { id: 1 } },
        { id: 3, by: { id: 1 } },
      ],
    ],
    [
      '/books?select=id,...writers!writer_id(writer:name)&id=eq.2',
      [{ id: 2, writer: 'Stanisław' }],
    ],
    [
      '/writers?select=name,...books!writer_id(titles:title)&id=eq.2',
      [{ name: 'Stanisław', titles: ['Solaris'] }],
    ],
    ['/books?select=id,fellow_books(id)&id=eq.1', [{ id: 1, fellow_books: [{ id: 3 }] }]],
    // views
    [
      '/novels?select=name,writers(name)&id=eq.2',
      [{ name: 'Solaris', writers: { name: 'Stanisław' } }],
    ],
    ['/short_novels?select=id,writers(name)&id=eq.2', [{ id: 2, writers: { name: 'Stanisław' } }]],
    ['/writers?select=id,novels(name)&id=eq.2', [{ id: 2, novels: [{ name: 'Solaris' }] }]],
    // functions
    ['/rpc/add?a=2&b=3', 5],
    ['/rpc/sum_of?numbers=1&numbers=2&numbers=4', 7],
    [
      '/rpc/books_of?writer=1&select=id,writer_id(name)&id=gt.1',
      [{ id: 3, writer_id: { name: 'Ursula' } }],
    ],
  ]

  test.each(READS)('anybody may ask %s', async (path, expected) => {
    const { body } = await library.ask('GET', encodeURI(path).replaceAll('%22', '"'))

    if (Array.isArray(expected) || typeof expected === 'number') expect(body).toEqual(expected)
    else expect(body).toMatchObject(expected as object)
  })

  test('a page says where it lies among all rows', async () => {
    const { status, headers } = await library.ask('GET', '/books?select=id&limit=2', {
      headers: { prefer: 'count=exact' },
    })

    expect([status, headers['content-range'], headers['preference-applied']]).toEqual([
      206,
      '0-1/3',
      'count=exact',
    ])
  })

  test('HEAD counts without a body, and a page past the end is refused', async () => {
    const counted = await library.ask('HEAD', '/books?tags=cs.{sf}', {
      headers: { prefer: 'count=exact' },
    })
    const past = await library.ask('GET', '/books?offset=9', { headers: { prefer: 'count=exact' } })

    expect([counted.status, counted.headers['content-range'], counted.body]).toEqual([
      200,
      '0-1/2',
      null,
    ])
    expect([past.status, past.headers['content-range']]).toEqual([416, '*/3'])
  })

  test.each<[string, string, { body?: object; headers?: Record<string, string> }]>([
    [
      'a page with what is embedded and a count',
      'GET /books?select=id,writer_id(name),readers(name)&limit=2',
      { headers: { prefer: 'count=exact' } },
    ],
    ['an estimated count', 'HEAD /books', { headers: { prefer: 'count=estimated' } }],
    [
      'a change that gives back its rows',
      'PATCH /books?id=eq.1&select=title,writer_id(name)',
      { body: { title: 'The Dispossessed' }, headers: { ...RETURN, ...OBJECT } },
    ],
    [
      'an upsert of several rows',
      'POST /loans',
      { body: [], headers: { prefer: 'resolution=merge-duplicates' } },
    ],
    ['a refusal of its own result', 'DELETE /books?id=gt.0', { headers: OBJECT }],
    ['a call', 'POST /rpc/add', { body: { a: 1, b: 2 } }],
  ])('%s costs one round trip', async (_what, line, options) => {
    const [method = '', path = ''] = line.split(' ')
    await library.ask(method, path, options) // reads the schema
    // Writes to the socket: one call is one write, and nothing is written before a request.
    const writes = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev')]

    await library.ask(method, path, options)
    const count = writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    for (const write of writes) write.mockRestore()

    expect(count).toBe(1)
  })

  test('the planner estimates a count', async () => {
    const { headers } = await library.ask('GET', '/books?select=id', {
      headers: { prefer: 'count=planned' },
    })

    expect(headers['content-range']).toMatch(/^0-2\/\d+$/)
  })

  test('one object is one row, else 406', async () => {
    const one = await library.ask('GET', '/books?select=id&id=eq.1', { headers: OBJECT })
    const many = await library.ask('GET', '/books?select=id', { headers: OBJECT })

    expect([one.status, one.body]).toEqual([200, { id: 1 }])
    expect([many.status, many.body]).toEqual([
      406,
      {
        code: 'PGRST116',
        details: 'The result contains 3 rows',
        hint: null,
        message: 'Cannot coerce the result to a single JSON object',
      },
    ])
  })

  test('rows come as CSV', async () => {
    const { body, headers } = await library.ask('GET', '/books?select=id,title&order=id&limit=2', {
      headers: { accept: 'text/csv' },
    })

    expect(body).toBe('id,title\n1,"The Dispossessed"\n2,Solaris')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  })

  test('who may write inserts, changes and deletes, and gets back what was asked for', async () => {
    const added = await library.ask('POST', '/books?select=title,by:writers!writer_id(name)', {
      body: { title: 'Lavinia', writer_id: 1 },
      headers: { ...RETURN, ...OBJECT },
    })
    const changed = await library.ask('PATCH', '/books?title=eq.Lavinia', { body: { price: 3 } })
    const removed = await library.ask('DELETE', '/books?title=eq.Lavinia&select=price', {
      headers: RETURN,
    })

    expect([added.status, added.body]).toEqual([201, { title: 'Lavinia', by: { name: 'Ursula' } }])
    expect([changed.status, changed.body]).toEqual([204, null])
    expect([removed.status, removed.body]).toEqual([200, [{ price: 3 }]])
  })

  test('many rows go in with one request, absent keys as null or default', async () => {
    const rows = [
      { id: 31, title: 'a', writer_id: 1 },
      { id: 32, title: 'b', writer_id: 2, price: 1 },
    ]
    const path = '/books?columns=id,title,writer_id,price&select=id,price&order=id'
    const filled = await library.ask('POST', path, {
      body: rows,
      headers: { prefer: 'return=representation,missing=default' },
    })
    await library.ask('DELETE', '/books?id=in.(31,32)')
    const empty = await library.ask('POST', path, { body: rows, headers: RETURN })
    await library.ask('DELETE', '/books?id=in.(31,32)')

    expect(filled.body).toEqual([
      { id: 31, price: 9.5 },
      { id: 32, price: 1 },
    ])
    expect(empty.body).toEqual([
      { id: 31, price: null },
      { id: 32, price: 1 },
    ])
  })

  test('an upsert inserts or changes, or leaves alone what is there', async () => {
    const merge = { prefer: 'resolution=merge-duplicates,return=representation' }
    const ignore = { prefer: 'resolution=ignore-duplicates,return=representation' }
    const body = [{ book_id: 3, reader_id: 1, days: 5 }]
    const first = await library.ask('POST', '/loans', { body, headers: merge })
    const again = await library.ask('POST', '/loans?on_conflict=book_id,reader_id', {
      body: [{ ...body[0], days: 6 }],
      headers: merge,
    })
    const ignored = await library.ask('POST', '/loans', { body, headers: ignore })
    await library.ask('DELETE', '/loans?book_id=eq.3')

    expect([first.status, again.status, ignored.status]).toEqual([201, 200, 201])
    expect([again.body, ignored.body]).toEqual([[{ ...body[0], days: 6 }], []])
  })

  test('a write that hits another number of rows than asked for changes nothing', async () => {
    const before = (await library.ask('GET', '/books?order=id')).body
    const object = await library.ask('PATCH', '/books?id=gt.0', {
      body: { price: 1 },
      headers: OBJECT,
    })
    const none = await library.ask('DELETE', '/books?id=eq.999', { headers: OBJECT })
    const capped = await library.ask('DELETE', '/books?id=gt.0', {
      headers: { prefer: 'handling=strict, max-affected=2' },
    })

    expect([object.status, none.status, capped.status]).toEqual([406, 406, 400])
    expect(capped.body).toMatchObject({ code: 'PGRST124', details: 'The query affects 3 rows' })
    expect((await library.ask('GET', '/books?order=id')).body).toEqual(before)
  })

  test('functions are called with their arguments by name, or with the body whole', async () => {
    const added = await library.ask('POST', '/rpc/add', { body: { a: 1, b: 2 } })
    const whole = await library.ask('POST', '/rpc/whole', { body: { x: [1] } })
    const nothing = await library.ask('POST', '/rpc/touch')
    const written = await library.ask('GET', '/rpc/touch')
    const teapot = await library.ask('POST', '/rpc/teapot')

    expect([added.body, whole.body]).toEqual([3, { x: [1] }])
    expect([nothing.status, nothing.body]).toEqual([204, null])
    expect([written.status, written.body]).toMatchObject([405, { code: '25006' }])
    expect([teapot.status, teapot.body]).toMatchObject([418, { code: 'PT418', message: 'short' }])
  })

  test('a function of one unnamed argument is called with an empty name', async () => {
    const trebled = await library.ask('POST', '/rpc/trebled', { body: { '': 14 } })
    const asked = await library.ask('GET', '/rpc/trebled?=14')
    const listed = await library.ask('POST', '/rpc/trebled', { body: [{ '': 14 }] })
    const longest = await library.ask('POST', '/rpc/longest', { body: { '': ['a', 'b c', 'd'] } })
    const row = { id: 1, title: 'Solaris', writer_id: 2, tags: [], data: {} }
    const shouted = await library.ask('POST', '/rpc/shout', { body: { '': row } })
    const wrong = await library.ask('POST', '/rpc/trebled', { body: { '': 'x' } })

    expect([trebled.body, asked.body, listed.body]).toEqual([42, 42, 42])
    expect([longest.body, shouted.body]).toEqual(['b c', 'SOLARIS'])
    expect([wrong.status, wrong.body]).toMatchObject([400, { code: '22P02' }])
  })

  test('an answer beyond 16 MB is refused, in any form, and none below', async () => {
    await library.db.query(
      `create table public.wide as select id, repeat('x', 20000) as text from generate_series(1, 1000) id`,
    )
    await library.db.query(`create function public.wides() returns setof public.wide
      language sql stable as 'select * from public.wide'`)
    await library.db.query(`create table public.narrow as select id, 1 as one from public.wide`)
    await library.db.query(`create function public.wides(public.narrow) returns setof public.wide
      language sql stable as 'select * from public.wide'`)
    await library.db.query(`notify pgrst, 'reload schema'`)
    await eventually(async () => {
      expect((await library.ask('GET', '/narrow?limit=1')).status).toBe(200)
    })
    const ask = (path: string, headers: Record<string, string> = {}) =>
      library.ask('GET', path, { headers })

    const answers = [
      await ask('/wide'),
      await ask('/wide', { accept: 'text/csv' }),
      await ask('/rpc/wides'),
      await ask(`/wide?select=${Array.from({ length: 50 }, (_, at) => `c${at}:text`)}&limit=50`),
      await ask('/narrow?select=wides(text)&limit=2'),
      await ask('/narrow?select=...wides(text)&limit=2'),
      await ask('/narrow?select=id,wides(id)'),
      await library.ask('PATCH', '/wide?id=gt.0', { body: { id: 1 }, headers: RETURN }),
    ]
    const small = [
      await ask('/wide?limit=700'),
      await ask('/wide?select=id'),
      await ask('/narrow?select=id,wides(id)&limit=20'),
    ]

    const codes = answers.map(({ body }) => (body as { code?: string }).code)
    expect(codes).toEqual(answers.map(() => '54000'))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    expect(small.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ask('/wide?select=id&order=id&limit=1&id=gt.1')).body).toEqual([{ id: 2 }])
  })

  test('the transaction runs as who asks, whatever runs beside it', async () => {
    const roles = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'anon' : 'authenticated'))

    const answers = await Promise.all(
      roles.map((role) => library.ask('GET', '/rpc/who', { headers: { apikey: role } })),
    )

    expect(answers.map(({ body }) => body)).toEqual(roles.map((role) => ({ role, sub: 'someone' })))
  })

  const REFUSALS: [
    string,
    string,
    { body?: unknown; headers?: Record<string, string> },
    number,
    string,
  ][] = [
    ['a request without any key', 'GET /books', { headers: { apikey: NO_KEY } }, 401, 'PGRST302'],
    ['a token that is none', 'GET /books', { headers: { apikey: 'forged' } }, 401, 'PGRST301'],
    ['a role that is none', 'GET /books', { headers: { apikey: 'nobody' } }, 401, '22023'],
    [
      'a visitor reading a closed table',
      'GET /secrets',
      { headers: { apikey: 'anon' } },
      401,
      '42501',
    ],
    ['a person reading a closed table', 'GET /secrets', {}, 403, '42501'],
    ['a person breaking a policy', 'POST /readers', { body: { id: 9, name: 'Eve' } }, 403, '42501'],
    ['a duplicate', 'POST /readers', { body: { id: 1, name: 'Ann' } }, 409, '23505'],
    ['a broken reference', 'POST /books', { body: { title: 'x', writer_id: 99 } }, 409, '23503'],
    ['a broken rule', 'POST /books', { body: { title: '', writer_id: 1 } }, 400, '23514'],
    ['a wrong type', 'GET /books?id=eq.x', {}, 400, '22P02'],
    ['an unknown operator for the type', 'GET /books?id=fts.x', {}, 404, '42883'],
    ['an unknown table', 'GET /nothing', {}, 404, 'PGRST205'],
    ['an unknown column', 'PATCH /books?id=eq.1', { body: { nothing: 1 } }, 400, 'PGRST204'],
    ['an unknown relationship', 'GET /books?select=nothing(id)', {}, 400, 'PGRST200'],
    ['an ambiguous relationship', 'GET /books?select=writers(id)', {}, 300, 'PGRST201'],
    ['an unknown function', 'POST /rpc/nothing', { body: {} }, 404, 'PGRST202'],
    ['an unknown schema', 'GET /books', { headers: { 'accept-profile': 'auth' } }, 406, 'PGRST106'],
    ['aggregates', 'GET /books?select=price.sum()', {}, 400, 'PGRST123'],
    ['broken JSON', 'POST /books', { body: '{' }, 400, 'PGRST102'],
    ['rows with other keys', 'POST /books', { body: [{ title: 'a' }, { id: 1 }] }, 400, 'PGRST102'],
    ['a NUL character', 'GET /books?title=eq.a%00', {}, 400, 'PGRST100'],
    ['broken UTF-8', 'GET /books?title=eq.%ff', {}, 400, 'PGRST100'],
    ['an overlong query', `GET /books?title=eq.${'x'.repeat(70_000)}`, {}, 414, 'PGRST100'],
    [
      'too deep embeds',
      `GET /shelves?select=${'shelves('.repeat(9)}id${')'.repeat(9)}`,
      {},
      400,
      'PGRST100',
    ],
    [
      'more than three lists within lists',
      `GET /shelves?select=${'shelves('.repeat(4)}id${')'.repeat(4)}`,
      {},
      400,
      'PGRST100',
    ],
    ['a value nested too deeply', `GET /books?data=eq.${'['.repeat(9_000)}`, {}, 400, 'PGRST100'],
    [
      'a body nested too deeply',
      'POST /rpc/whole',
      { body: `${'['.repeat(400_000)}${']'.repeat(400_000)}` },
      400,
      'PGRST102',
    ],
    ['too complex a search', `GET /books?title=fts.${'!'.repeat(99)}a`, {}, 400, 'XX000'],
    [
      'a body of two megabytes',
      'POST /readers',
      { body: { id: 9, name: 'x'.repeat(2_000_000) } },
      413,
      'payload_too_large',
    ],
  ]

  test.each(REFUSALS)('%s is refused: %s', async (_what, line, options, status, code) => {
    const [method = '', path = ''] = line.split(' ')

    const answer = await library.ask(method, path, options)

    expect(answer.body).toEqual({
      code,
      message: expect.any(String),
      details: (answer.body as { details: unknown }).details,
      hint: (answer.body as { hint: unknown }).hint,
    })
    expect(answer.status).toBe(status)
    expect(answer.headers['proxy-status']).toBe(`PostgREST; error=${code}`)
  })

  test('a new table is found, by notice at once and by a miss soon', async () => {
    await library.db.query('create table public.fresh (id int)')
    await library.db.query('create table public.other (id int)')
    await library.db.query(`notify pgrst, 'reload schema'`)

    await eventually(async () => {
      expect((await library.ask('GET', '/fresh')).status).toBe(200)
      expect((await library.ask('GET', '/other')).status).toBe(200)
    })

    await library.db.query('drop table public.other')
    await library.db.query(`notify pgrst, 'reload schema'`)
    await eventually(async () => {
      expect((await library.ask('GET', '/other')).body).toMatchObject({ code: 'PGRST205' })
    })
  })

  test('OPTIONS tells what a relation allows', async () => {
    const table = await library.ask('OPTIONS', '/books')
    const routine = await library.ask('OPTIONS', '/rpc/add')

    expect(table.headers.allow).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE')
    expect(routine.headers.allow).toBe('OPTIONS,GET,HEAD,POST')
  })
})
