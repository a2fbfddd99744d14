import { type SeededCase, seededCase } from '@podium/testing/pods'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyRelaxation,
  dayNumber,
  dayOf,
  type Formation,
  formTeams,
  type Market,
  type Person,
  prepareFormation,
  replacing,
  type Team,
  type Wishes,
} from '../index.ts'

const OPTIONS = { seed: 'project' }

/** Made-up markets with few people a role, so that every bound is met now and then. */
const cases = fc
  .record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    people: fc.integer({ min: 12, max: 90 }),
    roles: fc.integer({ min: 2, max: 5 }),
  })
  .map(({ seed, people, roles }) => seededCase(seed, { people, roles }))

const form = ({ scope, market, wishes }: SeededCase, changed: Wishes = {}) =>
  formTeams(scope, market, { ...wishes, ...changed }, OPTIONS)

const withPerson = ({ market, ...rest }: SeededCase, id: string, change: Partial<Person>) => ({
  ...rest,
  market: {
    ...market,
    people: market.people.map((person) => (person.id === id ? { ...person, ...change } : person)),
  },
})

const bestQuality = ({ teams }: Formation) => teams[0]?.quality ?? 0
const idsOf = (team: Team | undefined) => team?.members.map(({ person }) => person) ?? []
const codesOf = (facts: readonly { code: string }[]) => facts.map(({ code }) => code)

function check(property: (made: SeededCase) => void, numRuns = 20): void {
  fc.assert(fc.property(cases, property), { numRuns, seed: 13 })
}

