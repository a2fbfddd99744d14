import { ENGINES, openTestDatabase } from '@podium/testing'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('too deep a value on %s', (engine) => {
  test('is refused, and the database goes on', async () => {
    await using db = await openTestDatabase(engine)
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

    await expect(db.query('select $1::jsonb', [deep])).rejects.toMatchObject({ sqlState: '54001' })

    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
  })
})
