import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const folded = (text: string) => wordsOf(text).map((word) => word.folded)

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

  expect(words.map(({ folded }) => folded)).toEqual(['coeur', 'api', 'ete'])
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Cœur', 'ＡＰＩ', 'été'])
  expect(words.map(({ gap }) => gap)).toEqual(['', ': ', ', '])
})

test('a run of letters without end is kept in place but compares to nothing', () => {
  const [endless, next] = wordsOf(`${'a'.repeat(10_000)} b`)

  expect([endless?.folded, endless?.end, next?.folded]).toEqual(['', 10_000, 'b'])
})

test('inclusive endings belong to their word, addresses are passed over', () => {
  const text = 'un·e ingénieur·e, formateur(trice)s, contact@ruby.example ou https://php.example/go'

  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'un·e',
    'ingénieur·e',
    'formateur(trice)s',
    'ou',
  ])
})

test('sentences end at full stops, blank lines, bullets and numbered items, not within figures', () => {
  const sentences = wordsOf('Un 4.5 et. Deux\n\ntrois\n- quatre\n2. cinq').map(
    ({ folded, sentence }) => `${sentence} ${folded}`,
  )

  expect(sentences).toEqual([
    '0 un',
    '0 4',
    '0 5',
    '0 et',
    '1 deux',
    '2 trois',
    '3 quatre',
    '4 2',
    '5 cinq',
  ])
})

test('clauses end at commas, colons, brackets and dashes, not at hyphens', () => {
  const clauses = wordsOf('a-b, c (d) – e : f').map(({ folded, clause }) => `${clause} ${folded}`)

  expect(clauses).toEqual(['0 a', '0 b', '1 c', '2 d', '3 e', '4 f'])
})

test('lone surrogates and control characters are gaps', () => {
  expect(folded('\u0000\ud800a\udc00\u202eb')).toEqual(['a', 'b'])
})
