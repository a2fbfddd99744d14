import { expect, test } from 'vitest'
import { matchParts } from './match-parts.ts'

/** Text with its matches in brackets. */
const marked = (text: string, words: string[], options = {}) =>
  matchParts(text, words, options)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('a match is marked whatever its case and accents, also inside a word', () => {
  expect(marked('Une Développeuse', ['developp'])).toBe('Une [Développ]euse')
  expect(marked('Le cœur du projet', ['coeur'])).toBe('Le [cœur] du projet')
  expect(marked('aaa', ['aa'])).toBe('[aaa]')
})

test('a name is marked where a word of it begins', () => {
  const byWord = { byWord: true }
  expect(marked('Léa Fontaine', ['lea', 'font'], byWord)).toBe('[Léa] [Font]aine')
  expect(marked('Jean-Léon', ['leo'], byWord)).toBe('Jean-[Léo]n')
  expect(marked('Cléa', ['lea'], byWord)).toBe('Cléa')
})

test('nothing is marked without words', () => {
  expect(marked('Léa', [''])).toBe('Léa')
})
