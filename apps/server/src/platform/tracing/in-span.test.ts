import { expect, test } from 'vitest'
import { kindOf } from './in-span.ts'

test.each([
  ['a text', 'ada@example.com is taken', 'Error'],
  ['nothing', undefined, 'Error'],
  ['an error', new RangeError('ada@example.com'), 'RangeError'],
  ['a refusal of the database', Object.assign(new Error('ada'), { sqlState: '23505' }), '23505'],
])('of a failure that is %s nothing but its kind is told', (_, thrown, kind) => {
  expect(kindOf(thrown)).toBe(kind)
})
