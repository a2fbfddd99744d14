import { expect, test } from 'vitest'
import { wordsOf } from '../../text/words.ts'
import { languageOf } from './language-of.ts'

test.each([
  ['Nous cherchons un graphiste pour notre logo', 'fr'],
  ['We are looking for a designer', 'en'],
  ['refonte site vitrine WordPress', 'fr'],
  ['hi, i want an app like Uber, how much?', 'en'],
  ['Bonjour, on veut un kick-off mid-January et un go-live le 31 mars', 'fr'],
  ['Our website is only in French, notre fils a fait les photos', 'en'],
])('%s', (text, language) => {
  expect(languageOf(wordsOf(text))).toBe(language)
})

test('a text without words of either language is read as French, the product’s first', () => {
  expect(languageOf(wordsOf('12345 🔥'))).toBe('fr')
})
