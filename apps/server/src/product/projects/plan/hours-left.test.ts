import { expect, test } from 'vitest'
import { hoursLeft } from './hours-left.ts'

const weeks = [
  { week: '2026-11-30', hours: 30 },
  { week: '2026-12-07', hours: 35 },
]

test.each([
  ['nothing', [], [30, 35]],
  ['two days of the first week', [['2026-11-30', '2026-12-01', 2]], [16, 35]],
  ['a task over both weeks', [['2026-12-03', '2026-12-08', 5]], [0, 30]],
  ['more than was planned', [['2026-12-07', '2026-12-11', 9]], [30, 0]],
  ['a task of another month', [['2027-01-04', '2027-01-05', 2]], [30, 35]],
] as const)('hours of a plan of which %s was done', (_what, done, left) => {
  const work = done.map(([start, finish, days]) => ({ start, finish, days }))

  expect(hoursLeft(weeks, work).map(({ hours }) => hours)).toEqual(left)
})
