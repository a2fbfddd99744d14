import { expect, test } from 'vitest'
import { AccessMissingError } from './access-missing-error.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `right ${index + 1}`)

test.each([
  [10, '  - right 10\nnpm run rights'],
  [12, '  - right 10\n  and 2 more\nnpm run rights'],
])('of %i missing rights the first ten are named, and the rest counted', (count, end) => {
  expect(new AccessMissingError(lines(count)).message).toContain(end)
})
