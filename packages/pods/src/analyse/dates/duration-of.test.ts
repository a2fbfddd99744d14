import { expect, test } from 'vitest'
import { wordsOf } from '../../text/words.ts'
import { datesOf } from './dates-of.ts'
import { durationOf } from './duration-of.ts'

const read = (text: string) => {
  const words = wordsOf(text)
  return durationOf(words, datesOf(words, '2026-11-23').mentions)?.days
}

test.each([
  ['mission de six mois', 183],
  ['pendant deux mois', 61],
  ['3 mois, 650 €/j', 91],
  ['for ten weeks', 70],
  ['4 weeks full time', 28],
  ['two to three weeks of work', 18],
  ['sur une quinzaine de jours', 15],
  ['trois jours par semaine pendant un mois et demi', 46],
  ['Ten days at $900 a day', 10],
  ['contrat de 12 mois renouvelable', 365],
])('a length of work: %s', (text, days) => {
  expect(read(text)).toBe(days)
})

test.each([
  'within three months',
  'cinq ans d’historique',
  'ten years of experience',
  'il y a deux mois',
  'three days ago',
  'two days a week',
  'reels for a shop twice a week',
  '£700 a month',
  'a two-day workshop',
  'garantie de deux ans',
  'dix jours avant l’ouverture',
])('no length of work: %s', (text) => {
  expect(read(text)).toBeUndefined()
})
