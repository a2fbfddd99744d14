import { expect, test } from 'vitest'
import { wordsOf } from '../../text/words.ts'
import { numberAt } from './number-at.ts'

const read = (text: string) => numberAt(wordsOf(text), 0)?.value

test.each([
  ['30,000', 30_000],
  ['15 000', 15_000],
  ['15\u202f000', 15_000],
  ['1 250 000', 1_250_000],
  ['3.500', 3_500],
  ['0,12', 0.12],
  ['4.5k', 4_500],
  ['20 k€', 20_000],
  ['24k', 24_000],
  ['8 thousand', 8_000],
  ['vingt-cinq', 25],
  ['vingt et un', 21],
  ['soixante-douze', 72],
  ['quatre-vingt-dix-sept', 97],
  ['deux mille', 2_000],
  ['trois cent cinquante', 350],
  ['two thousand', 2_000],
  ['two hundred and fifty', 250],
  ['une quinzaine', 15],
  ['a dozen', 12],
])('%s is a number', (text, value) => {
  expect(read(text)).toBe(value)
})

test.each([
  ['deux ou trois', 2],
  ['five, six', 5],
  ['3, 500', 3],
  ['12 30', 12],
])('%s begins with a number and goes on with another', (text, value) => {
  expect(read(text)).toBe(value)
})

test.each(['alpha', 'thousand', 'k', ''])('%j is none', (text) => {
  expect(read(text)).toBeUndefined()
})
