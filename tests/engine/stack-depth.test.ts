import { ENGINES, openTestDatabase } from '@podium/testing'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('too deep a value on %s', (engine) => {
  test.each([20_000, 100_000])(
    'of %i levels is refused, and the database goes on',
    async (levels) => {
      await using db = await openTestDatabase(engine)
      const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`

      await expect(db.query('select $1::jsonb', [deep])).rejects.toMatchObject({
        sqlState: '54001',
      })

      expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
    },
  )
})
