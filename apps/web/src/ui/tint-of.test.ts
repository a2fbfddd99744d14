import { expect, test } from 'vitest'
import { TINTS, tintOf } from './tint-of.ts'

test('a person has one of ten tints by their id, on every screen the same; nobody has none of them', () => {
  const ids = Array.from({ length: 50 }, (_, nth) =>
    (0xf0000000 + nth).toString(16).padEnd(36, '-a0'),
  )

  expect(new Set(ids.map(tintOf))).toEqual(new Set(TINTS))
  expect(tintOf('5f0c1d2e-0000-4000-8000-000000000000')).toBe(TINTS[0x5f0c1d2e % 10])
  expect(TINTS).not.toContain(tintOf(undefined))
})
