import { dayNumber, dayOf } from '../days.ts'
import { workDates } from '../market/free-hours.ts'
import type { Market, Tie } from '../market/market.ts'
import { levelReader, type Similarity } from '../market/person-levels.ts'
import { reliability } from '../market/reliability.ts'
import type { Day, Slug } from '../units.ts'
import type { FormFact } from './form-facts.ts'
import { preferenceFact, recordFact, round, skillFacts } from './member-reasons.ts'
import { costInCents } from './pool/build-pool.ts'
import type { Pool } from './pool/pool.ts'
import { fitOf } from './pool/seat-spec.ts'
import type { Problem } from './search/problem.ts'
import { bareValue, coverageValue, tiesValue } from './search/team-value.ts'
import type { Member, Team } from './teams.ts'
import { type Chosen, gapOf } from './three-kinds.ts'
import { QUALITY_PARTS, WEIGHTS } from './weights.ts'

/** Data a team is presented with, beside its people. */
type Context = {
  problem: Problem
  market: Market
  similarity: Similarity
  deputies: readonly (readonly number[])[]
  locked: ReadonlyMap<string, string>
  /** Ids of roles without a holder. */
  open: readonly string[]
  /** First possible day of work. */
  start: Day
}

/** A chosen team with its figures, from the pool's own numbers, and the facts that say why. */
export function presentTeam(chosen: Chosen, context: Context): Team {
  const { problem, market } = context
  const { pool } = problem
  const members = membersOf(chosen, context)
  const gap = gapOf(chosen, dayNumber(context.start))
  const { quality, terms } = qualityOf(problem, chosen.found.people, members)
  const cost = members.reduce((sum, member) => sum + Math.round(member.cost * 100), 0) / 100
  const held = skillsHeld(pool, chosen.found.people)
  const uncovered = held.filter(({ by }) => by.length === 0).map(({ skill }) => skill)
  const single = members.length < 2 ? [] : held.filter(({ by }) => by.length === 1)
  const start = startOf(problem, members)
  const finish = dayOf(chosen.finish)
  return {
    kind: chosen.kind,
    members,
    open: context.open,
    quality,
    terms,
    cost,
    start,
    finish,
    coverage: terms.coverage,
    uncovered,
    singlePoints: single.map(({ skill }) => skill),
    gap: round(gap),
    facts: [
      { code: 'team-cost', values: { cost, currency: market.currency } },
      { code: 'team-dates', values: { start, finish } },
      { code: 'team-covers', values: { share: terms.coverage } },
      ...(uncovered.length > 0
        ? [{ code: 'team-uncovered', values: { skills: uncovered } } satisfies FormFact]
        : []),
      ...singlePointFacts(pool, single),
      ...context.open.map((role): FormFact => ({ code: 'team-open-role', values: { role } })),
      ...members
        .filter(({ deputies }) => deputies.length === 0)
        .map(({ role }): FormFact => ({ code: 'team-no-deputy', values: { role } })),
      gap === 0
        ? { code: 'team-optimal', values: { kind: chosen.kind } }
        : { code: 'team-gap', values: { kind: chosen.kind, gap: round(gap) } },
    ],
  }
}

function membersOf({ found }: Chosen, context: Context): Member[] {
  const { problem, market, similarity, deputies, locked } = context
  const { pool, seats } = problem
  const readLevels = levelReader(
    pool.needed.map(({ slug }) => slug),
    similarity,
  )
  const levels = new Float64Array(pool.needed.length)
  const ids = [...found.people].map((who) => pool.people[who]?.id ?? '')
  return seats.flatMap(({ seat }, at): Member[] => {
    const spec = pool.seats[seat]
    const person = pool.people[found.people[at] ?? 0]
    if (spec === undefined || person === undefined) return []
    readLevels(person, levels)
    const { role, hours, release } = spec
    const dates = workDates(person.freeHours, {
      monday: dayNumber(market.firstWeek),
      from: release,
      hours,
    }) ?? { start: release, finish: release }
    const [start, finish] = [dayOf(dates.start), dayOf(dates.finish)]
    const days = role.effortDays.likely
    const dayRate = person.dayRate ?? 0
    const cost = costInCents(person, days) / 100
    return [
      {
        role: role.id,
        person: person.id,
        fit: round(fitOf(levels, spec)),
        days,
        dayRate,
        cost,
        start,
        finish,
        deputies: (deputies[at] ?? []).map((who) => pool.people[who]?.id ?? ''),
        reasons: [
          ...(locked.get(role.id) === person.id
            ? [{ code: 'member-locked', values: { role: role.id } } satisfies FormFact]
            : []),
          ...skillFacts(person, role, similarity),
          ...tieFacts(market.ties, person.id, ids),
          ...recordFact(person),
          ...preferenceFact(person),
          { code: 'member-cost', values: { dayRate, days, cost, currency: market.currency } },
          { code: 'member-free', values: { start, finish } },
        ],
      },
    ]
  })
}

