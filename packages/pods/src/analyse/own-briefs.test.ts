import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { OWN_BRIEFS } from './own-briefs.test-data.ts'
import { scoreOf, share } from './score.test-data.ts'

const TODAY = '2026-11-23'

test.each(OWN_BRIEFS)('the labels of $id quote its text', ({ text, expect: labels }) => {
  const { skills, budget, start, due, duration } = labels
  const quotes = [...skills, budget, start, due, duration].flatMap((one) => one?.span ?? [])

  expect(quotes.filter((quote) => !text.includes(quote))).toEqual([])
})

/** Least share of 1 that the engine keeps on our own briefs. */
const LEAST = {
  language: 1,
  archetype: 0.9,
  skillPrecision: 0.85,
  skillRecall: 0.88,
  impliedRecall: 0.7,
  refusedKept: 0.9,
  roleRecall: 0.9,
  rolesKept: 0.9,
  budget: 0.95,
  dates: 0.93,
  datesInvented: 0.95,
  others: 0.95,
  span: 0.9,
  missing: 0.9,
} as const

test('the engine reads our own briefs about as well as a person', () => {
  const { rates, misses } = scoreOf(OWN_BRIEFS, (text) => analyse(text, { today: TODAY }))

  const below = Object.entries(LEAST).filter(
    ([name, least]) => share(rates[name as keyof typeof LEAST]) < least, // its own keys
  )

  expect({ below, misses: below.length > 0 ? misses : [] }).toEqual({ below: [], misses: [] })
})
