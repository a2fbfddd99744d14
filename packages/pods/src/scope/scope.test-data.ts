import fc from 'fast-check'
import { type Analysis, ARCHETYPES, type Requirement } from '../analyse/analysis.ts'
import { TEMPLATES } from './archetypes/index.ts'
import { COUNT_UNITS } from './count-units.ts'
import type { Edits } from './edits.ts'
import { FEATURES } from './features.ts'
import { TRADES } from './trades.ts'

const templates = Object.values(TEMPLATES)
const SKILLS = [
  ...FEATURES.keys(),
  ...new Set(templates.flatMap(({ tasks }) => tasks.map(({ skill }) => skill))),
  'shopify',
  'react',
  'kazoo-playing',
]
const SEATS = [...TRADES.keys(), 'kazoo-player']

const flags = { must: fc.boolean(), excluded: fc.boolean(), confidence: fc.constant(0.9) }
const day = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 10, 23 + days)).toISOString().slice(0, 10))

const amount = fc.option(fc.integer({ min: 100, max: 300_000 }))
const labelled = (slugs: readonly string[], kind: 'skill' | 'role') =>
  fc.record(
    {
      kind: fc.constant(kind),
      value: fc.constantFrom(...slugs),
      labels: fc.constant({ fr: 'Nom', en: 'Name' }),
      span: fc.constant([0, 5] as const),
      ...flags,
    },
    { requiredKeys: ['kind', 'value', 'labels', 'must', 'excluded', 'confidence'] },
  )

const requirement: fc.Arbitrary<Requirement> = fc.oneof(
  { weight: 6, arbitrary: labelled(SKILLS, 'skill') },
  { weight: 3, arbitrary: labelled(SEATS, 'role') },
  fc.record({
    kind: fc.constant('budget' as const),
    value: fc.record({
      min: amount,
      max: amount,
      currency: fc.constantFrom('EUR', 'GBP', 'USD', 'JPY'),
      per: fc.constantFrom('total', 'day', 'hour', 'month'),
    }),
    ...flags,
  }),
  fc.record({ kind: fc.constantFrom('start' as const, 'due' as const), value: day, ...flags }),
  fc.record({
    kind: fc.constant('duration' as const),
    value: fc.record({ days: fc.integer({ min: 1, max: 400 }) }),
    ...flags,
  }),
  fc.record({
    kind: fc.constant('team' as const),
    value: fc.record({ max: fc.integer({ min: 1, max: 6 }) }),
    ...flags,
  }),
  fc.record({
    kind: fc.constant('spoken' as const),
    value: fc.constantFrom('fr', 'en', 'de', 'nl'),
    ...flags,
  }),
  fc.record({
    kind: fc.constant('seniority' as const),
    value: fc.constantFrom('junior' as const, 'senior' as const),
    ...flags,
  }),
)

/** Bounds of what a brief of any kind may come to. */
export const anyAnalysis: fc.Arbitrary<Analysis> = fc.record({
  language: fc.constantFrom('fr', 'en'),
  archetype: fc.constantFrom(...ARCHETYPES),
  requirements: fc.array(requirement, { maxLength: 14 }),
  missing: fc.constant([]),
  facts: fc.constant([]),
})

export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      'Un petit site de 12 pages.',
      '400 products',
      'trois langues',
      'thirty thousand words',
      '150 participants',
      '3 jours par semaine pendant deux mois',
      'a large app',
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(' ; '))

const roleEdit = fc.record(
  {
    removed: fc.boolean(),
    optional: fc.boolean(),
    effortDays: fc.oneof(
      fc.integer({ min: 1, max: 80 }),
      fc.constant({ min: 4, likely: 6, max: 11 }),
    ),
    skills: fc.constant({ seo: { level: 4 as const, must: true }, testing: null }),
  },
  { requiredKeys: [] },
)

/** Changes that a client may make. */
export const anyEdits: fc.Arbitrary<Edits> = fc.record(
  {
    archetype: fc.constantFrom(...ARCHETYPES),
    roles: fc.dictionary(fc.constantFrom(...SEATS), roleEdit, { maxKeys: 3 }),
    tasks: fc.dictionary(
      fc.constantFrom(...templates.flatMap(({ tasks }) => tasks.map(({ id }) => id))),
      fc.record(
        { removed: fc.boolean(), effortDays: fc.integer({ min: 1, max: 60 }) },
        { requiredKeys: [] },
      ),
      { maxKeys: 4 },
    ),
    added: fc.array(
      fc.record(
        {
          trade: fc.constantFrom(...SEATS),
          days: fc.integer({ min: 1, max: 30 }),
          skills: fc.array(fc.constantFrom(...SKILLS), { maxLength: 2 }),
        },
        { requiredKeys: ['trade'] },
      ),
      { maxLength: 2 },
    ),
    dropped: fc.array(
      fc.constantFrom(...templates.flatMap(({ deliverables }) => deliverables.map(({ id }) => id))),
      { maxLength: 3 },
    ),
    counts: fc.dictionary(fc.constantFrom(...COUNT_UNITS), fc.integer({ min: 1, max: 900 }), {
      maxKeys: 3,
    }),
    start: day,
    due: fc.option(day),
    budget: fc.option(
      fc.record({ max: fc.integer({ min: 300, max: 200_000 }), currency: fc.constant('EUR') }),
    ),
    teamMax: fc.integer({ min: 1, max: 6 }),
  },
  { requiredKeys: [] },
)
