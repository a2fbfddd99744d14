import { startWorld } from '@podium/testing'
import { expect, test } from 'vitest'

/**
 * Addresses that need no database; the web app is not among them, because it is not built when this
 * runs.
 */
const WITHOUT_DATABASE = [
  '/healthz',
  '/config.json',
  '/metrics',
  '/auth/v1/settings',
  '/auth/v1/.well-known/jwks.json',
]

test('a ten-second query leaves other routes answering; who needs the database hears 503 in time', async () => {
  await using world = await startWorld('pglite')
  const timed = async (path: string, init?: RequestInit) => {
    const startedAt = performance.now()
    const response = await fetch(world.url + path, init)
    await response.arrayBuffer()
    return { response, tookMs: performance.now() - startedAt }
  }
  await timed('/rest/v1/skills?limit=1', { headers: { apikey: world.serviceRoleKey } })

  const running = world.db.query(`select 'at last' as answer from pg_sleep(10)`)
  const behind = timed('/rest/v1/skills?limit=1', { headers: { apikey: world.serviceRoleKey } })
  const answers = []
  for (const path of WITHOUT_DATABASE) {
    answers.push({ path, ...(await timed(path)) })
  }
  const waited = await behind
  const answer = await running
  const after = await world.service.from('skills').select('id').limit(1)

  for (const { path, response, tookMs } of answers) {
    expect({ path, status: response.status, quick: tookMs < 1000 }).toEqual({
      path,
      status: 200,
      quick: true,
    })
  }
  expect(waited.response.status).toBe(503)
  expect(waited.response.headers.get('retry-after')).toMatch(/^[0-9]+$/)
  expect(waited.tookMs).toBeLessThan(9000)
  expect(answer).toEqual([{ answer: 'at last' }])
  expect(after.status).toBe(200)
})

test('a visitor cannot keep PostgreSQL busy with one statement for more than 3 seconds', async () => {
  await using world = await startWorld('postgres')
  await world.db.query(
    `create function public.wait_long() returns text language sql as $$ select 'at last' from pg_sleep(10) $$`,
  )

  const startedAt = performance.now()
  const refused = await world.anon.rpc('wait_long')
  const tookMs = performance.now() - startedAt

  expect(refused.error?.code).toBe('57014')
  expect(tookMs).toBeGreaterThan(2900)
  expect(tookMs).toBeLessThan(8000)
})
