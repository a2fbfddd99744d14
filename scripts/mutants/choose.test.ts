import { expect, test } from 'vitest'
import { KNOWN_SURVIVORS } from '../../tests/mutants/known-survivors.ts'
import type { Mutant } from '../../tests/mutants/mutant.ts'
import { choose } from './choose.ts'

const ofSchema = Array.from(
  { length: 30 },
  (_, index): Mutant => ({
    kind: 'schema',
    name: `${index % 2 ? 'grant' : 'policy'} ${index}`,
    sql: '',
  }),
)
const ofCode = ['rooms', 'passkeys', 'likes'].flatMap((concern) =>
  Array.from({ length: 10 }, (_, index): Mutant => {
    const name = `guard ${concern}.ts: ${index}`
    return { kind: 'guard', name, file: `${concern}.ts`, start: 0, end: 0, text: '' }
  }),
)
const all = [...ofSchema, ...ofCode]
const namesOf = (...words: string[]) => choose(all, words, 7).map(({ mutant }) => mutant.name)

test('half of the drawn are of the schema, and all are drawn unless a number is told', () => {
  expect(namesOf('20').filter((name) => name.startsWith('guard'))).toHaveLength(10)
  expect(namesOf().toSorted()).toEqual(all.map(({ name }) => name).toSorted())
})

test('slices of a draw are together the whole draw, with the numbers that they have there', () => {
  expect([...namesOf('20', '1-8'), ...namesOf('20', '9-20')]).toEqual(namesOf('20'))
  expect(choose(all, ['20', '9-10'], 7).map(({ number }) => number)).toEqual([9, 10])
  expect(namesOf('20', '19-30')).toHaveLength(2)
})

test('words take all whose names hold one of them, with a number so many by chance', () => {
  expect(namesOf('rooms', 'passkeys')).toHaveLength(20)
  expect(namesOf('schema')).toHaveLength(30)
  const few = namesOf('6', 'rooms', 'passkeys')
  expect(few).toHaveLength(6)
  expect(few.every((name) => /rooms|passkeys/.test(name))).toBe(true)
})

test('a known survivor is not drawn, and taken where it is named', () => {
  const [name = ''] = KNOWN_SURVIVORS.keys()
  const known: Mutant = { kind: 'schema', name, sql: '' }

  expect(choose([known], ['10'], 7)).toEqual([])
  expect(choose([known], [name], 7)).toEqual([{ mutant: known, number: 1 }])
})
