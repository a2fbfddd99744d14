import { expect, test } from 'vitest'
import { draw } from './draw.ts'

const VALUES = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']
const kindOf = (value: string) => value.charAt(0)

test('the same seed draws the same, another seed another order', () => {
  const seeds = [1, 1, 2, 3, 4].map((seed) => draw(VALUES, kindOf, { count: 7, seed }).join())

  expect(seeds[0]).toBe(seeds[1])
  expect(new Set(seeds).size).toBeGreaterThan(1)
})

test('each kind has its turn before one comes again, and none is drawn twice', () => {
  const drawn = draw(VALUES, kindOf, { count: 7, seed: 5 })

  expect(new Set(drawn.slice(0, 3).map(kindOf)).size).toBe(3)
  expect(drawn.toSorted()).toEqual(VALUES)
  expect(draw(VALUES, kindOf, { count: 3, seed: 5 })).toEqual(drawn.slice(0, 3))
})
