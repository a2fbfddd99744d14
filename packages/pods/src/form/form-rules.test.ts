import { describe, expect, test } from 'vitest'
import {
  applyRelaxation,
  type Formation,
  type FormOptions,
  formTeams,
  type Team,
  type Wishes,
} from '../index.ts'
import { marketOf, person, role, scopeOf } from './small-market.test-data.ts'

const form = (
  scope: Parameters<typeof formTeams>[0],
  people: Parameters<typeof marketOf>[0],
  {
    wishes = {},
    ties = [],
    ...options
  }: Partial<FormOptions> & {
    wishes?: Wishes
    ties?: Parameters<typeof marketOf>[1]
  } = {},
) => formTeams(scope, marketOf(people, ties), wishes, { seed: 'project', ...options })

const idsOf = (team: Team | undefined) => team?.members.map(({ person }) => person)
const factsOf = (facts: readonly { code: string; values: unknown }[], code: string) =>
  facts.filter((fact) => fact.code === code).map(({ values }) => values)
const teamOf = ({ teams }: Formation, kind: Team['kind']) =>
  teams.find((team) => team.kind === kind)

const DESIGN = scopeOf([role('design')])

describe('who is chosen', () => {
  test('of equals, who was proposed longest ago', () => {
    const people = [
      person('recent', 'design', { lastProposed: '2026-01-05' }),
      person('long-ago', 'design', { lastProposed: '2025-06-02' }),
      person('never', 'design'),
    ]
    expect(idsOf(form(DESIGN, people).teams[0])).toEqual(['never'])
    expect(idsOf(form(DESIGN, people.slice(0, 2)).teams[0])).toEqual(['long-ago'])
  })

  test('of equals, who wants this kind of project, and is told so; a better fit still comes first', () => {
    const preferring = person('preferring', 'design', {
      lastProposed: '2026-01-05',
      wantsKind: true,
    })
    const waiting = person('waiting', 'design', { lastProposed: '2025-06-02' })
    const [team] = form(DESIGN, [preferring, waiting]).teams
    expect(idsOf(team)).toEqual(['preferring'])
    expect(team?.members[0]?.reasons).toContainEqual({ code: 'member-preference', values: {} })

    const better = { ...waiting, rating: { mean: 4.1, count: 5 } }
    expect(idsOf(form(DESIGN, [preferring, better]).teams[0])).toEqual(['waiting'])
  })

  test('of equals who waited as long, no id is favoured across projects', () => {
    const people = ['a', 'b', 'c', 'd'].map((id) => person(id, 'design'))
    const first = new Map<string, number>()
    for (let project = 0; project < 200; project += 1) {
      const [id = ''] = idsOf(form(DESIGN, people, { seed: `project ${project}` }).teams[0]) ?? []
      first.set(id, (first.get(id) ?? 0) + 1)
    }
    expect([...first.values()].every((times) => times > 25 && times < 75)).toBe(true)
    expect(first.size).toBe(4)
  })

  test('evidence, neighbours and ties count as defined', () => {
    const scope = scopeOf([role('design'), role('code')])
    const people = [
      person('d', 'figma', { skills: [{ skill: 'figma', level: 4, evidence: 'endorsed' }] }),
      person('c', 'code'),
    ]
    const similarity = (a: string, b: string) => (a === 'design' && b === 'figma' ? 0.75 : 0)
    const [team] = form(scope, people, {
      similarity,
      ties: [{ a: 'c', b: 'd', kind: 'mutual-follow' }],
    }).teams

    // 4 × .75 × .9 of 3 is .9; alone of the market both sit at its mean rating of 4 of 5
    expect(team?.members.map(({ fit }) => fit)).toEqual([0.9, 1])
    expect(team?.terms).toEqual({
      fit: 0.95,
      coverage: 1,
      cohesion: 0.4,
      reliability: 0.8,
      languages: 1,
    })
    expect(team?.quality).toBeCloseTo(0.45 * 0.95 + 0.2 + 0.15 * 0.4 + 0.1 * 0.8 + 0.1, 5)
    expect(factsOf(team?.members[0]?.reasons ?? [], 'member-skill-near')).toEqual([
      {
        skill: 'design',
        through: 'figma',
        similarity: 0.75,
        level: 4,
        needed: 3,
        evidence: 'endorsed',
        must: true,
        share: 0.9,
      },
    ])
    expect(factsOf(team?.members[0]?.reasons ?? [], 'member-tie')).toEqual([
      { person: 'c', kind: 'mutual-follow' },
    ])
  })

  test('nobody without a rate, the language, the place or the hours', () => {
    const scope = scopeOf([role('design', { spoken: ['de'] })], {
      spoken: ['fr'],
      place: { city: 'Orléans', mode: 'hybrid' },
      due: '2026-02-27',
    })
    const fitting = { languages: ['de', 'fr'], city: 'orleans' }
    const people = [
      person('fits', 'design', fitting),
      person('no-rate', 'design', { ...fitting, dayRate: null }),
      person('no-german', 'design', { ...fitting, languages: ['fr'] }),
      person('remote', 'design', { ...fitting, city: null }),
      person('too-late', 'design', { ...fitting, freeHours: [0, 0, 0, 0, 0, 0, 0, 35] }),
      person('never-free', 'design', { ...fitting, freeHours: [0] }),
    ]
    expect(form(scope, people).teams.map(idsOf)).toEqual([['fits']])
    expect(form(scope, people.slice(1)).relaxations).toEqual([
      { kind: 'due', to: '2026-03-06' },
      { kind: 'language', language: 'de' },
      { kind: 'place', city: 'Orléans' },
    ])
  })

  test('a newcomer where it costs less than 2 % of quality, and not where it costs more', () => {
    const scope = scopeOf([role('design')])
    const veterans = [4.9, 4.9, 4.9, 3].map((mean, at) =>
      person(`veteran-${at}`, 'design', { rating: { mean, count: 50 } }),
    )
    const newcomer = person('new', 'design', {
      delivered: 0,
      rating: { mean: 0, count: 0 },
      dayRate: 401,
    })

    const { teams } = form(scope, [...veterans, newcomer])
    const holding = teams.filter((team) => idsOf(team)?.includes('new'))
    expect(holding.map(({ kind }) => kind)).toEqual(['speed'])
    expect(factsOf(holding[0]?.facts ?? [], 'team-newcomer')).toHaveLength(1)

    const weak = {
      ...newcomer,
      skills: [{ skill: 'design', level: 2, evidence: 'delivered' } as const],
    }
    expect(
      form(scope, [...veterans, weak]).teams.flatMap((team) => idsOf(team) ?? []),
    ).not.toContain('new')
  })
})

