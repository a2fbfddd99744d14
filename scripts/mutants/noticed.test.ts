import { expect, test } from 'vitest'
import { isByClock } from './noticed.ts'

const asked = { name: 'waits', paths: ['tests/waits.test.ts'], names: '^waits$' }
const sound = (ms: number, slowestTestMs: number) => ({ failure: undefined, ms, slowestTestMs })

test('a test that fails at once is no matter of the clock, however long it takes without the damage', () => {
  expect(isByClock({ ...asked, ms: 2_000, isOfTest: true }, sound(50_000, 40_000))).toBe(false)
})

test('a test that waited in vain counts if it is quick without the damage', () => {
  const failure = { ...asked, ms: 60_100, isOfTest: true }

  expect(isByClock(failure, sound(58_000, 900))).toBe(false)
  expect(isByClock(failure, sound(58_000, 20_000))).toBe(true)
})

test('a run that did not end counts if the whole is quick without the damage', () => {
  const failure = { ...asked, ms: 1_800_000, isOfTest: false }

  expect(isByClock(failure, sound(60_000, 900))).toBe(false)
  expect(isByClock(failure, sound(900_000, 900))).toBe(true)
})

test('an error that no clock causes counts', () => {
  expect(isByClock({ ...asked, ms: 0, isOfTest: false }, sound(900_000, 900))).toBe(false)
})
