import { expect, test } from 'vitest'
import { mentionedIn } from './mention-text.ts'

const PEOPLE = [
  { id: 'jean', name: 'Jean' },
  { id: 'dupont', name: 'Jean Dupont' },
  { id: 'gone', name: null },
]

test('a text mentions whom it names, once each, and nobody whose name only begins another', () => {
  expect(mentionedIn('@Jean Dupont, and again @Jean Dupont', PEOPLE)).toEqual(['dupont'])
  expect(mentionedIn('@Jean and @Jean Dupont', PEOPLE)).toEqual(['jean', 'dupont'])
  expect(mentionedIn('Jean Dupont', PEOPLE)).toEqual([])
})
