import { describe, expect, test } from 'vitest'
import { labelsOf } from './labels-of.ts'
import { linkSkill } from './link-skill.ts'
import { similarity } from './similarity.ts'

describe('a free-text skill', () => {
  test.each([
    ['REACT.JS', 'react'],
    ['développement front end', 'front-end-development'],
    ['Bases de donnees', 'databases'],
    ['Symfoni', 'symfony'],
    ['Go', 'go'],
  ])('%s is linked to the concept %s', (text, slug) => {
    expect(linkSkill(text)).toBe(slug)
  })

  test('that no concept covers has a slug of its own, whatever its case, accents and plural', () => {
    expect([linkSkill('Tarots divinatoires'), linkSkill('tarot divinatoire')]).toEqual([
      'tarot-divinatoire',
      'tarot-divinatoire',
    ])
    expect(labelsOf('tarot-divinatoire')).toEqual({
      fr: 'tarot divinatoire',
      en: 'tarot divinatoire',
    })
  })
})

test('skills without a word stay apart', () => {
  expect(linkSkill('🎨')).not.toBe(linkSkill('🎻'))
})

test('similarity is mutual, 1 for the same and passes through one concept between', () => {
  expect(similarity('react', 'react')).toBe(1)
  expect(similarity('react', 'next-js')).toBe(similarity('next-js', 'react'))
  expect(similarity('nuxt', 'react')).toBeGreaterThan(0)
  expect(similarity('nuxt', 'sms')).toBe(0)
})
