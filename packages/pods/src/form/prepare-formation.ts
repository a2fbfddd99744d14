import { dayNumber } from '../days.ts'
import { similarity as byLexicon } from '../lexicon/similarity.ts'
import type { Market } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'
import { type Ask, askOf } from './ask.ts'
import { candidatesFor, problemFor, seatsWithoutAnybody } from './attempt.ts'
import { type Choice, type Chosen, chooseTeams } from './choose-teams.ts'
import { differences, roomFacts } from './compare-teams.ts'
import { deputiesOf } from './deputies.ts'
import type { FormFact } from './form-facts.ts'
import type { FormOptions } from './form-options.ts'
import { lockFacts } from './lock-facts.ts'
import { round } from './member-reasons.ts'
import { withNewcomer } from './newcomer.ts'
import { buildPool } from './pool/build-pool.ts'
import { type Candidates, COMPLETE } from './pool/candidates.ts'
import type { Pool } from './pool/pool.ts'
import { traitsOf, undominated } from './pool/undominated.ts'
import { finishReader, TEAMS_TO_PLAN } from './precise-finish.ts'
import { presentTeam } from './present-team.ts'
import { relaxationsOf } from './relaxations.ts'
import type { Problem } from './search/problem.ts'
import { countSteps, type Steps } from './search/steps.ts'
import type { Formation, Team, Wishes } from './teams.ts'
import { winsToo } from './wins-too.ts'

/** Steps of search where the caller says nothing: enough for proofs in markets of 20,000. */
export const DEFAULT_STEPS = 2_000_000
/** Candidates below which a role is thin. */
const THIN = 3

/**
 * Forms teams for changing wishes over one scope and market: what does not depend on the wishes is worked out once.
 * The answer is that of `formTeams`, byte for byte.
 */
export function prepareFormation(
  scope: Scope,
  market: Market,
  options: FormOptions,
): (wishes: Wishes) => Formation {
  const poolFor = poolsOf(scope, market, options)
  return (wishes) => {
    const ask = askOf(scope, market, wishes)
    const pool = poolFor(ask.locked)
    const lists = candidatesFor(pool, ask)
    const most = options.steps ?? DEFAULT_STEPS
    const steps = countSteps(most, options.shouldStop)
    const nobody = seatsWithoutAnybody(pool, lists, ask)
    const { problem, choice } = firstChoice(pool, { ask, lists, nobody, steps, options, scope })
    const open = openSeats(pool, problem)
    const isStuck = choice.teams.length === 0
    const named = (seats: readonly number[]) => seats.map((seat) => pool.seats[seat]?.role.id ?? '')
    const unfilled = nobody.filter((seat) => pool.seats[seat]?.role.optional === false)
    return {
      teams: isStuck
        ? []
        : teamsOf(choice, { problem, ask, lists, market, options, steps, open: named(open) }),
      relaxations:
        isStuck || unfilled.length > 0
          ? relaxationsOf(poolFor(ask.locked, true), {
              ask,
              open: new Set(isStuck ? nobody : unfilled),
              isStuck,
              steps: countSteps(most, options.shouldStop),
              poolWith: (locked) => poolFor(locked, true),
            })
          : [],
      facts: [
        { code: 'pool-size', values: { people: pool.marketSize, eligible: pool.people.length } },
        ...lockFacts(market, ask),
        ...pool.seats.flatMap(({ role }, seat) =>
          roleFacts(role, lists[seat], open.includes(seat)),
        ),
        ...choice.facts,
      ],
      steps: steps.used,
    }
  }
}

/** Pools by who is locked in; locks that let in nobody new share one. */
function poolsOf(scope: Scope, market: Market, { seed, similarity = byLexicon }: FormOptions) {
  const pools = new Map<string, Pool>()
  const poolWith = (held: Ask['locked'], lackingOne: boolean): Pool => {
    const key = JSON.stringify([lackingOne, [...held].sort()])
    const pool =
      pools.get(key) ??
      buildPool(scope, market, {
        seed,
        similarity,
        held,
        lackingOne,
      })
    pools.set(key, pool)
    return pool
  }
  return (locked: Ask['locked'], lackingOne = false): Pool => {
    const plain = poolWith(new Map(), lackingOne)
    const unusual = [...locked].filter(([role, id]) => !canTake(plain, role, id))
    return unusual.length === 0 ? plain : poolWith(new Map(unusual), lackingOne)
  }
}

