import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Fact } from '../units.ts'
import { explain, hasSentence, SENTENCES } from './explain.ts'
import type { Names } from './names.ts'
import { SAMPLES } from './samples.test-data.ts'

const NAMES: Names = {
  person: (id) => ({ p1: 'Inès', p2: 'Paul', p3: 'Hugo', p4: 'Zoé' })[id] ?? id,
  role: (id) => `role ${id}`,
  task: (id) => `task ${id}`,
  deliverable: (id) => `deliverable ${id}`,
  milestone: (id) => `milestone ${id}`,
  concept: (slug) => `concept ${slug}`,
}
const LANGUAGES = ['fr', 'en'] as const
type Values = Readonly<Record<string, Fact['values'][string] | null>>
const samples: [string, readonly [Values, Values]][] = Object.entries(SAMPLES)

const say = (code: string, values: Values, language: 'fr' | 'en') => {
  const fact = { code, values }
  if (!hasSentence(fact)) throw new Error(`no sentence for ${code}`)
  return explain(fact, { language, names: NAMES })
}

test.each(samples)(
  'each value of %s is in its sentence: another value, another sentence',
  (code, [one, other]) => {
    for (const language of LANGUAGES) {
      const sentence = say(code, one, language)
      expect(sentence).toMatch(/^[\p{Lu}\p{N}“«].*\.$/u)
      expect(sentence).not.toMatch(/undefined|NaN|Infinity|\[object| {2}/)
      for (const [key, value] of Object.entries(other))
        expect([key, say(code, { ...one, [key]: value }, language)]).not.toEqual([key, sentence])
    }
  },
)

test.each(samples)('%s keeps the typography of its language', (code, [one, other]) => {
  for (const values of [one, other]) {
    expect(say(code, values, 'fr')).not.toMatch(/['"]| [:;?!%»]|« |\u00a0|[^\u202f][:;?!%»](?!\d)/)
    expect(say(code, values, 'en')).not.toMatch(/['"«»]| [:;?!]/)
  }
})

test('a delivery of today waits since its day, and no working days', () => {
  const values = { milestone: 'framing', since: '2027-01-05', days: 0 }
  expect(say('health-delivery-waits', values, 'fr')).toBe(
    'La livraison «\u202fmilestone framing\u202f» attend une réponse depuis le 5 janvier 2027.',
  )
  expect(say('health-delivery-waits', values, 'en')).toBe(
    'The delivery “milestone framing” has waited for an answer since 5 January 2027.',
  )
})

test('a team that is as good in another’s kind is not called the best beside it', () => {
  const said = (language: 'fr' | 'en') =>
    (['excellence', 'economy', 'speed'] as const).map((kind) =>
      say('team-wins-too', { kind }, language).replace(/\s/gu, ' '),
    )
  expect(said('fr')).toEqual([
    'Qualité au moins égale à celle de l’équipe « Excellence ».',
    'Ne coûte pas plus que l’équipe « Économie ».',
    'Ne finit pas plus tard que l’équipe « Rapidité ».',
  ])
  expect(said('en')).toEqual([
    'Quality at least equal to that of the team “Excellence”.',
    'Costs no more than the team “Economy”.',
    'Finishes no later than the team “Speed”.',
  ])
})

test('every code that the engine’s source writes has sentences, and every sentence a code that is written', () => {
  const source = sourcesOf(new URL('..', import.meta.url))
  const written = new Set([...source.matchAll(/code: '([a-z-]+)'/g)].map(([, code = '']) => code))

  expect([...written].filter((code) => !Object.hasOwn(SENTENCES, code))).toEqual([])
})

/** All source of the engine that is no test. */
const sourcesOf = (folder: URL): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test(-data)?\.ts$/.test(path))
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
    .join('\n')

test.each([
  [
    'fr',
    'team-cheaper',
    '12\u202f% moins chère (2\u202f070\u202f€) que l’équipe «\u202fExcellence\u202f».',
  ],
  [
    'fr',
    'team-outdone',
    'Sans avantage sur l’équipe «\u202fExcellence\u202f»\u202f: 2,8\u202f% plus chère (1\u202f221\u202f€), même qualité, même fin.',
  ],
  ['en', 'team-single-point', 'Depends on one person alone (Inès): concept seo.'],
  ['en', 'team-cheaper', '12% cheaper (€2,070) than the team “Excellence”.'],
  ['fr', 'team-starts-earlier', 'Démarre 18 jours plus tôt que l’équipe «\u202fExcellence\u202f».'],
  [
    'fr',
    'health-silence',
    'Aucune nouvelle d’Inès depuis le 11 janvier 2027, soit 6 jours ouvrés.',
  ],
  ['fr', 'start-read', 'Début souhaité\u202f: le 1er janvier 2027.'],
  ['fr', 'role-language', 'Doit parler cette langue\u202f: allemand.'],
  ['fr', 'count-read', 'Votre texte dit «\u202f400 produits\u202f»\u202f: 400 produits.'],
] as const)('in %s, %s reads well', (language, code, sentence) => {
  expect(say(code, SAMPLES[code][0], language)).toBe(sentence)
})
