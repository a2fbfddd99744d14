import { expect, test } from 'vitest'
import { dayOf } from '../../days.ts'
import { holidaysOf } from './holidays.ts'
import { REGIONS, type Region } from './regions.ts'

const inYear = (region: Region, year: number) =>
  holidaysOf(region, year)
    .map(dayOf)
    .map((day) => day.slice(5))

/** Public holidays as the ministry of labour publishes them. */
const FRANCE: Record<number, string> = {
  2024: '01-01 04-01 05-01 05-08 05-09 05-20 07-14 08-15 11-01 11-11 12-25',
  2025: '01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25',
  2026: '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25',
  2027: '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25',
  2028: '01-01 04-17 05-01 05-08 05-25 06-05 07-14 08-15 11-01 11-11 12-25',
}

test.each(Object.entries(FRANCE))('the public holidays of France in %s', (year, days) => {
  expect(inYear('FR', Number(year))).toEqual(days.split(' '))
})

test('two holidays on one day are one day off', () => {
  // Ascension Day 2008 was 1 May.
  expect(inYear('FR', 2008)).toHaveLength(10)
})

test.each<[Region, number, string]>([
  [
    'FR-ALSACE-MOSELLE',
    2026,
    '01-01 04-03 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25 12-26',
  ],
  ['BE', 2026, '01-01 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25'],
  ['LU', 2026, '01-01 04-06 05-01 05-09 05-14 05-25 06-23 08-15 11-01 12-25 12-26'],
  ['LU', 2018, '01-01 04-02 05-01 05-10 05-21 06-23 08-15 11-01 12-25 12-26'],
  ['CH', 2026, '01-01 05-14 08-01 12-25'],
  ['CH-GE', 2026, '01-01 04-03 04-06 05-14 05-25 08-01 09-10 12-25 12-31'],
  ['CH-VD', 2026, '01-01 01-02 04-03 04-06 05-14 05-25 08-01 09-21 12-25'],
  ['CA-QC', 2026, '01-01 04-03 05-18 06-24 07-01 09-07 10-12 12-25'],
  ['CA-QC', 2029, '01-01 03-30 05-21 06-24 06-25 07-01 07-02 09-03 10-08 12-25'],
  ['GB-ENG', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28'],
  ['GB-ENG', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
  ['GB-ENG', 2028, '01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  ['GB-ENG', 2033, '01-01 01-03 04-15 04-18 05-02 05-30 08-29 12-25 12-26 12-27'],
])('the days off of %s in %i', (region, year, days) => {
  expect(inYear(region, year)).toEqual(days.split(' '))
})

test('every region has New Year and Christmas, in order and within the year', () => {
  for (const region of REGIONS)
    for (let year = 2020; year <= 2060; year += 1) {
      const days = holidaysOf(region, year)
      expect(days).toEqual([...new Set(days)].sort((a, b) => a - b))
      expect(days.map(dayOf).every((day) => day.startsWith(String(year)))).toBe(true)
      expect(inYear(region, year)).toEqual(expect.arrayContaining(['01-01', '12-25']))
    }
})
