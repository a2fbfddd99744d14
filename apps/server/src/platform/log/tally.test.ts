import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Counts, createTally, sum } from './tally.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first event is told at once, those after it together, of ten kinds at most', () => {
  const told: Counts[] = []
  const tally = createTally((counts) => told.push(counts))

  for (let nth = 0; nth < 13; nth += 1) tally.add(`kind ${nth}`)
  tally.add('kind 1')
  expect(told).toEqual([{ 'kind 0': 1 }])
  vi.advanceTimersByTime(1000)
  vi.advanceTimersByTime(5000)

  expect(told).toHaveLength(2)
  expect(Object.keys(told[1] ?? {})).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `kind ${at + 1}`),
    'other',
  ])
  expect(told[1]).toMatchObject({ 'kind 1': 2, other: 2 })
  expect(sum(told[1] ?? {})).toBe(13)
})
