import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('no more than five words are looked for, each once, whatever their case', () => {
  expect(searchWords(' a  b A\tc d e f')).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a blank search looks for nothing', () => {
  expect(searchWords(' \t ')).toEqual([])
})
