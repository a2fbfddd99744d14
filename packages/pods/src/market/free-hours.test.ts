import { expect, test } from 'vitest'
import { dayNumber, dayOf } from '../days.ts'
import { afterWorkdays, workDates } from './free-hours.ts'

const monday = dayNumber('2026-01-05')
const dates = (freeHours: number[], from: string, hours: number) => {
  const found = workDates(freeHours, { monday, from: dayNumber(from), hours })
  return found && [dayOf(found.start), dayOf(found.finish)]
}

test('work takes the free hours of each working day, from the first possible one on', () => {
  expect(dates([35], '2026-01-05', 35)).toEqual(['2026-01-05', '2026-01-09'])
  expect(dates([35], '2026-01-08', 35)).toEqual(['2026-01-08', '2026-01-14'])
  expect(dates([35], '2026-01-10', 7)).toEqual(['2026-01-12', '2026-01-12']) // a Saturday
  expect(dates([0, 0, 10, 35], '2025-12-24', 15)).toEqual(['2026-01-19', '2026-01-26'])
})

test('work that two years do not hold has no finish', () => {
  expect(dates([35, 0], '2026-01-05', 36)).toBeNull()
  expect(dates([], '2026-01-05', 1)).toBeNull()
})

test('working days skip weekends', () => {
  const after = (day: string, days: number) => dayOf(afterWorkdays(dayNumber(day), days))
  expect(after('2026-01-09', 1)).toBe('2026-01-12')
  expect(after('2026-01-10', 0)).toBe('2026-01-12')
  expect(after('2026-01-05', 10)).toBe('2026-01-19')
})
