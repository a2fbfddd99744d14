import { ENGINES, startWorld } from '@podium/testing'
import { describe, expect, test } from 'vitest'

const PEOPLE = 10
const REQUESTS_EACH = 5

describe.each(ENGINES)('requests at once on %s', (engine) => {
  test('nobody ever sees a row as somebody else', async () => {
    await using world = await startWorld(engine)
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => world.signUp()))
    const requests = Array.from({ length: REQUESTS_EACH }, () => [...people, world.anon]).flat()

    const seen = await Promise.all(
      requests.map(async (person) => {
        const { data, error } = await person.from('people_private').select('id')
        return data ?? error.code
      }),
    )

    expect(seen).toEqual(requests.map((person) => ('id' in person ? [{ id: person.id }] : '42501')))
  })
})