describe('what a formation says', () => {
  const scope = scopeOf([role('design'), role('code')])
  const people = [
    person('d1', 'design', {
      dayRate: 600,
      skills: [{ skill: 'design', level: 5, evidence: 'delivered' }],
    }),
    person('c1', 'code', { dayRate: 600, freeHours: [0, 0, 0, 0, 35] }),
    person('d2', 'design', { dayRate: 300, rating: { mean: 3, count: 9 } }),
    person('c2', 'code', { dayRate: 500, rating: { mean: 3, count: 9 } }),
    person('d3', 'design', { dayRate: 350, rating: { mean: 3.5, count: 9 } }),
  ]

  test('what sets the teams apart', () => {
    const formation = form(scope, people, { wishes: { budget: 12_000, due: '2026-04-01' } })
    const [economy, speed] = [teamOf(formation, 'economy'), teamOf(formation, 'speed')]
    expect(formation.teams.map(idsOf)).toEqual([
      ['d1', 'c1'],
      ['d2', 'c2'],
      ['d1', 'c2'],
    ])
    expect(factsOf(economy?.facts ?? [], 'team-cheaper')).toEqual([
      { than: 'excellence', share: 0.3333, amount: 4000, currency: 'EUR' },
      { than: 'speed', share: 0.2727, amount: 3000, currency: 'EUR' },
    ])
    expect(factsOf(speed?.facts ?? [], 'team-starts-earlier')).toEqual([
      { than: 'excellence', days: 21 },
    ])
    expect(factsOf(speed?.facts ?? [], 'team-under-budget')).toEqual([
      { budget: 12_000, spare: 1000, share: 0.0833, currency: 'EUR' },
    ])
    expect(factsOf(economy?.facts ?? [], 'team-wins-too')).toEqual([{ kind: 'speed' }])
    expect(factsOf(economy?.facts ?? [], 'team-optimal')).toEqual([{ kind: 'economy' }])
    expect(economy?.singlePoints).toEqual(['design', 'code'])
    expect(economy?.members.map(({ deputies }) => deputies)).toEqual([['d1', 'd3'], ['c1']])
  })

  test('a team that is worse than another and better in nothing says so, and what rests on one person once', () => {
    const of = (id: string, trade: string, dayRate: number) =>
      person(id, trade, { dayRate, skills: [{ skill: trade, level: 3, evidence: 'self' }] })
    const formation = form(scope, [
      ...['d1', 'd2', 'd3'].map((id, at) => of(id, 'design', 400 + 40 * at)),
      ...['c1', 'c2', 'c3'].map((id, at) => of(id, 'code', 400 + 40 * at)),
    ])
    const economy = teamOf(formation, 'economy')
    const others = formation.teams.filter((team) => team !== economy)
    expect(factsOf(economy?.facts ?? [], 'team-outdone')).toEqual([])
    expect(others.length).toBeGreaterThan(0)
    for (const { facts } of others) {
      expect(factsOf(facts, 'team-outdone')).toMatchObject([{ points: 0, days: 0 }])
      expect([...factsOf(facts, 'team-better'), ...factsOf(facts, 'team-weaker')]).toEqual([])
    }
    expect(factsOf(others[0]?.facts ?? [], 'team-outdone')).toMatchObject([
      { than: 'economy', amount: (others[0]?.cost ?? 0) - (economy?.cost ?? 0), currency: 'EUR' },
    ])
    expect(factsOf(economy?.facts ?? [], 'team-single-point')).toEqual([
      { skills: ['design'], person: 'd1' },
      { skills: ['code'], person: 'c1' },
    ])
  })

  test('two teams that are nearly the same, and a kind there is no further team for', () => {
    const four = scopeOf(['design', 'code', 'text', 'test'].map((id) => role(id)))
    const one = ['design', 'code', 'text', 'test'].map((id) => person(id, id))
    const formation = form(four, [...one, person('spare', 'test', { dayRate: 500 })])
    expect(formation.teams).toHaveLength(2)
    expect(factsOf(formation.facts, 'teams-nearly-same')).toEqual([
      { kind: 'economy', than: 'excellence', shared: 3, seats: 4 },
    ])
    expect(factsOf(formation.facts, 'team-missing')).toEqual([{ kind: 'speed' }])
  })

  test('a thin market gives partial teams that name the open role and what would fill it', () => {
    const formation = form(scope, [
      ...people.filter(({ id }) => id.startsWith('d')),
      person('nearly', 'code', { skills: [{ skill: 'code', level: 1, evidence: 'self' }] }),
    ])
    expect(formation.teams[0]?.open).toEqual(['code'])
    expect(factsOf(formation.teams[0]?.facts ?? [], 'team-open-role')).toEqual([{ role: 'code' }])
    expect(factsOf(formation.facts, 'role-nobody')).toEqual([{ role: 'code' }])
    expect(formation.relaxations).toEqual([
      { kind: 'skill', role: 'code', skill: 'code' },
      { kind: 'role', role: 'code' },
    ])
  })

  test('a language or a place that nobody has names itself as what would have to change', () => {
    const far = scopeOf([role('design')], {
      spoken: ['de'],
      place: { city: 'Lille', mode: 'onsite' },
    })
    const there = person('there', 'design', { city: 'Lille' })
    const speaker = person('speaker', 'design', { languages: ['de'] })

    expect(form(far, [there]).relaxations).toEqual([{ kind: 'language', language: 'de' }])
    expect(form(far, [speaker]).relaxations).toEqual([{ kind: 'place', city: 'Lille' }])
    expect(form(far, [person('neither', 'design')]).relaxations).toEqual([])
    for (const [people, relaxation] of [
      [[there], { kind: 'language', language: 'de' }],
      [[speaker], { kind: 'place', city: 'Lille' }],
    ] as const) {
      const changed = applyRelaxation({ scope: far, wishes: {} }, relaxation)
      expect(form(changed.scope, people).teams).toHaveLength(1)
    }
  })

  test('a budget in another currency bounds no team, and a fact says so', () => {
    const priced = (currency: string) =>
      form(scopeOf([role('design')], { budget: { min: null, max: 100, currency } }), people)

    expect(priced('EUR').teams).toEqual([])
    expect(priced('GBP').teams.length).toBeGreaterThan(0)
    expect(factsOf(priced('GBP').facts, 'budget-other-currency')).toEqual([
      { budget: 100, currency: 'GBP', market: 'EUR' },
    ])
  })

  test('an optional role is filled where it can be and left out where it cannot', () => {
    const optional = scopeOf([role('design'), role('code', { optional: true })])
    expect(form(optional, people, { wishes: { budget: 9_000 } }).teams[0]?.open).toEqual([])
    const tight = form(optional, people, { wishes: { budget: 4_000 } })
    expect(tight.teams[0]?.open).toEqual(['code'])
    expect(tight.relaxations).toEqual([])
    expect(factsOf(tight.facts, 'role-left-out')).toEqual([{ role: 'code' }])
  })

  test('a lock that cannot be kept says why, and that it may be undone', () => {
    const unknown = form(scope, people, { wishes: { locked: { design: 'nobody' } } })
    expect(unknown.teams).toEqual([])
    expect(factsOf(unknown.facts, 'lock-unknown')).toEqual([{ role: 'design', person: 'nobody' }])
    expect(unknown.relaxations).toContainEqual({ kind: 'unlock', role: 'design' })
  })

  test('a client may lock somebody whom the engine would not have proposed', () => {
    const { teams } = form(scope, people, { wishes: { locked: { code: 'd1' } } })
    expect(teams[0]?.members.find(({ role }) => role === 'code')?.person).toBe('d1')
    expect(factsOf(teams[0]?.members[1]?.reasons ?? [], 'member-skill-missing')).toEqual([
      { skill: 'code', must: true, share: 0 },
    ])
  })
})

