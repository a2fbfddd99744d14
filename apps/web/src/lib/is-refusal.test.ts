import { expect, test } from 'vitest'
import { isRefusal } from './is-refusal.ts'

test.each([
  ['a right that is missing', { code: '42501' }],
  ['a token that is none', { code: 'PGRST301' }],
  ['a row that is not there', { code: 'not_found', status: 404 }],
])('%s is a refusal', (_, error) => {
  expect(isRefusal(error)).toBe(true)
})

test.each([
  ['a lost connection', { code: '', message: 'TypeError: Failed to fetch' }],
  ['a database that is away', { code: 'PGRST000' }],
  ['a crowd', { code: 'too_many_requests', status: 429 }],
  ['a fault of the server', { code: 'unexpected', status: 500 }],
])('%s is none, and may be over by now', (_, error) => {
  expect(isRefusal(error)).toBe(false)
})
