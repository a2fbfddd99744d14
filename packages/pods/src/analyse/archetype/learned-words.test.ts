import { expect, test } from 'vitest'
import { ARCHETYPES } from '../analysis.ts'
import { briefOf } from '../brief.ts'
import { learnedVotes } from './learned-words.ts'

const votesOf = (text: string) => learnedVotes(briefOf(text, '2026-11-23'))

test('words that labelled briefs of a kind of project use speak for it without a name', () => {
  const votes = votesOf(
    'Nos deux associés se séparent, il faut rédiger la convention et les clauses.',
  )

  const best = [...votes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? -1
  expect(ARCHETYPES[best]).toBe('legal')
})

test('words of what is refused do not speak', () => {
  expect(votesOf('Pas de juriste, pas de clauses, pas de contrat.')).toEqual(new Map())
})
