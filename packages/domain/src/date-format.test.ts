import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const

test.each([
  ['fr-FR', '2027-02-01', '1er février 2027'],
  ['fr-FR', '2027-02-11', '11 février 2027'],
  ['en-GB', '2027-02-01', '1 February 2027'],
])('a day in %s: %s', (locale, day, text) => {
  expect(dateFormat(locale, LONG).format(new Date(day))).toBe(text)
})

test('a date that stays on one line may break before its time only', () => {
  const format = dateFormat(
    'fr-FR',
    { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
    { space: '\u00a0' },
  )

  expect(format.format(new Date('2027-02-01T11:04:00Z'))).toBe('1er\u00a0févr.\u00a02027, 11:04')
})