describe('any market', () => {
  test('gives teams that keep budget, due day, the quality of their kind, and differ', () => {
    let teamsSeen = 0
    check((made) => {
      const { teams, facts } = form(made)
      teamsSeen += teams.length
      for (const team of teams) {
        expect(team.cost).toBeLessThanOrEqual(made.wishes.budget ?? Number.POSITIVE_INFINITY)
        expect(team.finish <= (made.wishes.due ?? '9999')).toBe(true)
        expect(new Set(idsOf(team)).size).toBe(made.scope.roles.length - team.open.length)
        const least = { excellence: 1, economy: 0.88, speed: 0.85 }[team.kind]
        expect(team.quality).toBeGreaterThanOrEqual((teams[0]?.quality ?? 0) * least - 1e-9)
        for (const other of teams) {
          if (other === team || codesOf(facts).includes('teams-nearly-same')) continue
          const shared = idsOf(team).filter((id) => idsOf(other).includes(id)).length
          expect(team.members.length - shared).toBeGreaterThanOrEqual(
            team.members.length >= 4 ? 2 : 1,
          )
        }
      }
      expect(teams.length === 3 || facts.length > 1).toBe(true)
    })
    expect(teamsSeen).toBeGreaterThan(20)
  })

  test('with more money never has a worse best team', () => {
    check((made) => {
      const budget = (made.wishes.budget ?? 0) * 0.9
      const qualities = [1, 1.05, 1.3].map((more) =>
        bestQuality(form(made, { budget: budget * more })),
      )
      expect(qualities).toEqual(qualities.toSorted((a, b) => a - b))
    })
  })

  test('never counts one more skill against a person', () => {
    check((made) => {
      const { market, scope } = made
      const [role] = scope.roles
      const person = market.people.find(({ dayRate }) => dayRate !== null)
      if (role === undefined || person === undefined) return
      const fitWith = (skills: Person['skills']) => {
        const changed = withPerson(made, person.id, { skills })
        const { teams } = formTeams(
          changed.scope,
          changed.market,
          { locked: { [role.id]: person.id }, budget: 1e6 },
          OPTIONS,
        )
        return teams[0]?.members.find((member) => member.person === person.id)?.fit ?? 0
      }
      const more = role.skills.map(({ skill }) => ({ skill, level: 2, evidence: 'self' }) as const)
      expect(fitWith([...person.skills, ...more])).toBeGreaterThanOrEqual(fitWith(person.skills))
    })
  })

  test('keeps who is in the best team when they ask for less', () => {
    check((made) => {
      const [person] = idsOf(form(made).teams[0])
      if (person === undefined) return
      const dayRate = made.market.people.find(({ id }) => id === person)?.dayRate ?? 0
      const cheaper = withPerson(made, person, { dayRate: Math.floor(dayRate * 0.8) })
      expect(idsOf(form(cheaper).teams[0])).toContain(person)
    })
  })

  test('shuffled gives the same bytes', () => {
    check((made) => {
      const { market } = made
      const shuffled: Market = {
        ...market,
        people: market.people
          .toReversed()
          .map((person) => ({ ...person, skills: person.skills.toReversed() })),
        ties: market.ties.toReversed().map(({ a, b, kind }) => ({ a: b, b: a, kind })),
      }
      expect(JSON.stringify(form({ ...made, market: shuffled }))).toBe(JSON.stringify(form(made)))
    })
  })

  test('asked “what if” answers as if asked afresh', () => {
    check(({ scope, market, wishes }) => {
      const ask = prepareFormation(scope, market, OPTIONS)
      const [locked] = market.people.filter(({ dayRate }) => dayRate !== null)
      const changes: Wishes[] = [
        wishes,
        { ...wishes, budget: (wishes.budget ?? 0) * 0.8 },
        { ...wishes, due: '2026-03-02' },
        { ...wishes, quality: 0.75 },
        { ...wishes, locked: { 'role-0': locked?.id ?? '' } },
        wishes,
      ]
      for (const change of changes)
        expect(JSON.stringify(ask(change))).toBe(
          JSON.stringify(formTeams(scope, market, change, OPTIONS)),
        )
    }, 6)
  })

  test('keeps who is locked, leaves out who is excluded, replaces one member with the others kept', () => {
    check((made) => {
      const [team] = form(made).teams
      const [first, second] = team?.members ?? []
      if (team === undefined || first === undefined || second === undefined) return

      const locked = form(made, { locked: { [first.role]: first.person } })
      for (const one of locked.teams)
        expect(one.members.find(({ role }) => role === first.role)?.person).toBe(first.person)
      expect(bestQuality(locked)).toBe(team.quality)

      const without = form(made, { excluded: [first.person] })
      for (const one of without.teams) expect(idsOf(one)).not.toContain(first.person)

      const replaced = form(made, replacing(made.wishes, team, second.role))
      for (const one of replaced.teams) {
        expect(idsOf(one)).not.toContain(second.person)
        expect(one.members.filter(({ person }) => idsOf(team).includes(person))).toHaveLength(
          team.members.length - 1,
        )
      }
    })
  })

  test('proposes nobody with three open invitations', () => {
    check((made) => {
      const [person] = idsOf(form(made).teams[0])
      if (person === undefined) return
      expect(idsOf(form(withPerson(made, person, { openInvitations: 2 })).teams[0])).toContain(
        person,
      )
      const busy = form(withPerson(made, person, { openInvitations: 3 }))
      expect(busy.teams.flatMap((team) => [...idsOf(team), ...deputies(team)])).not.toContain(
        person,
      )
    })
  })

  test('names deputies who keep the team within budget and time, best first', () => {
    check((made) => {
      const [team] = form(made).teams
      const member = team?.members.find(({ deputies }) => deputies.length > 1)
      if (team === undefined || member === undefined) return
      const locked = Object.fromEntries(team.members.map(({ role, person }) => [role, person]))
      const qualities = member.deputies.map((person) =>
        bestQuality(form(made, { locked: { ...locked, [member.role]: person } })),
      )
      expect(qualities).toEqual(qualities.toSorted((a, b) => b - a))
      expect(qualities.every((quality) => quality > 0)).toBe(true)
    })
  })

  test('without a team names the smallest changes, and each of them makes one', () => {
    const kinds = new Set<string>()
    check((made) => {
      const [someone] = made.market.people.filter(({ dayRate }) => dayRate !== null)
      const strict: Wishes[] = [
        { budget: (made.wishes.budget ?? 0) * 0.4 },
        { due: '2026-01-20' },
        { quality: 0.97 },
        { excluded: holdersOf(made.market, 'skill-0-0') },
        { locked: { 'role-0': someone?.id ?? '' }, budget: (made.wishes.budget ?? 0) * 0.55 },
      ]
      for (const wishes of strict) {
        const stuck = { ...made, wishes: { ...made.wishes, ...wishes } }
        const before = form(stuck)
        for (const relaxation of before.relaxations) {
          kinds.add(relaxation.kind)
          const after = form({ ...stuck, ...applyRelaxation(stuck, relaxation) })
          expect([relaxation, after.teams.length > 0]).toEqual([relaxation, true])
          if (before.teams.length > 0 && relaxation.kind !== 'role')
            expect(after.teams[0]?.open.length).toBeLessThan(before.teams[0]?.open.length ?? 0)
          if (before.teams.length === 0 && relaxation.kind === 'budget')
            expect(form(stuck, { budget: relaxation.to - 0.01 }).teams).toEqual([])
          if (before.teams.length === 0 && relaxation.kind === 'due')
            expect(form(stuck, { due: dayOf(dayNumber(relaxation.to) - 1) }).teams).toEqual([])
          if (before.teams.length === 0 && relaxation.kind === 'quality')
            expect(form(stuck, { quality: relaxation.to + 1e-6 }).teams).toEqual([])
        }
      }
    }, 10)
    expect([...kinds].sort()).toEqual(
      ['budget', 'due', 'include', 'quality', 'role', 'skill', 'unlock'].sort(),
    )
  })

  test('answers within its steps: the same each time, never beyond the gap it proves', () => {
    check((made) => {
      const whole = form(made)
      const few = () => formTeams(made.scope, made.market, made.wishes, { ...OPTIONS, steps: 300 })
      const hasty = few()
      expect(hasty).toEqual(few())
      const [best, found] = [whole.teams[0], hasty.teams[0]]
      if (best === undefined || found === undefined) return
      expect(found.quality).toBeGreaterThanOrEqual(best.quality * (1 - found.gap) - 1e-4)
    })
  })

  test('stopped answers with what it has', () => {
    const { scope, market, wishes } = seededCase(3, { people: 1_500, roles: 5 })
    const whole = formTeams(scope, market, wishes, OPTIONS)
    const stopped = formTeams(scope, market, wishes, { ...OPTIONS, shouldStop: () => true })

    expect(stopped.steps).toBeLessThan(whole.steps)
    expect(stopped.teams.length).toBeGreaterThan(0)
    expect(stopped.teams[0]?.gap).toBeGreaterThan(0)
  })
})

const holdersOf = ({ people }: Market, slug: string) =>
  people.filter(({ skills }) => skills.some(({ skill }) => skill === slug)).map(({ id }) => id)

const deputies = (team: Team) => team.members.flatMap((member) => member.deputies)
