import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

describe.each(ENGINES)('searching professionals on %s', (engine) => {
  const world = worldOf(engine)
  let reader: Awaited<ReturnType<typeof world.signUp>>
  const join = async (first_name: string, last_name: string, profession: string | null) => {
    const person = await world.signUp({ role: 'professional' })
    await person
      .rpc('save_profile', { changes: { first_name, last_name, profession } })
      .throwOnError()
  }
  /** Last names of those whom a search finds. */
  const find = async (words: string[], most?: number) => {
    const asked = { words, ...(most !== undefined && { most }) }
    const { data } = await reader.rpc('find_professionals', asked).throwOnError()
    return data.map(({ last_name }: { last_name: string }) => last_name)
  }

  beforeAll(async () => {
    reader = await world.signUp()
    await join('Léa', 'Fontaine-Müller', 'Développeuse web')
    await join('Léa', 'Aubry', 'Luthière 100%')
    await join('Noé', 'Zubiri', null)
  })

  test('find who has published nothing, by words of their names and by parts of their profession', async () => {
    expect(await find(['lea'])).toEqual(['Aubry', 'Fontaine-Müller'])
    expect(await find(['LÉA', 'velopp'])).toEqual(['Fontaine-Müller'])
    expect(await find(['mull', 'web'])).toEqual(['Fontaine-Müller'])
    expect(await find(['ontaine'])).toEqual([])
    expect(await find(['lea', 'zubiri'])).toEqual([])
  })

  test('name only who names a profession', async () => {
    expect(await find(['zubiri'])).toEqual([])
  })

  test('take characters of patterns as they are, and bound what they give', async () => {
    expect(await find(['0%'])).toEqual(['Aubry'])
    expect(await find(['_'])).toEqual([])
    expect(await find(['lea'], 1)).toEqual(['Aubry'])
    expect(await find(['lea'], -1)).toEqual([])
    expect(await find([])).toEqual([])
    expect(await find([''])).toEqual([])
  })

  test('look for five words, however they are sent', async () => {
    await join('Una', 'Long', 'One two three four')
    const words = ['una', 'one', 'two', 'three', 'four']

    for (const sent of [words, [...words, 'six'], [[...words, 'six']]]) {
      const { data } = await reader.rpc('find_professionals', { words: sent }).throwOnError()
      expect(data).toHaveLength(1)
    }
  })

  test('answer nobody who is not signed in', async () => {
    const { error, status } = await world.anon.rpc('find_professionals', { words: ['lea'] })
    expect([status, error?.code]).toEqual([401, '42501'])
  })
})
