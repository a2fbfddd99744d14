import { expect, test } from 'vitest'
import { marketOf, person } from '../form/small-market.test-data.ts'
import { exposureOf, gini } from '../index.ts'

test('exposure is the share of places, how evenly they fall, and how many go to newcomers', () => {
  const { people } = marketOf([
    person('often', 'design'),
    person('once', 'design', { delivered: 0 }),
    person('never', 'design'),
    person('never-either', 'design'),
  ])

  expect(exposureOf(people, [['often', 'once'], ['often'], ['often']])).toEqual({
    shares: [
      { person: 'often', share: 0.75 },
      { person: 'once', share: 0.25 },
    ],
    gini: 0.625,
    newcomers: 0.25,
  })
  expect(exposureOf(people, [])).toEqual({ shares: [], gini: 0, newcomers: 0 })
})

test('the Gini coefficient of equal amounts is 0, of one who has all it nears 1', () => {
  expect(gini([3, 3, 3])).toBeCloseTo(0)
  expect(gini([0, 0, 0, 8])).toBeCloseTo(0.75)
})
