import { ENGINES, startWorld } from '@podium/testing'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('a new column of profiles on %s', (engine) => {
  test('takes one statement and one call: then it is read, written and saved like the others', async () => {
    await using world = await startWorld(engine)
    await world.db.query('alter table public.people add column pronouns text')
    await world.db.query(
      `alter table public.people_private add column tax_number text not null default ''`,
    )
    await world.db.query('select public.expose_profiles()')
    const [alice, bob] = [await world.signUp(), await world.signUp()]

    await alice.rpc('save_profile', { changes: { pronouns: 'elle' } as never }).throwOnError()
    await alice
      .from('profiles')
      .update({ tax_number: 'FR 12' } as never)
      .eq('id', alice.id)
      .throwOnError()
    const update = { pronouns: 'iel', tax_number: '0' } as never
    const stranger = await bob.from('profiles').update(update).eq('id', alice.id).select('id')

    const read = async (reader: typeof alice) => {
      const { data } = await reader.from('profiles').select('*').eq('id', alice.id).single()
      return data
    }
    expect(stranger.data).toEqual([])
    expect([await read(alice), await read(bob)]).toMatchObject([
      { pronouns: 'elle', tax_number: 'FR 12' },
      { pronouns: 'elle', tax_number: '' },
    ])
  })
})
