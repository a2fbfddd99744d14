import { randomUUID } from 'node:crypto'
import { ENGINES, openTestDatabase } from '@podium/testing'
import { describe, expect, test } from 'vitest'
import { createRoomWrites } from './room-writes.ts'

/** Outcome of a write: seconds to wait for the next one, 0 if it counts. */
const waitOf = (write: Promise<void>): Promise<unknown> =>
  write.then(
    () => 0,
    (refusal: { code: unknown; retryAfterS: unknown }) => {
      expect(refusal.code).toBe('over_request_rate_limit')
      return refusal.retryAfterS
    },
  )

describe.each(ENGINES)('messages of one person on %s', (engine) => {
  test('are 30 in a minute, in all rooms; another person’s are their own', async () => {
    await using db = await openTestDatabase(engine)
    const write = createRoomWrites(db, { isOn: true })
    const [writer, other] = [randomUUID(), randomUUID()]

    for (let written = 0; written < 30; written += 1) await write(writer)

    const wait = Number(await waitOf(write(writer)))
    expect([wait > 0, wait <= 60]).toEqual([true, true])
    expect(await waitOf(write(other))).toBe(0)
  })

  test('are not counted where limits are off', async () => {
    await using db = await openTestDatabase(engine)
    const write = createRoomWrites(db, { isOn: false })
    const writer = randomUUID()

    for (let written = 0; written < 40; written += 1) expect(await waitOf(write(writer))).toBe(0)
  })
})

test('messages of one person on postgres are 1,000 in a day', async () => {
  await using db = await openTestDatabase('postgres')
  const write = createRoomWrites(db, { isOn: true })
  const writer = randomUUID()
  await write(writer)
  const known = await db.query(
    'update auth.rate_limits set points = 999 where key = $1 returning key',
    [`room-day:${writer}`],
  )
  expect(known).toHaveLength(1)

  expect(await waitOf(write(writer))).toBe(0)
  const wait = Number(await waitOf(write(writer)))
  expect([wait > 60 * 60, wait <= 24 * 60 * 60]).toEqual([true, true])
})
