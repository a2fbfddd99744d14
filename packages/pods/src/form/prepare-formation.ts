import type { Market } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'
import { askOf } from './ask.ts'
import { candidatesFor, seatsWithoutAnybody } from './attempt.ts'
import { firstChoice } from './first-choice.ts'
import type { FormFact } from './form-facts.ts'
import type { FormOptions } from './form-options.ts'
import { lockFacts } from './lock-facts.ts'
import type { Candidates } from './pool/candidates.ts'
import type { Pool } from './pool/pool.ts'
import { poolsOf } from './pools.ts'
import { presentTeams } from './present-teams.ts'
import { relaxationsOf } from './relaxations.ts'
import type { Problem } from './search/problem.ts'
import { countSteps } from './search/steps.ts'
import type { Formation, Wishes } from './teams.ts'
import { widerRelaxations } from './wider-relaxations.ts'

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
    const { problem, choice } = firstChoice(pool, { ask, lists, nobody, steps, options })
    const open = openSeats(pool, problem)
    const isStuck = choice.teams.length === 0
    const named = (seats: readonly number[]) => seats.map((seat) => pool.seats[seat]?.role.id ?? '')
    const unfilled = nobody.filter((seat) => pool.seats[seat]?.role.optional === false)
    const relaxed = () => {
      const change = { ask, open: new Set(isStuck ? nobody : unfilled), isStuck }
      const allowed = countSteps(most, options.shouldStop)
      return [
        ...relaxationsOf(poolFor(ask.locked, true), {
          ...change,
          steps: allowed,
          options,
          poolWith: (locked) => poolFor(locked, true),
        }),
        ...widerRelaxations(scope, market, { ...change, steps: allowed, options }),
      ]
    }
    return {
      teams: isStuck
        ? []
        : presentTeams(choice, {
            problem,
            ask,
            lists,
            scope,
            market,
            options,
            steps,
            open: named(open),
          }),
      relaxations: isStuck || unfilled.length > 0 ? relaxed() : [],
      facts: [
        { code: 'pool-size', values: { people: pool.marketSize, eligible: pool.people.length } },
        ...foreignBudget(scope, market, wishes),
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

function foreignBudget(scope: Scope, market: Market, wishes: Wishes): FormFact[] {
  const { max = null, currency = market.currency } = scope.budget ?? {}
  if (wishes.budget !== undefined || max === null || currency === market.currency) return []
  return [
    { code: 'budget-other-currency', values: { budget: max, currency, market: market.currency } },
  ]
}

function openSeats({ seats }: Pool, problem: Problem): number[] {
  const filled = new Set(problem.seats.map(({ seat }) => seat))
  return [...seats.keys()].filter((seat) => !filled.has(seat))
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
