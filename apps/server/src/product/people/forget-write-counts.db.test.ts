import { SERVICE_ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'
import { forgetWriteCounts } from './forget-write-counts.ts'

describe.each(SERVICE_ENGINES)('counts of writes on %s', (engine) => {
  const world = worldOf(engine)

  test('are deleted from the next day on', async () => {
    const { db } = world
    const person = await world.signUp()
    await db.query(
      `insert into write_counts (person_id, kind, minute, in_minute, day, in_day)
       select $1, kind, now(), 1, date_trunc('day', now(), 'UTC') - days * interval '1 day', 1
       from (values ('today', 0), ('yesterday', 1)) as written (kind, days)`,
      [person.id],
    )

    await forgetWriteCounts(db)

    expect(await db.query(`select kind from write_counts where kind like '%day'`)).toEqual([
      { kind: 'today' },
    ])
  })
})
