import { describe, expect, test } from 'vitest'
import { ARCHETYPES, type Archetype } from '../../analyse/analysis.ts'
import { CONCEPTS } from '../concepts.ts'
import { buildTrie, stemsOf, type TrieNode } from '../trie.ts'
import { AMBIGUOUS_NAMES } from './ambiguous-names.ts'
import { COMMON_WORDS } from './common-words.ts'
import { ESCO_ADDRESSES } from './esco-addresses.ts'
import { FIELDS } from './fields.ts'

const ENTRIES = FIELDS.flatMap(([, entries]) => entries)
const ALL = [...CONCEPTS.values()]
const AMBIGUOUS = AMBIGUOUS_NAMES.flatMap(({ names }) =>
  names.split(',').map((name) => stemsOf(name).join(' ')),
)
const CATEGORIES = new Set<string>(FIELDS.map(([category]) => category))
const LISTS = ['fr', 'en', 'any', 'short', 'typos', 'cues', 'near', 'implies', 'trades'] as const

const namesOf = (node: TrieNode, path: readonly string[] = []): [string, TrieNode][] => [
  ...(node.namings.length > 0 ? [[path.join(' '), node] as [string, TrieNode]] : []),
  ...[...node.next].flatMap(([word, next]) => namesOf(next, [...path, word])),
]
const NAMES = namesOf(buildTrie(ALL))

describe('the entries', () => {
  test('are at least 1,150, each with a slug of its own in kebab case', () => {
    expect(CONCEPTS.size).toBe(ENTRIES.length)
    expect(ENTRIES.length).toBeGreaterThanOrEqual(1_150)
    expect(ENTRIES.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  test('have a label in both languages and no empty or repeated item in any list', () => {
    const faulty = ENTRIES.flatMap((entry) =>
      LISTS.filter((list) => {
        const items = entry[list]?.split(',').map((item) => item.trim()) ?? ['-']
        return items.includes('') || new Set(items).size < items.length
      }).map((list) => `${entry.slug} ${list}`),
    )

    expect(faulty).toEqual([])
  })

  test('refer to concepts that there are, trades to trades, with weights above 0 and up to 1', () => {
    const faulty = ALL.flatMap(({ slug, near, implies, trades }) => [
      ...Object.entries({ ...near, ...implies })
        .filter(([other, weight]) => !CONCEPTS.has(other) || !(weight > 0 && weight <= 1))
        .map(([other]) => `${slug} → ${other}`),
      ...trades
        .filter((trade) => CONCEPTS.get(trade)?.kind !== 'trade')
        .map((trade) => `${slug} by ${trade}`),
    ])

    expect(faulty).toEqual([])
  })

  test('have neighbours; what is no trade is done by one, a trade implies what it does', () => {
    expect(ALL.filter(({ near }) => Object.keys(near).length === 0)).toEqual([])
    expect(ALL.filter(({ kind, trades }) => kind !== 'trade' && trades.length === 0)).toEqual([])
    expect(
      ALL.filter(({ kind, implies }) => kind === 'trade' && Object.keys(implies).length === 0),
    ).toEqual([])
  })

  test('speak for archetypes that there are, and for each of them some loudly', () => {
    const named = ENTRIES.flatMap(({ speaksFor = '' }) =>
      speaksFor.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    )

    expect(named.filter((one) => one !== '' && !ARCHETYPES.includes(one as Archetype))).toEqual([])
    for (const archetype of ARCHETYPES)
      expect(ALL.filter(({ speaksFor }) => (speaksFor[archetype] ?? 0) >= 1.5)).not.toEqual([])
  })

  test('state ESCO addresses in the form that ESCO gives them, of concepts that there are', () => {
    const address = /^(skill|occupation)\/[0-9a-f-]{36}$/
    const wrong = Object.entries(ESCO_ADDRESSES).filter(
      ([slug, path]) => !CONCEPTS.has(slug) || !address.test(path),
    )

    expect(wrong).toEqual([])
  })

  test('have cues whose brackets close and that begin with words', () => {
    const cues = ALL.flatMap(({ cues: phrases }) => phrases)
    const faulty = cues.filter(
      (cue) => !/^(\^ )?(\([^() ]+\)|[^()… ]+)( (\([^() ]+\)\??|[^() ]+))*$/.test(cue),
    )

    expect(faulty).toEqual([])
  })
})

describe('the names', () => {
  test('stand for one concept in each language, or a rule decides', () => {
    const undecided = NAMES.filter(([name, { namings }]) => {
      const languages = namings.map(({ language }) => language)
      const isParted = !languages.includes(null) && new Set(languages).size === languages.length
      return namings.length > 1 && !isParted && !AMBIGUOUS.includes(name)
    })

    expect(undecided.map(([name, { namings }]) => [name, namings.map(({ slug }) => slug)])).toEqual(
      [],
    )
  })

  test('that are ambiguous are names of the lexicon, once each', () => {
    const known = new Set(NAMES.map(([name]) => name))

    expect(AMBIGUOUS.filter((name) => !known.has(name))).toEqual([])
    expect(AMBIGUOUS.filter((name, index) => AMBIGUOUS.indexOf(name) !== index)).toEqual([])
  })

  test('are decided by concepts and categories that there are', () => {
    const marks = AMBIGUOUS_NAMES.flatMap(({ senses }) =>
      senses.flatMap(({ slug, beside = '', about = '' }) => [
        ...(slug ?? '').split(' '),
        ...beside.split(' '),
        ...about.split(' '),
      ]),
    )

    expect(
      marks.filter((mark) => mark !== '' && !CONCEPTS.has(mark) && !CATEGORIES.has(mark)),
    ).toEqual([])
  })

  test('are not among the words that a correction must leave alone', () => {
    const words = new Set(NAMES.flatMap(([name]) => name.split(' ')))

    expect([...COMMON_WORDS].filter((word) => words.has(word))).toEqual([])
  })
})
