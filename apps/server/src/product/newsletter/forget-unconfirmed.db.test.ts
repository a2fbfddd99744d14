import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'
import { forgetUnconfirmed } from './forget-unconfirmed.ts'

describe.each(ENGINES)('unconfirmed subscriptions on %s', (engine) => {
  const world = worldOf(engine)

  test('are forgotten after seven days, confirmed ones never', async () => {
    await world.db.query(
      `insert into newsletter_subscriptions (email, language, token_hash, requested_at, confirmed_at)
       select name || '@example.com', 'fr', name, now() - days * interval '1 day', case when is_confirmed then now() end
       from (values ('old', 8, false), ('new', 6, false), ('confirmed', 8, true)) as asked (name, days, is_confirmed)`,
    )

    await forgetUnconfirmed(world.db)

    const left = await world.db.query<{ name: string }>(
      'select token_hash as name from newsletter_subscriptions order by 1',
    )
    expect(left.map(({ name }) => name)).toEqual(['confirmed', 'new'])
  })
})
