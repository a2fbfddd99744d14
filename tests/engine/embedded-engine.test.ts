import { openTestDatabase } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { expect, test } from 'vitest'

/**
 * Limit before a statement counts as hung: short, but enough for an honest one while other tests
 * run.
 */
const HUNG_AFTER_MS = 2000
const UNAVAILABLE = { code: 'unavailable', status: 503 }

test('a statement of seconds keeps the event loop free', async () => {
  await using db = await openTestDatabase('pglite')
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 20)

  const answer = await db.query(`select 'at last' as answer from pg_sleep(2)`)
  clearInterval(timer)

  expect(answer).toEqual([{ answer: 'at last' }])
  // Of some hundred; a blocked loop has one, when it is free again.
  expect(turns).toBeGreaterThan(5)
})

test('a statement that hangs ends with 503, and the database opens again with every committed row', async () => {
  await using db = await openTestDatabase('pglite', { statementLimitMs: HUNG_AFTER_MS })
  await db.query('create table kept (id int)')
  await db.query('insert into kept values (1)')

  const hung = db.query('select pg_sleep(60)')

  await expect(hung).rejects.toMatchObject(UNAVAILABLE)
  await eventually(async () => expect(await db.query('select id from kept')).toEqual([{ id: 1 }]))
})

test('who listens still hears after the database has opened again, and first of the break', async () => {
  await using db = await openTestDatabase('pglite', { statementLimitMs: HUNG_AFTER_MS })
  const heard: string[] = []
  await db.listen('news', (payload) => void heard.push(payload))

  await db.query('select pg_sleep(60)').catch(() => {})
  await eventually(() => db.query(`select pg_notify('news', 'again')`))

  await eventually(() => expect(heard.at(-1)).toBe('again'))
  expect(heard[0]).toBe('')
})

test('closing waits for what was asked before and refuses what comes after', async () => {
  await using db = await openTestDatabase('pglite')

  const asked = [db.query('select 1 as one from pg_sleep(0.2)'), db.query('select 2 as two')]
  const closed = db.close()
  const late = db.query('select 3')

  await expect(late).rejects.toMatchObject(UNAVAILABLE)
  expect(await Promise.all(asked)).toEqual([[{ one: 1 }], [{ two: 2 }]])
  await closed
})
