import { expect, test } from 'vitest'
import { kindWeightsOf } from './kind-weights.ts'

test('a root speaks for the kind whose briefs use it more than their writer does elsewhere', () => {
  const [[, weights] = ['', []]] = kindWeightsOf('a10b10,clause b8 a8')

  const [first, second] = new Map(weights).entries()
  expect(first).toEqual([0, expect.closeTo(Math.log(0.5 / 4.5), 0)])
  expect(second).toEqual([1, expect.closeTo(Math.log(8.5 / 4.5), 0)])
})

test('a writer with briefs of one kind only proves nothing', () => {
  const weights = kindWeightsOf('a10,clause a8 a8').get('clause')

  expect(weights).toEqual([])
})
