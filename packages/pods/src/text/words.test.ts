import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const folded = (text: string) => wordsOf(text).map((word) => word.fold)

test('elisions, hyphens and points part words', () => {
  expect(folded("L’étude d'un e-commerce en Node.js")).toEqual([
    'l',
    'etude',
    'd',
    'un',
    'e',
    'commerce',
    'en',
    'node',
    'js',
  ])
})

test('signs that belong to a name stay with it, currency signs stand alone', () => {
  expect(folded('C++, C# et ASP.NET pour 20k€')).toEqual([
    'c++',
    'c#',
    'et',
    'asp',
    '.net',
    'pour',
    '20k',
    '€',
  ])
})

test('accents, ligatures and full-width forms fold away, their places stay', () => {
  const text = 'Cœur: ＡＰＩ, été'

  const words = wordsOf(text)

  expect(words.map(({ fold }) => fold)).toEqual(['coeur', 'api', 'ete'])
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Cœur', 'ＡＰＩ', 'été'])
  expect(words.map(({ gap }) => gap)).toEqual(['', ': ', ', '])
})

test('a run of letters without end is kept in place but compares to nothing', () => {
  expect(wordsOf(`${'a'.repeat(10_000)} b`)).toEqual([
    { fold: '', start: 0, end: 10_000, gap: '' },
    { fold: 'b', start: 10_001, end: 10_002, gap: ' ' },
  ])
})

test('lone surrogates and control characters are gaps', () => {
  expect(folded('\u0000\ud800a\udc00\u202eb')).toEqual(['a', 'b'])
})
