import {
  createTestDatabase,
  type Database,
  openDatabase,
  type SilentProxy,
  startSilentProxy,
  type TestDatabase,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Limit that keeps the tests short; a server waits 9 s (silent-server.long.test.ts). */
const LIMIT_MS = 1000

let database: TestDatabase
let proxy: SilentProxy
let db: Awaited<ReturnType<typeof openDatabase>>
beforeEach(async () => {
  database = await createTestDatabase('postgres', { bare: true })
  proxy = await startSilentProxy(urlOf(database))
  db = await openDatabase({ databaseUrl: proxy.url, statementLimitMs: LIMIT_MS })
})
afterEach(async () => {
  db.cut()
  await db.close()
  await proxy[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

function urlOf({ place }: TestDatabase): string {
  if (!('databaseUrl' in place)) throw new Error('PostgreSQL has an address')
  return place.databaseUrl
}

const answers = (one: Database) => eventually(() => one.query('select 1'))

describe('a network that loses connections without closing them', () => {
  test('costs the statements under way, and none after it is back', async () => {
    await Promise.all(Array.from({ length: 10 }, () => db.query('select pg_sleep(0.2)')))

    proxy.fallSilent()
    const lost = db.query('select 1')
    const held = db.transaction((tx) => tx.query('select 1'))
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
    await expect(held).rejects.toMatchObject({ code: 'unavailable' })
    proxy.recover()
    const after = await Promise.all(Array.from({ length: 20 }, () => db.query('select 1 as one')))

    // Of the ten old connections none is tried again.
    expect(after).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]))
  })

  test('keeps nobody from hearing notifications, who is told that some may be lost', async () => {
    const heard: string[] = []
    await db.listen('news', (payload) => heard.push(payload))

    proxy.fallSilent()
    await expect(db.query('select 1')).rejects.toMatchObject({ code: 'unavailable' })
    proxy.recover()
    await eventually(() => expect(heard).toEqual(['']))
    await answers(db)
    await db.query(`select pg_notify('news', 'again')`)

    await eventually(() => expect(heard).toEqual(['', 'again']))
  })

  test('is called silence where not even a connection can be opened', async () => {
    proxy.fallSilent()

    await expect(db.query('select 1')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: 'PostgreSQL has not taken a connection for 5000 ms' },
    })
  })

  test('does not keep the database from being closed', async () => {
    await db.listen('news', () => {})
    proxy.fallSilent()
    const lost = Promise.allSettled([
      db.query('select 1'),
      db.batch([{ text: 'select 2' }]),
      db.transaction((tx) => tx.query('select 3')),
    ])

    db.cut()
    await db.close()

    for (const outcome of await lost) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
    }
  })
})

test('a statement over the limit is ended in PostgreSQL too', async () => {
  await expect(db.query('select pg_sleep(600)')).rejects.toMatchObject({ code: 'unavailable' })

  await eventually(async () => {
    const running = await db.query(
      `select from pg_stat_activity where query = 'select pg_sleep(600)' and datname = current_database()`,
    )
    expect(running).toEqual([])
  })
})
