import { expect, test } from 'vitest'
import { searchFilter, searchWords } from './search-filter.ts'

test('a search finds its word in the text, in the profession and in both names', () => {
  expect(searchFilter('Kube')).toEqual({
    embeds: ',w0:professional_profiles!author_id(n0:profiles())',
    trees: [
      { embed: 'w0.n0', tree: 'first_name.ilike."%kube%",last_name.ilike."%kube%"' },
      { embed: 'w0', tree: 'profession.ilike."%kube%",n0.not.is.null' },
      { tree: 'content.ilike."%kube%",w0.not.is.null' },
    ],
  })
})

test('each word is looked for by itself, so that first and last name together find their bearer', () => {
  const roots = searchFilter('ada  diop').trees.filter(({ embed }) => embed === undefined)

  expect(roots.map(({ tree }) => tree)).toEqual([
    'content.ilike."%ada%",w0.not.is.null',
    'content.ilike."%diop%",w1.not.is.null',
  ])
})

test('a blank search filters nothing', () => {
  expect(searchFilter(' \t ')).toEqual({ embeds: '', trees: [] })
})

test('no more than five words are looked for, each once', () => {
  expect(searchWords('a b A c d e f')).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test.each([
  ['a comma', 'a,b', '"%a,b%"'],
  ['parentheses', 'f(x)', '"%f(x)%"'],
  ['a quote', 'say"hi', String.raw`"%say\"hi%"`],
  ['a percent sign', '98%', String.raw`"%98\\%%"`],
  ['an underscore', 'a_b', String.raw`"%a\\_b%"`],
  ['a backslash', String.raw`c:\d`, String.raw`"%c:\\\\d%"`],
  ['a dot and an operator', 'eq.1', '"%eq.1%"'],
])('%s in a search stands for itself', (_what, search, value) => {
  expect(searchFilter(search).trees.at(-1)?.tree).toBe(`content.ilike.${value},w0.not.is.null`)
})
