import { createTestDatabase, SERVICE_ENGINES, startOtlpReceiver } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { runServer } from './run-server.ts'

const EMAIL = 'a.person.with.secrets@example.com'
const POST_ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const SECRET = 'mot-de-passe-tout-a-fait-secret'

describe.each(SERVICE_ENGINES)('traces on %s', (engine) => {
  test('have a span for each request, statement, mail and job, and hold nothing of people', async () => {
    await using collector = await startOtlpReceiver()
    await using database = await createTestDatabase(engine)
    await using server = runServer({
      DATA_DIR: database.dataDir,
      ...('databaseUrl' in database.place && { DATABASE_URL: database.place.databaseUrl }),
      DEMO: 'off',
      AUTH_AUTOCONFIRM: 'off',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
      OTEL_SERVICE_NAME: 'podium-under-test',
    })
    const url = await server.ready
    const { supabaseAnonKey } = (await (await fetch(`${url}/config.json`)).json()) as {
      supabaseAnonKey: string
    }
    // A stranger's trace, which is not continued.
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const client = createClient(url, supabaseAnonKey, {
      auth: { persistSession: false },
      global: { headers: { traceparent } },
    })
    const { data } = await client.auth.signUp({ email: EMAIL, password: SECRET })
    await client.rpc('shared_post', { id: POST_ID }).throwOnError()
    await client.from('pro_posts').select('id').eq('content', SECRET)

    const wanted = [
      'POST /auth/v1/signup',
      'POST /rest/v1/rpc/shared_post',
      'GET /rest/v1/pro_posts',
      'mail signup_confirmation',
      'job removal of files',
      'insert auth.users',
    ]
    await eventually(() =>
      expect(collector.spans.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted)),
    )
    const request = collector.spans.find(({ name }) => name === 'POST /rest/v1/rpc/shared_post')
    const inside = collector.spans.filter(({ traceId }) => traceId === request?.traceId)
    // The first request reads the catalogue too, in a transaction of its own.
    const batch = inside.find(
      ({ name, parentId }) => name === 'batch' && parentId === request?.spanId,
    )
    const statements = inside.filter(({ parentId }) => parentId === batch?.spanId)

    expect(collector.resource).toMatchObject({ 'service.name': 'podium-under-test' })
    expect(request).toMatchObject({
      parentId: '',
      hasFailed: false,
      attributes: { 'http.route': '/rest/v1/rpc/shared_post', 'http.response.status_code': 200 },
    })
    expect(statements.map(({ name }) => name)).toEqual([
      'select',
      expect.stringMatching(/public\.shared_post$/),
    ])
    expect(collector.spans.every(({ durationNs }) => durationNs >= 0n)).toBe(true)
    for (const secret of [
      EMAIL,
      SECRET,
      POST_ID,
      data.user?.id ?? '',
      '127.0.0.1',
      supabaseAnonKey,
    ]) {
      expect(secret).not.toBe('')
      expect(collector.bytes().includes(secret)).toBe(false)
    }
  })
})

test('a collector that is away is told by its reason, without a stack', async () => {
  await using database = await createTestDatabase('pglite')
  const collector = await startOtlpReceiver()
  await collector[Symbol.asyncDispose]()
  await using server = runServer({
    DATA_DIR: database.dataDir,
    DEMO: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  await fetch(await server.ready)

  await eventually(() =>
    expect(server.printed()).toMatch(
      /"reasons":\{"connect ECONNREFUSED [\d.:]+":\d+\},"msg":"traces could not be sent"/,
    ),
  )
})

test('without a collector nothing of the SDK for traces is loaded', async () => {
  const loaded = `
    import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      if (/opentelemetry.*(sdk-trace|otlp)/.test(url)) console.log('loaded ' + url)
      return next(url, context)
    } })`
  await using database = await createTestDatabase('postgres')
  await using server = runServer({
    DATA_DIR: database.dataDir,
    ...('databaseUrl' in database.place && { DATABASE_URL: database.place.databaseUrl }),
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(loaded)}`,
  })
  await server.ready

  expect(server.printed()).not.toContain('loaded ')
})
