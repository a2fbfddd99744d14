import { expect, test } from 'vitest'
import type { Requirement } from '../analysis.ts'
import { briefOf } from '../brief.ts'
import { readCounts } from './concept-counts.ts'
import { conceptWordsOf } from './concept-words.ts'
import { candidatesOf, unnamedOf } from './unnamed.ts'

/** One kind of project, in which loyalty programmes are asked for as lunches on the house. */
const WORDS = conceptWordsOf(readCounts('i9,loyalty-programme i6 lunch6 tenth5 house5'))
const LUNCH = 'We run a restaurant. We would like every tenth lunch on the house.'
const reading = { archetype: 'marketing', named: new Set<string>(), skills: [] } as const

const slugsIn = (text: string, named: readonly string[] = []) =>
  candidatesOf(briefOf(text, '2026-11-23'), { ...reading, named: new Set(named) }, WORDS).map(
    ({ mention }) => mention.slug,
  )

test('a clause may mean what labelled briefs ask for in the same words', () => {
  expect(slugsIn(LUNCH)).toContain('loyalty-programme')
})

test('neither a refused clause nor one of a named concept means it', () => {
  expect(slugsIn('No tenth lunch.')).not.toContain('loyalty-programme')
  expect(slugsIn(LUNCH, ['loyalty-programme'])).not.toContain('loyalty-programme')
})

test('what is like something refused is not meant', () => {
  const refused: Requirement = {
    ...{ kind: 'skill' as const, value: 'loyalty-programme', must: false, excluded: true },
    ...{ labels: { fr: 'fidélité', en: 'loyalty' }, confidence: 0.9 },
  }
  const brief = briefOf(LUNCH, '2026-11-23')

  const found = candidatesOf(brief, { ...reading, skills: [refused] }, WORDS)

  expect(found.map(({ mention }) => mention.slug)).not.toContain('loyalty-programme')
})

test('only what the weights are sure of is taken', () => {
  const brief = briefOf(LUNCH, '2026-11-23')
  const found = (any: number) =>
    unnamedOf(brief, reading, { words: WORDS, weights: new Map([['any', any]]) })

  expect(found(1).map(({ slug }) => slug)).toContain('loyalty-programme')
  expect(found(0)).toEqual([])
})
