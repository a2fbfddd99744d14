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

test('a ten-second query leaves other routes answering; who needs the database hears 503 before it ends', async () => {
  await using world = await startWorld('pglite')
  const person = await world.signUp()
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(world.url + path, init)
    await response.arrayBuffer()
    return { path, response, isRunning }
  }
  const askForSkills = () =>
    ask('/rest/v1/skills?limit=1', { headers: { apikey: world.serviceRoleKey } })
  const askForUser = () =>
    ask('/auth/v1/user', { headers: { authorization: `Bearer ${session?.access_token}` } })
  const { session } = (await person.auth.getSession()).data
  let isRunning = true
  await askForSkills()

  const running = world.db.query(`select 'at last' as answer from pg_sleep(10)`).finally(() => {
    isRunning = false
  })
  const behind = [askForSkills(), askForUser()]
  const answers = []
  for (const path of WITHOUT_DATABASE) answers.push(await ask(path))
  const waited = await Promise.all(behind)
  const answer = await running
  const after = await world.service.from('skills').select('id').limit(1)

  expect(
    answers.map(({ path, response, isRunning }) => ({ path, status: response.status, isRunning })),
  ).toEqual(WITHOUT_DATABASE.map((path) => ({ path, status: 200, isRunning: true })))
  for (const { response, isRunning } of waited) {
    expect({ status: response.status, isRunning }).toEqual({ status: 503, isRunning: true })
    expect(response.headers.get('retry-after')).toMatch(/^[0-9]+$/)
  }
  expect(answer).toEqual([{ answer: 'at last' }])
  expect(after.status).toBe(200)
})

test('a visitor’s statement that takes too long is ended by PostgreSQL', async () => {
  await using world = await startWorld('postgres')
  await world.db.query(
    `create function public.wait_long() returns text language sql as $$ select 'at last' from pg_sleep(600) $$`,
  )

  const refused = await world.anon.rpc('wait_long')

  expect(refused.error?.code).toBe('57014')
})
