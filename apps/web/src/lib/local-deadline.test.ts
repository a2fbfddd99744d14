import { expect, test } from 'vitest'
import { localDeadline } from './local-deadline.ts'

test('a day ends at midnight in Paris, whatever the season; people there are told nothing', () => {
  expect(localDeadline('2026-12-04', 'Europe/Paris')).toBeNull()
  expect(localDeadline('2026-12-04', 'Europe/Brussels')).toBeNull()
  expect(localDeadline('2026-12-04', 'America/Montreal')).not.toBeNull()
  const instants = [
    ['2026-12-04', '2026-12-04T23:00Z'],
    ['2026-07-04', '2026-07-04T22:00Z'],
  ] as const
  for (const [day, end] of instants) {
    const shown = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' })
    expect(localDeadline(day, 'Asia/Tokyo')?.replaceAll('\u00a0', ' ')).toBe(
      shown.format(new Date(end)),
    )
  }
})
