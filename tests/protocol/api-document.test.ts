import { ENGINES, type Person, startWorld, type World } from '@podium/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitting, type JsonSchema, text } from './api-from-schema.ts'
import { askAdmin } from './ask-admin.ts'

/** Requests made up for each engine; `npm run test:long` makes up more. */
const RUNS = Number(process.env.API_FUZZ_RUNS ?? 250)

type Described = {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, unknown>
}
type ApiDocument = { openapi: string; paths: Record<string, Record<string, Described>> }

/** Served for mail programs that open a link, and the document itself. */
const NOT_OPERATIONS = ['GET /api/newsletter/unsubscribe', 'GET /api/openapi.json']

const read = async (world: World) =>
  (await (await fetch(`${world.url}/api/openapi.json`)).json()) as ApiDocument // checked below

describe.each(ENGINES)('/api/openapi.json on %s', (engine) => {
  test('describes every operation once, and refers to nothing that is not there', async () => {
    await using world = await startWorld(engine)
    const document = await read(world)
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    const served = world.routes.filter((route) => /^(?!ALL )\w+ \/api\/[^*]+$/.test(route))
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )

    expect(document.openapi).toMatch(/^3\.1\./)
    expect([...described, ...NOT_OPERATIONS].sort()).toEqual([...new Set(served)].sort())
    expect(new Set(ids).size).toBe(ids.length)
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
    expect(refs.length).toBeGreaterThan(0)
    for (const [, ref = ''] of refs) {
      const found = ref
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document)
      expect([ref, found]).toEqual([ref, expect.any(Object)])
    }
  })

  test('whatever is sent to any operation, the answer is one it describes', async () => {
    await using world = await startWorld(engine)
    const document = await read(world)
    const admin = await world.signUp({ role: 'admin' })
    const people = await Promise.all(Array.from({ length: 4 }, () => world.signUp()))
    const callers = { admin, person: people[0], visitor: undefined, nonsense: 'a.b.c' }
    const known = [admin, ...people].map(({ id }) => id)

    await fc.assert(
      fc.asyncProperty(callOf(document, known), async ({ described, path, method, ...call }) => {
        const { status, body } = await send(world, callers[call.caller], { path, method, ...call })

        expect(status).toBeLessThan(500)
        expect(Object.keys(described.responses)).toContain(String(status))
        if (status >= 400) {
          expect(body).toEqual({ error: expect.any(String), code: expect.any(String) })
        }
      }),
      { numRuns: RUNS, seed: 31 },
    )
  })
})

/** One call of one operation: often what it describes, sometimes anything. */
function callOf({ paths }: ApiDocument, known: readonly string[]) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  )
  return fc.constantFrom(...operations).chain(({ path, method, described }) => {
    const { parameters, requestBody } = described
    const values = (place: 'path' | 'query') =>
      fc.record(
        Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema }) => [name, mostly(fitting(schema, known), text)]),
        ),
        place === 'path' ? {} : { requiredKeys: [] },
      )
    const schema = requestBody?.content['application/json'].schema
    return fc.record({
      path: fc.constant(path),
      method: fc.constant(method.toUpperCase()),
      described: fc.constant(described),
      params: values('path'),
      query: values('query'),
      sent: schema ? mostly(fitting(schema, known), fc.jsonValue()) : fc.constant(undefined),
      caller: mostly(
        fc.constant('admin' as const),
        fc.constantFrom('person' as const, 'visitor' as const, 'nonsense' as const),
      ),
    })
  })
}

const mostly = <T, U>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: rare })

type Sent = {
  path: string
  method: string
  params: Record<string, unknown>
  query: Record<string, unknown>
  sent: unknown
}

function send(
  world: World,
  caller: Person | string | undefined,
  { path, method, params, query, sent }: Sent,
) {
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name) => segment(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return askAdmin({ url: world.url, caller }, `${at}?${search}`, { method, sent })
}

/** Dots alone would be another address, and half a character cannot be in one. */
const segment = (value: string) =>
  encodeURIComponent(value.toWellFormed()).replace(/^(\.{0,2})$/, 'x$1')
