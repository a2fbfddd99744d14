import { expect, test } from 'vitest'
import { dayStart } from './day-start.ts'

test.each([
  ['2026-11-21', 0, [2026, 10, 21]],
  ['2026-12-31', 1, [2027, 0, 1]],
  ['2028-02-28', 1, [2028, 1, 29]],
  ['0001-01-01', 0, [1, 0, 1]],
] as const)(
  'the start of %s and %i days is midnight here',
  (day, daysLater, [year, month, date]) => {
    const start = dayStart(day, daysLater)

    expect([start.getFullYear(), start.getMonth(), start.getDate()]).toEqual([year, month, date])
    expect([start.getHours(), start.getMinutes(), start.getSeconds()]).toEqual([0, 0, 0])
  },
)
