import { describe, expect, test } from 'vitest'
import { bind, compile } from './compile.ts'
import { EXAMPLE } from './example-schema.test-data.ts'
import { type Dialect, parseRequest } from './parse/request.ts'

const DIALECT: Dialect = {
  schemas: ['public'],
  maxRows: null,
  answerBytes: null,
  aggregates: true,
  txOverride: false,
}

function sql(method: string, target: string, { body = '', headers = {} }: Options = {}) {
  const [path = '', query = ''] = target.split('?')
  const given: Record<string, string> = headers
  const raw = { method, path, query, body, header: (name: string) => given[name] ?? null }
  const request = parseRequest(raw, DIALECT)
  const { main } = compile(request.shape, EXAMPLE, DIALECT)
  return { text: main.text, values: bind(main, request) }
}
type Options = { body?: string; headers?: Record<string, string> }

describe('the SQL of a request', () => {
  test('holds values in parameters only', () => {
    const evil = `'; drop table people; --`
    const { text, values } = sql('GET', `/posts?content=eq.${encodeURIComponent(evil)}`)

    expect(text).not.toContain('drop')
    expect(values).toContain(evil)
  })

  test('quotes the keys the answer is asked to have', () => {
    const { text } = sql('GET', `/posts?select=${encodeURIComponent('"a\\"b":content')}`)

    expect(text).toContain('"t0"."content" AS "a""b"')
  })

  test('joins a to-one embed and selects lists after the limit', () => {
    const { text } = sql(
      'GET',
      '/posts?select=id,author:people!author_id(name),likes(count)&limit=20',
    )

    expect(text).toContain(
      'LEFT JOIN LATERAL (SELECT "t1"."name" AS "name" FROM "public"."people" AS "t1" WHERE "t1"."id" = "t0"."author_id") "e1" ON true',
    )
    expect(text).toContain(
      `(SELECT coalesce(json_agg("e2".*), '[]') FROM (SELECT count(*) AS "count" FROM "public"."likes" AS "t2" WHERE "t2"."post_id" = "t0"."id") "e2") AS "likes"`,
    )
  })

  test('follows a junction', () => {
    const { text } = sql('GET', '/posts?select=id,fans:people!likes(name)')

    expect(text).toContain(
      'FROM "public"."people" AS "t1", "public"."likes" AS "t1_junction" WHERE "t0"."id" = "t1_junction"."post_id" AND "t1"."id" = "t1_junction"."person_id"',
    )
  })

  test('turns a null test on an embed into EXISTS', () => {
    const { text } = sql('GET', '/posts?select=id,likes()&likes=is.null')

    expect(text).toContain(
      'WHERE NOT EXISTS (SELECT 1 FROM "public"."likes" AS "t1" WHERE "t1"."post_id" = "t0"."id")',
    )
  })

  test('adds the bound a keyset page implies', () => {
    const { text, values } = sql('GET', '/posts?or=(id.lt.9,and(id.eq.9,author_id.lt.x))')

    expect(text).toContain('"t0"."id" <= $1 AND ("t0"."id" < $1 OR ("t0"."id" = $1 AND')
    expect(values).toEqual(['9', 'x'])
  })

  test('adds no bound when the two values differ', () => {
    const { text } = sql('GET', '/posts?or=(id.lt.9,and(id.eq.8,author_id.lt.x))')

    expect(text).not.toContain('<=')
  })

  test('binds JSON keys and casts to a known type', () => {
    const { text, values } = sql('GET', '/posts?select=data->a->0::text&data->>b=eq.c')

    expect(text).toContain('CAST(("t0"."data"->$1::text->$2::int) AS "pg_catalog"."text") AS "a"')
    expect(text).toContain('("t0"."data"->>$3::text) = $4')
    expect(values).toEqual(['a', '0', 'b', 'c'])
  })

  test('groups by what is not aggregated', () => {
    const { text } = sql('GET', '/posts?select=author_id,id.max()')

    expect(text).toContain('max("t0"."id") AS "max" FROM "public"."posts" AS "t0" GROUP BY 1')
  })

  test('inserts any number of rows with one parameter', () => {
    const body = '[{"id":1,"content":"a"},{"id":2,"content":"b"}]'
    const { text, values } = sql('POST', '/posts', { body })

    expect(text).toContain(
      'INSERT INTO "public"."posts" AS "t0" ("content", "id") SELECT "content", "id" FROM json_to_recordset($1::json) AS body("content" text, "id" bigint) RETURNING 1',
    )
    expect(values).toEqual([body])
  })

  test('returns what an embed of the written rows needs and no more', () => {
    const { text } = sql('PATCH', '/posts?id=eq.1&select=content,people!author_id(name)', {
      body: '{"content":"a"}',
      headers: { prefer: 'return=representation' },
    })

    expect(text).toContain('RETURNING "t0"."content", "t0"."author_id")')
  })

  test('refuses its own result when one row is asked for', () => {
    const { text } = sql('DELETE', '/posts?id=eq.1', {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    })

    expect(text).toContain(
      "CASE WHEN count(*) <> 1 THEN ('podium-guard singular ' || count(*))::int",
    )
  })
})

