import { createTestDatabase, type Database, openDatabase, openTestDatabase } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'

let db: Database & AsyncDisposable
beforeAll(async () => {
  db = await openTestDatabase('postgres')
})
afterAll(() => db[Symbol.asyncDispose]())

/** Terminates all connections, as an administrator, a failover or a network does. */
const endConnections = () =>
  db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )

test('a request whose connection is ended gets 503, and later ones a new connection', async () => {
  // Awaited from the start: it may reject before anything below has ended.
  const cut = expect(db.query('select pg_sleep(30)')).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  })
  await eventually(async () => {
    const sleeping = await db.query(
      `select from pg_stat_activity where query = 'select pg_sleep(30)' and datname = current_database()`,
    )
    expect(sleeping).toHaveLength(1)
  })

  await endConnections()

  await cut
  await eventually(async () => expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]))
})

test('who listens hears again after the connection was ended', async () => {
  const heard: string[] = []
  const stop = await db.listen('news', (payload) => heard.push(payload))

  await endConnections()
  await eventually(async () => {
    await db.query(`select pg_notify('news', 'again')`)
    expect(heard).toContain('again')
  })
  await stop()
})

test('requests that find no free connection in PostgreSQL wait for one', async () => {
  await using few = await createTestDatabase('postgres', { bare: true })
  if (!('databaseUrl' in few.place)) throw new Error('PostgreSQL has an address')
  const { databaseUrl } = few.place
  const role = `few_${new URL(databaseUrl).pathname.slice(1)}`
  await db.query(`create role ${role} login connection limit 2`)
  const url = new URL(databaseUrl)
  url.username = role
  const crowded = await openDatabase({ databaseUrl: url.href, poolSize: 8 })

  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => crowded.query('select 1 as one from pg_sleep(0.1)')),
  )
  await crowded.close()
  await db.query(`drop role ${role}`)

  expect(answers).toEqual(answers.map(() => ({ status: 'fulfilled', value: [{ one: 1 }] })))
})
