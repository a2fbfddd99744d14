import { expect, test } from 'vitest'
import { SKILL_LABELS } from './skill-labels.ts'

test('a skill has its name in both languages; a word of both is not taken for the other language’s', () => {
  const of = (fr: string) => SKILL_LABELS.find((label) => label.fr === fr)
  expect([of('comptabilité'), of('supervision'), of('apprentissage automatique')]).toEqual([
    { fr: 'comptabilité', en: 'accounting' },
    { fr: 'supervision', en: 'monitoring', only: 'fr' },
    { fr: 'apprentissage automatique', en: 'machine learning', only: 'en' },
  ])
  expect(SKILL_LABELS.filter(({ fr, en }) => fr.toLowerCase() === en.toLowerCase())).toEqual([])
})