const REFUSED: [string, string, Options, { code: string; status: number }][] = [
  ['GET', '/nothing', {}, { code: 'PGRST205', status: 404 }],
  ['GET', '/posts?select=nothing', {}, { code: '42703', status: 400 }],
  ['GET', '/posts?nothing=eq.1', {}, { code: '42703', status: 400 }],
  ['GET', '/posts?order=nothing', {}, { code: '42703', status: 400 }],
  ['GET', '/posts?select=id::nothing', {}, { code: '42704', status: 400 }],
  ['GET', '/posts?select=nothing(id)', {}, { code: 'PGRST200', status: 400 }],
  [
    'GET',
    `/posts?select=${Array.from({ length: 13 }, (_, at) => `l${at}:likes(count)`).join()}`,
    {},
    { code: 'PGRST100', status: 400 },
  ],
  ['GET', '/posts?select=people(id)', {}, { code: 'PGRST201', status: 300 }],
  ['GET', '/posts?likes.post_id=eq.1', {}, { code: 'PGRST108', status: 400 }],
  ['GET', '/posts?select=likes()&likes=eq.1', {}, { code: 'PGRST120', status: 400 }],
  [
    'GET',
    '/posts?select=likes(post_id)&order=likes(post_id)',
    {},
    { code: 'PGRST118', status: 400 },
  ],
  ['GET', '/posts?limit=-1', {}, { code: 'PGRST103', status: 416 }],
  ['POST', '/posts', { body: '{"nothing":1}' }, { code: 'PGRST204', status: 400 }],
  ['POST', '/posts?columns=nothing', { body: '{}' }, { code: 'PGRST204', status: 400 }],
  ['PUT', '/posts?content=eq.a', { body: '{"id":1}' }, { code: 'PGRST105', status: 405 }],
  ['POST', '/rpc/nothing', { body: '{}' }, { code: 'PGRST202', status: 404 }],
  ['POST', '/rpc/search', { body: '{"nothing":1}' }, { code: 'PGRST202', status: 404 }],
  ['GET', '/rpc/twice?a=1', {}, { code: 'PGRST203', status: 300 }],
  ['PUT', '/rpc/search', {}, { code: 'PGRST101', status: 405 }],
  ['TRACE', '/posts', {}, { code: 'PGRST117', status: 405 }],
  ['GET', '/a/b/c', {}, { code: 'PGRST125', status: 404 }],
  ['GET', '/posts', { headers: { 'accept-profile': 'auth' } }, { code: 'PGRST106', status: 406 }],
  ['GET', '/posts', { headers: { accept: 'image/png' } }, { code: 'PGRST107', status: 406 }],
]

test.each(REFUSED)('%s %s %o is refused with %o', (method, target, options, refusal) => {
  expect(() => sql(method, target, options)).toThrow(expect.objectContaining(refusal))
})