describe('what there is little of', () => {
  test('nobody at all, no role, a role that asks for nothing', () => {
    expect(form(DESIGN, []).teams).toEqual([])
    const wishes = { budget: 9_000, due: '2027-01-01', quality: 0.5 }
    expect(form(DESIGN, [], { wishes }).relaxations).toEqual([])
    expect(form(scopeOf([]), [person('d', 'design')]).teams).toEqual([])

    const [team] = form(scopeOf([role('host', { skills: [] })]), [person('d', 'design')]).teams
    expect([team?.terms.fit, team?.coverage, team?.gap]).toEqual([1, 1, 0])

    const silent = form(DESIGN, [person('d', 'design', { languages: [] })]).teams[0]
    expect([idsOf(silent), silent?.terms.languages]).toEqual([['d'], 0])
  })
})

describe('a precise plan', () => {
  const scope = scopeOf([role('design')], { due: '2026-02-27' })
  const people = ['a', 'b', 'c', 'd'].map((id, at) =>
    person(id, 'design', { rating: { mean: 4 - at / 10, count: 20 } }),
  )

  test('decides on the finish, and on who is in time', () => {
    const finishes = new Map([
      ['a', '2026-03-02'],
      ['b', '2026-02-20'],
      ['c', '2026-02-13'],
      ['d', '2026-02-06'],
    ])
    const asked: string[] = []
    const { teams } = form(scope, people, {
      finishOf: ([seat]) => {
        asked.push(seat?.person ?? '')
        return finishes.get(seat?.person ?? '') ?? null
      },
    })
    expect(teams.map((team) => [team.kind, idsOf(team)?.[0], team.finish])).toEqual([
      ['excellence', 'b', '2026-02-20'],
      ['economy', 'a', '2026-03-02'],
      ['speed', 'd', '2026-02-06'],
    ])
    expect(new Set(asked).size).toBe(4)
  })

  test('decides on the day that makes a team possible', () => {
    const finishOf = () => '2026-03-03'
    const early = { ...scope, due: '2026-01-12' }
    const { teams, relaxations } = form(early, people, { finishOf })
    const due = relaxations.find((one) => one.kind === 'due')

    expect([teams, due?.to]).toEqual([[], '2026-03-03'])
    const again = form({ ...early, due: due?.to ?? null }, people, { finishOf }).teams[0]
    expect(again?.facts.map(({ code }) => code)).not.toContain('team-after-due')
  })
})
