import { expect, test } from 'vitest'
import { isPhone, phoneDigits } from './phone.ts'

test.each([
  ['+33 6 12 34 56 78', '33612345678'],
  ['+33 (0)6 12 34 56 78', '33612345678'],
  ['+33(0)612345678', '33612345678'],
  ['+33.6.12.34.56.78', '33612345678'],
  ['+33\u202f6\u00a012345678', '33612345678'],
  ['1 (555) 010-0100', '15550100100'],
])('%s is %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
  expect(isPhone(digits)).toBe(true)
})

test.each([
  '06 12 34 56 78',
  '(0)612345678',
  '+(0)612345678',
  '++33612345678',
  '+33 6 12 a',
  '+1',
  '',
])('“%s” is none', (typed) => {
  expect(isPhone(phoneDigits(typed))).toBe(false)
})