function canTake({ people, seats, candidates }: Pool, role: string, id: string): boolean {
  const list = candidates[seats.findIndex((seat) => seat.role.id === role)]
  const row = list?.person.indexOf(people.findIndex((person) => person.id === id)) ?? -1
  return row !== -1 && list?.lacks[row] === COMPLETE
}

/** Teams with as many of the optional roles as possible: all, all but one, none. */
function firstChoice(
  pool: Pool,
  {
    ask,
    lists,
    nobody,
    steps,
    options,
    scope,
  }: {
    ask: Ask
    lists: readonly Candidates[]
    nobody: readonly number[]
    steps: Steps
    options: FormOptions
    scope: Scope
  },
): { problem: Problem; choice: Choice } {
  const traits = traitsOf(pool)
  const keep = options.finishOf === undefined ? 1 : TEAMS_TO_PLAN
  // As many as three teams can hold, so that one is free for each of the teams that are kept.
  const spares = 3 * pool.seats.length + keep - 1
  const strong = lists.map((list) => undominated(pool, traits, list, spares))
  const optional = [...pool.seats.keys()].filter(
    (seat) => pool.seats[seat]?.role.optional === true && !nobody.includes(seat),
  )
  const without = [
    [],
    ...optional.map((seat) => [seat]),
    ...(optional.length > 1 ? [optional] : []),
  ]
  const from = dayNumber(scope.start)
  const tries = without.map((seats) => () => {
    const problem = problemFor(pool, strong, { ask, open: new Set([...nobody, ...seats]) })
    const finishOf = finishReader(problem, options.finishOf)
    return { problem, choice: chooseTeams(problem, { ask, steps, keep, from, finishOf }) }
  })
  let first: { problem: Problem; choice: Choice } | undefined
  for (const attempt of tries) {
    const made = attempt()
    if (made.choice.teams.length > 0) return made
    first ??= made
  }
  return (
    first ?? {
      problem: problemFor(pool, strong, { ask, open: new Set(nobody) }),
      choice: { teams: [], facts: [] },
    }
  )
}

function openSeats({ seats }: Pool, problem: Problem): number[] {
  const filled = new Set(problem.seats.map(({ seat }) => seat))
  return [...seats.keys()].filter((seat) => !filled.has(seat))
}

function teamsOf(
  choice: Choice,
  {
    problem,
    ask,
    lists,
    market,
    options,
    steps,
    open,
  }: {
    problem: Problem
    ask: Ask
    lists: readonly Candidates[]
    market: Market
    options: FormOptions
    steps: Steps
    open: readonly string[]
  },
): Team[] {
  const { teams: chosen, newcomer } = withNewcomer(problem, choice.teams, {
    steps,
    finishOf: finishReader(problem, options.finishOf),
  })
  const present = (one: Chosen) =>
    presentTeam(one, {
      problem,
      market,
      similarity: options.similarity ?? byLexicon,
      deputies: deputiesOf(problem, lists, { found: one.found, due: ask.due }),
      locked: ask.locked,
      open,
    })
  const teams = chosen.map(present)
  return teams.map((team, at) => {
    const one = chosen[at]
    const facts: FormFact[] = [
      ...team.facts,
      ...roomFacts(team, {
        budget: ask.cap / 100,
        due: ask.dueDay,
        currency: market.currency,
      }),
      ...(one === undefined ? [] : winsToo(one, chosen)),
    ]
    if (newcomer?.kind === team.kind) {
      const person = problem.pool.people[newcomer.person]?.id ?? ''
      facts.push({ code: 'team-newcomer', values: { person, drop: round(newcomer.drop) } })
    }
    const others = teams.filter((other) => other !== team)
    facts.push(...others.flatMap((other) => differences(team, other, market.currency)))
    return { ...team, facts }
  })
}

function roleFacts(
  role: { id: string; optional: boolean },
  list: Candidates | undefined,
  isOpen: boolean,
): FormFact[] {
  const people = list?.person.length ?? 0
  if (isOpen && role.optional) return [{ code: 'role-left-out', values: { role: role.id } }]
  if (people === 0) return [{ code: 'role-nobody', values: { role: role.id } }]
  return people < THIN ? [{ code: 'role-thin', values: { role: role.id, people } }] : []
}
