import { expect, test } from 'vitest'
import { freeHoursOf } from './free-hours-of.ts'

const MONDAY = '2026-11-23'
const free = { status: 'available', weeks: null, accepted: null } as const

test('a week that nobody spoke of has the hours of the status, of 26 weeks and of all later ones', () => {
  expect(freeHoursOf(free, MONDAY)).toEqual(Array.from({ length: 27 }, () => 35))
  expect(freeHoursOf({ ...free, status: 'busy' }, MONDAY)).toEqual(
    Array.from({ length: 27 }, () => 14),
  )
})

test('a week that the person spoke of has the hours that they said, none too', () => {
  const weeks = { '2026-11-30': 0, '2026-12-07': 20, '2026-12-08': 3 }

  expect(freeHoursOf({ ...free, weeks }, MONDAY).slice(0, 4)).toEqual([35, 0, 20, 35])
})

test('accepted work takes its hours from its weeks, as many as there are', () => {
  const accepted = [
    { start: '2026-11-18', finish: '2026-12-01', days: 6 },
    { start: '2026-12-07', finish: '2026-12-11', days: 10 },
  ]

  expect(freeHoursOf({ ...free, accepted }, MONDAY).slice(0, 4)).toEqual([21, 21, 0, 35])
})

test('accepted work of the last week counts, of later ones none', () => {
  const lastAndNext = [{ start: '2027-05-17', finish: '2027-05-28', days: 4 }]

  expect(freeHoursOf({ ...free, accepted: lastAndNext }, MONDAY)).toEqual([
    ...Array.from({ length: 25 }, () => 35),
    21,
    35,
  ])
})
