import { type Database, ENGINES, openTestDatabase } from '@podium/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

describe.each(ENGINES)('the database on %s', (engine) => {
  let db: Database & AsyncDisposable

  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await db.query('create table notes (id int primary key, text text)')
  })
  afterAll(() => db[Symbol.asyncDispose]())

  const texts = async () =>
    (await db.query<{ text: string }>('select text from notes')).map((row) => row.text)

  test('a batch answers each of its statements and commits', async () => {
    const results = await db.batch([
      { name: 'note', text: 'insert into notes values ($1, $2)', values: [1, 'kept'] },
      { text: 'select $1::jsonb as value', values: [{ key: 'a' }] },
    ])

    expect(results).toEqual([
      { rows: [], rowCount: 1 },
      { rows: [{ value: { key: 'a' } }], rowCount: 1 },
    ])
    expect(await texts()).toContain('kept')
  })

  test('a batch with one refused statement changes nothing and tells the first refusal', async () => {
    const refused = db.batch([
      { text: `insert into notes values (2, 'half')` },
      { text: 'select 1 / 0' },
      { text: 'select from nowhere' },
    ])

    await expect(refused).rejects.toMatchObject({ name: 'SqlError', sqlState: '22012' })
    expect(await texts()).not.toContain('half')
  })

  test('a batch with a parameter that cannot be serialised sends nothing', async () => {
    const loop: Record<string, unknown> = {}
    loop.self = loop

    const refused = db.batch([
      { text: `insert into notes values (3, 'half')` },
      { text: 'select $1::jsonb', values: [loop] },
    ])

    await expect(refused).rejects.toThrow('circular')
    expect(await texts()).not.toContain('half')
  })

  test('one prepared name cannot stand for two statements', async () => {
    await db.batch([{ name: 'same', text: 'select 1' }])

    const refused = db.batch([
      { text: `insert into notes values (4, 'half')` },
      { name: 'same', text: 'select 2' },
    ])

    await expect(refused).rejects.toThrow("named 'same'")
    expect(await texts()).not.toContain('half')
  })

  test('more prepared names than a connection keeps still work', async () => {
    const shapes = Array.from({ length: 1100 }, (_, shape) => shape)

    for (const shape of shapes) {
      await db.batch([{ name: `shape ${shape}`, text: `select ${shape} as shape` }])
    }
    const [again] = await db.batch([{ name: 'shape 0', text: 'select 0 as shape' }])

    expect(again?.rows).toEqual([{ shape: 0 }])
    const [{ count } = { count: 0 }] = await db.query<{ count: number }>(
      'select count(*)::int from pg_prepared_statements',
    )
    expect(count).toBeLessThan(600)
  })

  test('a batch that ends with rollback answers and leaves nothing', async () => {
    const [inserted] = await db.batch(
      [{ text: `insert into notes values (6, 'tried') returning text` }],
      { end: 'rollback' },
    )

    expect(inserted?.rows).toEqual([{ text: 'tried' }])
    expect(await texts()).not.toContain('tried')
  })

  test('a transaction whose work throws is rolled back', async () => {
    const failed = db.transaction(async (tx) => {
      await tx.query(`insert into notes values (7, 'half')`)
      throw new Error('changed my mind')
    })

    await expect(failed).rejects.toThrow('changed my mind')
    expect(await texts()).not.toContain('half')
  })

  test('a transaction that ignores a refusal does not pretend to have committed', async () => {
    const ignored = db.transaction(async (tx) => {
      await tx.query(`insert into notes values (8, 'half')`)
      await tx.query('select 1 / 0').catch(() => {})
    })

    await expect(ignored).rejects.toThrow('nothing is committed')
    expect(await texts()).not.toContain('half')
  })

  test('a statement that nobody waits for fails the next one, and the commit', async () => {
    const sent: Promise<unknown>[] = []
    const leave = (tx: Pick<Database, 'query'>) =>
      sent.push(tx.query(`insert into notes values (10, 'left')`))

    const last = db.transaction(async (tx) => void leave(tx))
    const early = db.transaction(async (tx) => {
      leave(tx)
      await tx.query('select 1')
    })

    // Both are watched from the start: either may be refused first.
    await Promise.all(
      [last, early].map((one) => expect(one).rejects.toThrow('A statement was not awaited')),
    )
    await Promise.all(sent)
    expect(await texts()).not.toContain('left')
  })

  test('work that outlives its transaction cannot act on the next one', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    let late: Promise<unknown> = Promise.resolve()

    await db.transaction(async (tx) => {
      late = over.then(() => tx.query(`insert into notes values (9, 'late')`))
    })
    end()

    await expect(late).rejects.toThrow('The transaction is over')
  })

  test('who listens hears a notification when its transaction commits, and only then', async () => {
    const heard: string[] = []
    const { promise: last, resolve } = Promise.withResolvers<void>()
    const stop = await db.listen('News of the day', (payload) => {
      heard.push(payload)
      if (payload === 'last') resolve()
    })

    await db.batch([{ text: `select pg_notify('News of the day', 'undone')` }], { end: 'rollback' })
    await db.batch([{ text: `select pg_notify('News of the day', 'first')` }])
    await db.query(`select pg_notify('News of the day', 'last')`)
    await last
    await stop()

    expect(heard).toEqual(['first', 'last'])
  })

  test('fifty requests at once each run under their own identity', async () => {
    const people = Array.from({ length: 50 }, (_, person) => `person ${person}`)

    const seen = await Promise.all(
      people.map(async (sub) => {
        const identity = {
          name: 'identity',
          text: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
          values: ['authenticated', JSON.stringify({ sub })],
        }
        const [, result] = await db.batch([
          identity,
          { text: `select current_user::text, current_setting('request.jwt.claims') as claims` },
        ])
        return result?.rows[0]
      }),
    )
    const [after] = await db.query(
      `select current_user::text, current_setting('request.jwt.claims', true) as claims`,
    )

    expect(seen).toEqual(
      people.map((sub) => ({ current_user: 'authenticated', claims: JSON.stringify({ sub }) })),
    )
    expect(after).toEqual({ current_user: 'postgres', claims: expect.toBeOneOf(['', null]) })
  })
})