const STRENGTH: readonly Tie['kind'][] = ['delivered', 'mutual-follow', 'organisation']

/** The strongest tie to each other member, in the order of the seats. */
function tieFacts(ties: readonly Tie[], id: string, ids: readonly string[]): FormFact[] {
  const own = ties.filter(({ a, b }) => a === id || b === id)
  return ids.flatMap((other): FormFact[] => {
    if (other === id) return []
    const kinds = own.filter(({ a, b }) => a === other || b === other).map(({ kind }) => kind)
    const kind = STRENGTH.find((one) => kinds.includes(one))
    return kind === undefined ? [] : [{ code: 'member-tie', values: { person: other, kind } }]
  })
}

/** Q of a team in whole parts, as the search counts it, and its terms. */
function qualityOf(
  { pool, seats }: Problem,
  people: Int32Array,
  members: readonly Member[],
): Pick<Team, 'quality' | 'terms'> {
  const roles = pool.seats.length
  const speak = Math.max(
    0,
    ...pool.speakers.map(({ speaks }) => people.filter((who) => speaks[who] === 1).length),
  )
  const pairs = bareValue(pool, people.length) + tiesValue(pool, people)
  const coverage = coverageValue(pool, people)
  const own = seats.reduce((sum, { candidates: { person, value } }, at) => {
    const row = person.indexOf(people[at] ?? 0)
    return sum + Math.floor(value[row] ?? 0)
  }, 0)
  const wanted = pool.skillValue.reduce((sum, value) => sum + value, 0)
  const fit = members.reduce((sum, member) => sum + member.fit, 0)
  const trust = [...people].reduce((sum, who) => {
    const person = pool.people[who]
    return sum + (person === undefined ? 0 : reliability(person, pool.meanRating))
  }, 0)
  return {
    quality: (own + pairs + coverage + speak * pool.languageValue) / QUALITY_PARTS,
    terms: {
      fit: round(fit / roles),
      coverage: wanted === 0 ? 1 : round(coverage / wanted),
      cohesion: round(pairs / (QUALITY_PARTS * WEIGHTS.cohesion)),
      reliability: round(trust / roles),
      languages: round(speak / roles),
    },
  }
}

/** Members who cover each skill of the scope. */
function skillsHeld({ needed, covers }: Pool, people: Int32Array): { skill: Slug; by: number[] }[] {
  return needed.map(({ slug }, skill) => ({
    skill: slug,
    by: [...people].filter((who) =>
      covers.to.subarray(covers.start[who] ?? 0, covers.start[who + 1] ?? 0).includes(skill),
    ),
  }))
}

/** Skills that rest on one member, a fact for each of them. */
const singlePointFacts = (pool: Pool, single: ReturnType<typeof skillsHeld>): FormFact[] =>
  [...new Set(single.map(({ by }) => by[0] ?? 0))].map((who) => ({
    code: 'team-single-point',
    values: {
      skills: single.filter(({ by }) => by[0] === who).map(({ skill }) => skill),
      person: pool.people[who]?.id ?? '',
    },
  }))

/** Day from which everybody works whose seat waits for nothing. */
function startOf({ pool, seats }: Problem, members: readonly Member[]): string {
  const first = members.filter((_, at) => pool.seats[seats[at]?.seat ?? 0]?.isAtOutset)
  const starts = (first.length > 0 ? first : members).map(({ start }) => start).sort()
  return starts.at(-1) ?? ''
}
