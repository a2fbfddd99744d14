import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Analysis, ARCHETYPES, type Requirement } from '../analyse/analysis.ts'
import type { Edits } from './edits.ts'
import { anyAnalysis, anyEdits, anyText } from './scope.test-data.ts'
import type { Scope } from './scope.ts'
import { scopeOf } from './scope-of.ts'

const TODAY = '2026-11-23'

describe('whatever a brief says and its client changes', () => {
  const check = (holds: (scope: Scope, given: { edits: Edits; analysis: Analysis }) => void) =>
    fc.assert(
      fc.property(anyAnalysis, anyText, anyEdits, (analysis, text, edits) => {
        holds(scopeOf(analysis, { text, today: TODAY, edits }), { edits, analysis })
      }),
      { numRuns: 400, seed: 13 },
    )

  test('each range is in order and positive, and the efforts of its tasks add up to a role’s', () => {
    check(({ roles, tasks }) => {
      for (const { effortDays } of [...roles, ...tasks]) {
        expect(effortDays.min).toBeGreaterThan(0)
        expect(effortDays.min).toBeLessThanOrEqual(effortDays.likely)
        expect(effortDays.likely).toBeLessThanOrEqual(effortDays.max)
      }
      for (const { id, effortDays } of roles) {
        const own = tasks.filter(({ role }) => role === id).map((task) => task.effortDays)
        const sum = (end: 'min' | 'likely' | 'max') => own.reduce((days, one) => days + one[end], 0)
        expect({ min: sum('min'), likely: sum('likely'), max: sum('max') }).toEqual(effortDays)
      }
    })
  })

  test('each task stands behind those it waits for, and belongs to a role and a milestone of the scope', () => {
    check(({ roles, tasks, deliverables, milestones }) => {
      const roleIds = new Set(roles.map(({ id }) => id))
      const milestoneIds = new Set(milestones.map(({ id }) => id))
      const before = new Set<string>()
      for (const { id, role, after, milestone } of tasks) {
        expect(after.filter((one) => !before.has(one))).toEqual([])
        expect([roleIds.has(role), milestoneIds.has(milestone), before.has(id)]).toEqual([
          true,
          true,
          false,
        ])
        before.add(id)
      }
      expect(deliverables.filter(({ milestone }) => !milestoneIds.has(milestone))).toEqual([])
      expect(new Set(roles.map(({ id }) => id)).size).toBe(roles.length)
      expect(new Set(deliverables.map(({ id }) => id)).size).toBe(deliverables.length)
    })
  })

  test('somebody is in the team, nobody without work, skills or a reason, and nobody beyond the limit', () => {
    check(({ roles, tasks, deliverables }, { edits }) => {
      expect(roles.length).toBeGreaterThan(0)
      if (edits.teamMax !== undefined) expect(roles.length).toBeLessThanOrEqual(edits.teamMax)
      for (const role of roles) {
        expect(tasks.some((task) => task.role === role.id)).toBe(true)
        expect(role.skills.every(({ weight }) => weight > 0)).toBe(true)
      }
      for (const { reasons } of [...roles, ...tasks, ...deliverables])
        expect(reasons.length).toBeGreaterThan(0)
    })
  })

  test('what is refused or dropped is not there', () => {
    check(({ roles, deliverables }, { analysis, edits }) => {
      const refused = analysis.requirements.flatMap((one) =>
        one.kind === 'skill' && one.excluded ? [one.value] : [],
      )
      const set = Object.values(edits.roles ?? {}).flatMap(({ skills }) =>
        Object.keys(skills ?? {}),
      )
      const needed = roles.flatMap(({ skills }) => skills.map(({ skill }) => skill))
      expect(needed.filter((skill) => refused.includes(skill) && !set.includes(skill))).toEqual([])
      expect(deliverables.filter(({ id }) => edits.dropped?.includes(id))).toEqual([])
    })
  })

  test('the same arguments give the same bytes', () => {
    fc.assert(
      fc.property(anyAnalysis, anyText, anyEdits, (analysis, text, edits) => {
        const bytes = () => JSON.stringify(scopeOf(analysis, { text, today: TODAY, edits }))
        expect(bytes()).toBe(bytes())
      }),
      { numRuns: 40, seed: 14 },
    )
  })
})

const analysis = (archetype: Analysis['archetype'], ...requirements: Requirement[]): Analysis => ({
  language: 'fr',
  archetype,
  requirements,
  missing: [],
  facts: [],
})
const said = { must: true, excluded: false, confidence: 0.95 }
const skill = (value: string, text: string, quote: string, more = {}): Requirement => ({
  kind: 'skill',
  value,
  labels: { fr: value, en: value },
  span: [text.indexOf(quote), text.indexOf(quote) + quote.length],
  ...said,
  ...more,
})
const budget = (max: number): Requirement => ({
  kind: 'budget',
  value: { min: null, max, currency: 'EUR', per: 'total' },
  ...said,
})
const days = ({ tasks }: Scope, id: string) =>
  tasks.find((task) => task.id === id)?.effortDays.likely ?? 0
