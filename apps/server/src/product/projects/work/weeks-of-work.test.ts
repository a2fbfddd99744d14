import { expect, test } from 'vitest'
import { weeksOfWork } from './weeks-of-work.ts'

test('a public holiday takes its share of a week, said or not, as it does in a plan', () => {
  const weeks = weeksOfWork({
    availability: { status: 'available', weeks: { '2026-12-28': 14 } },
    seats: [],
    firstWeek: '2026-12-14',
  })

  expect(weeks.slice(0, 4).map(({ free, is_said }) => [free, is_said])).toEqual([
    [35, false],
    [28, false], // Christmas
    [11, true], // New Year
    [35, false],
  ])
})
