import { expect, test } from 'vitest'
import { notAsFrozen, unfrozen } from './not-as-frozen.ts'

const FROZEN = { '1_people.sql': 'a', '3_posts.sql': 'b' }

test('a migration that comes after the frozen ones is all right and not frozen yet', () => {
  const present = { ...FROZEN, '4_follows.sql': 'c' }

  expect([notAsFrozen(FROZEN, present), unfrozen(FROZEN, present)]).toEqual([[], ['4_follows.sql']])
})

test.each([
  [{ ...FROZEN, '1_people.sql': 'edited' }, '1_people.sql was changed'],
  [{ '1_people.sql': 'a' }, '3_posts.sql is frozen and not there'],
  [{ ...FROZEN, '2_follows.sql': 'c' }, '2_follows.sql would run before 3_posts.sql'],
])('%o is refused: %s', (present, complaint) => {
  expect(notAsFrozen(FROZEN, present)).toEqual([expect.stringContaining(complaint)])
})

test('a migration that another branch froze meanwhile is refused where it would run before', () => {
  const merged = { ...FROZEN, '2_follows.sql': 'c' }

  expect(notAsFrozen(merged, merged)).toEqual([
    '2_follows.sql was frozen after 3_posts.sql and would run before it: give it a later time, also in the list',
  ])
})