const codes = ({ reasons }: { reasons: Scope['reasons'] }) => reasons.map(({ code }) => code)

test.each(ARCHETYPES)(
  'a brief of %s without a number has a team of one to six and a usual size',
  (archetype) => {
    const scope = scopeOf(analysis(archetype), { text: '', today: TODAY })

    expect(scope.roles.length).toBeGreaterThanOrEqual(1)
    expect(scope.roles.length).toBeLessThanOrEqual(6)
    expect({ start: scope.start, due: scope.due, budget: scope.budget }).toEqual({
      start: '2026-11-30',
      due: null,
      budget: null,
    })
    for (const task of scope.tasks)
      expect(codes(task)).toContain(task.id === 'coordination' ? 'effort-share' : 'effort-typical')
  },
)

test('more products make more work, and the reason names them', () => {
  const of = (text: string) => scopeOf(analysis('ecommerce'), { text, today: TODAY })
  const many = of('Nous vendons 400 produits.')

  expect(days(many, 'catalogue')).toBeGreaterThan(
    days(of('Nous vendons 40 produits.'), 'catalogue'),
  )
  expect(many.tasks.find(({ id }) => id === 'catalogue')?.reasons).toContainEqual({
    code: 'effort-counted',
    values: { unit: 'products', count: 400, at: 40, days: 3 },
  })
  expect(many.reasons).toContainEqual({
    code: 'count-read',
    values: { unit: 'products', count: 400, quote: '400 produits' },
  })
})

test('a client corrects a count, and the work follows', () => {
  const text = 'Nous vendons 400 produits.'
  const edits: Edits = { counts: { products: 40 } }

  const scope = scopeOf(analysis('ecommerce'), { text, today: TODAY, edits })

  expect(days(scope, 'catalogue')).toBe(3)
  expect(codes(scope)).toContain('count-set')
  expect(codes(scope)).not.toContain('count-read')
})

test('a small budget makes the work smaller down to half, and then says what the least costs', () => {
  const of = (max: number) => scopeOf(analysis('website', budget(max)), { text: '', today: TODAY })
  const [usual, half, tiny] = [of(8_000), of(4_000), of(900)]

  expect(days(half, 'mock-ups')).toBeLessThan(days(usual, 'mock-ups'))
  expect(days(tiny, 'mock-ups')).toBe(1.5)
  expect([usual, half, tiny].map((scope) => codes(scope).includes('budget-short'))).toEqual([
    false,
    false,
    true,
  ])
})

test('a wanted photographer comes with photographs, and goes when they are dropped', () => {
  const text = 'Une boutique avec de belles photos.'
  const wanted = analysis('ecommerce', skill('photography', text, 'photos'))
  const of = (edits: Edits) => scopeOf(wanted, { text, today: TODAY, edits })
  const trades = (scope: Scope) => scope.roles.map(({ trade }) => trade)

  expect(trades(of({}))).toContain('photographer')
  expect(of({}).deliverables.map(({ id }) => id)).toContain('product-photos')
  expect(trades(of({ dropped: ['product-photos'] }))).not.toContain('photographer')
  expect(trades(of({ roles: { photographer: { removed: true } } }))).not.toContain('photographer')
})

test('who is there already is not in the team, nor their work', () => {
  const have: Requirement = {
    kind: 'role',
    value: 'ui-designer',
    labels: { fr: 'designer', en: 'designer' },
    ...said,
    excluded: true,
  }
  const scope = scopeOf(analysis('ecommerce', have), { text: '', today: TODAY })

  expect(scope.roles.map(({ trade }) => trade)).not.toContain('ui-designer')
  expect(scope.tasks.map(({ id }) => id)).not.toContain('mock-ups')
  expect(scope.reasons).toContainEqual({ code: 'role-excluded', values: { trade: 'ui-designer' } })
})

test('a task waits for what a task that is left out would have waited for', () => {
  const scope = scopeOf(analysis('brand-identity'), { text: '', today: TODAY })

  expect(scope.tasks.map(({ id }) => id)).not.toContain('wording')
  expect(scope.tasks.find(({ id }) => id === 'logo')?.after).toEqual([
    'directions',
    'brand-workshop',
  ])
})

test('who is only nice to have is optional', () => {
  const text = 'Une boutique, avec des photos si le budget le permet.'
  const wanted = analysis('ecommerce', skill('photography', text, 'photos', { must: false }))
  const scope = scopeOf(wanted, { text, today: TODAY })

  expect(scope.roles.find(({ id }) => id === 'photographer')?.optional).toBe(true)
})

