import { expect, test } from 'vitest'
import { draw } from './draw.ts'

const VALUES = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']
const kindOf = (value: string) => value.charAt(0)
const drawOf = (values: readonly string[], count: number, seed: number) =>
  draw(values, { nameOf: (value) => value, kindOf, count, seed })

test('the same seed draws the same, another seed another order', () => {
  const seeds = [1, 1, 2, 3, 4].map((seed) => drawOf(VALUES, 7, seed).join())

  expect(seeds[0]).toBe(seeds[1])
  expect(new Set(seeds).size).toBeGreaterThan(1)
})

test('each kind has its turn before one comes again, and none is drawn twice', () => {
  const drawn = drawOf(VALUES, 7, 5)

  expect(new Set(drawn.slice(0, 3).map(kindOf)).size).toBe(3)
  expect(drawn.toSorted()).toEqual(VALUES)
  expect(drawOf(VALUES, 3, 5)).toEqual(drawn.slice(0, 3))
})

test('a value more or less leaves the order of the others', () => {
  const ofOneKind = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']
  const drawn = drawOf(ofOneKind, 6, 5)

  for (const left of ofOneKind) {
    const others = ofOneKind.filter((value) => value !== left)
    expect(drawOf(others, 6, 5)).toEqual(drawn.filter((value) => value !== left))
  }
})