test('a client adds a second developer with work of their own', () => {
  const edits: Edits = { added: [{ trade: 'e-commerce-developer', days: 8 }] }
  const scope = scopeOf(analysis('ecommerce'), { text: '', today: TODAY, edits })

  expect(scope.roles.find(({ id }) => id === 'e-commerce-developer-2')?.effortDays.likely).toBe(8)
})

test('work that one person cannot do until it is due is shared by two, if the team may grow', () => {
  const due: Requirement = { kind: 'due', value: '2027-01-15', ...said }
  const team: Requirement = { kind: 'team', value: { max: 3 }, ...said }
  const [free, limited] = [[due], [due, team]].map((requirements) =>
    scopeOf(analysis('mobile-app', ...requirements), { text: '', today: TODAY }),
  )

  const second = free?.roles.find(({ id }) => id === 'mobile-developer-2')
  expect(second?.reasons).toEqual([
    { code: 'role-shared', values: { role: 'mobile-developer', days: 36, available: 33 } },
  ])
  expect(free?.tasks.map(({ id }) => id)).toContain('app-screens-2')
  expect(limited?.roles.map(({ id }) => id)).not.toContain('mobile-developer-2')
})

test('a client sets the effort of a role, and its tasks share it', () => {
  const edits: Edits = { roles: { 'e-commerce-developer': { effortDays: 30 } } }

  const scope = scopeOf(analysis('ecommerce'), { text: '', today: TODAY, edits })

  expect(scope.roles.find(({ id }) => id === 'e-commerce-developer')?.effortDays.likely).toBe(30)
})

test('a client sets the effort of one task or drops it, and the rest follows', () => {
  const of = (edits: Edits) => scopeOf(analysis('ecommerce'), { text: '', today: TODAY, edits })
  const before = of({})
  const [, task] = before.tasks
  const id = task?.id ?? ''
  const role = ({ roles }: Scope) => roles.find((one) => one.id === task?.role)?.effortDays.likely
  const likely = task?.effortDays.likely ?? 0

  const set = of({ tasks: { [id]: { effortDays: likely + 6 } } })
  const dropped = of({ tasks: { [id]: { removed: true } } })

  expect(set.tasks.find((one) => one.id === id)?.effortDays.likely).toBe(likely + 6)
  expect(role(set)).toBe((role(before) ?? 0) + 6)
  expect(dropped.tasks.map((one) => one.id)).not.toContain(id)
  expect(dropped.tasks.flatMap(({ after }) => after)).not.toContain(id)
  expect(dropped.reasons).toContainEqual({ code: 'task-removed', values: { task: id } })
})

test('work that two people share brings about its deliverable once', () => {
  const wanted = analysis(
    'ecommerce',
    { kind: 'role', value: 'office-automation-specialist', labels: LABELS, ...said },
    { kind: 'skill', value: 'data-migration', labels: LABELS, span: [0, 5], ...said },
  )
  const edits: Edits = {
    archetype: 'legal',
    due: TODAY,
    budget: { max: 44_000, currency: 'EUR' },
  }

  const { deliverables } = scopeOf(wanted, { text: '', today: TODAY, edits })

  expect(deliverables.filter(({ id }) => id === 'add-data-migration')).toHaveLength(1)
})

const LABELS = { fr: 'Nom', en: 'Name' }

test('an engagement by the day lasts as long as the brief says', () => {
  const text = 'Mission de 3 jours par semaine pendant deux mois, 600 € par jour.'
  const scope = scopeOf(
    analysis(
      'machine-learning',
      { kind: 'budget', value: { min: 600, max: 600, currency: 'EUR', per: 'day' }, ...said },
      { kind: 'duration', value: { days: 60 }, ...said },
      {
        kind: 'role',
        value: 'data-scientist',
        labels: { fr: 'data scientist', en: 'data scientist' },
        ...said,
      },
    ),
    { text, today: TODAY },
  )
  const [scientist] = scope.roles

  expect(scientist?.effortDays.likely).toBeCloseTo(26, -0.5)
  expect(scope.budget?.max).toBe(
    600 * scope.roles.reduce((sum, { effortDays }) => sum + effortDays.likely, 0),
  )
})

test('three languages have three translators, each with a language of their own', () => {
  const spoken = (value: string): Requirement => ({ kind: 'spoken', value, ...said })
  const scope = scopeOf(analysis('localisation', spoken('de'), spoken('nl'), spoken('pl')), {
    text: '14,500 words',
    today: TODAY,
  })

  expect(
    scope.roles
      .filter(({ trade }) => trade === 'translator')
      .map(({ id, spoken }) => ({ id, spoken })),
  ).toEqual([
    { id: 'translator', spoken: ['de'] },
    { id: 'translator-2', spoken: ['nl'] },
    { id: 'translator-3', spoken: ['pl'] },
  ])
  expect(scope.spoken).toEqual([])
  expect(scope.tasks.find(({ id }) => id === 'translation-nl')?.role).toBe('translator-2')
  expect(days(scope, 'translation-de')).toBe(7.25)
})
