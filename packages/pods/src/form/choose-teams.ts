import type { Ask } from './ask.ts'
import type { FormFact } from './form-facts.ts'
import { earliest, type FinishOf } from './precise-finish.ts'
import type { Apart, Found, Problem } from './search/problem.ts'
import type { Steps } from './search/steps.ts'
import { type Chosen, economy, excellence, type Kind, speed } from './three-kinds.ts'

/** Seats from which on two teams must differ in two members. */
const SEATS_FOR_TWO = 4
/** Share of the steps left that each kind but the last may take. */
const SHARE_A_KIND = 0.45

/** Of them the share for teams that differ as much as they should, before a smaller difference is tried. */
const SHARE_WIDELY = 0.8

/** The teams chosen, and what is to be said about those that are not. */
export type Choice = { teams: readonly Chosen[]; facts: readonly FormFact[] }

/** Up to three teams for a problem, each best in its kind among those that differ enough from the ones before. */
export function chooseTeams(
  problem: Problem,
  {
    ask,
    steps,
    keep,
    finishOf,
  }: {
    ask: Ask
    steps: Steps
    keep: number
    finishOf: FinishOf
  },
): Choice {
  const teams: Chosen[] = []
  const facts: FormFact[] = []
  if (problem.seats.length === 0) return { teams, facts }
  const choose = (kind: Kind) => {
    const part = kind.kind === 'speed' ? steps : steps.part(Math.ceil(steps.left * SHARE_A_KIND))
    const { solution, differ } = solveApart(kind, problem, { teams, ask, steps: part })
    const planned = solution.teams.map((found) => ({ found, finish: finishOf(found) }))
    const inTime = planned.find(({ finish }) => finish <= ask.due)
    const chosen = (kind.kind === 'speed' ? undefined : inTime) ?? earliest(planned)
    if (chosen === undefined) {
      const values = { kind: kind.kind }
      facts.push(
        solution.isProven
          ? { code: 'team-missing', values }
          : { code: 'search-unfinished', values },
      )
      return
    }
    for (const other of differ < differenceOf(problem) ? teams : []) {
      const shared = sharedMembers(other.found, chosen.found)
      if (shared <= problem.seats.length - differenceOf(problem)) continue
      facts.push({
        code: 'teams-nearly-same',
        values: { kind: kind.kind, than: other.kind, shared, seats: problem.seats.length },
      })
    }
    teams.push({ ...chosen, kind: kind.kind, bound: solution.bound, floor: kind.floor })
  }

  choose(excellence(problem, keep))
  const best = teams[0]
  if (best === undefined) return { teams, facts }
  const quality = Math.floor(best.found.value)
  choose(economy(problem, quality, keep))
  choose(speed(problem, quality, keep))
  return { teams, facts }
}

/** Solves with the difference asked for, else with the largest one that a team has. */
function solveApart(
  kind: Kind,
  problem: Problem,
  { teams, ask, steps }: { teams: readonly Chosen[]; ask: Ask; steps: Steps },
) {
  const free = problem.seats.length - lockedSeats(problem, ask)
  let differ = Math.min(differenceOf(problem), free)
  for (; ; differ -= 1) {
    const part =
      differ > 1 && teams.length > 0 ? steps.part(Math.ceil(steps.left * SHARE_WIDELY)) : steps
    const solution =
      teams.length > 0 && differ === 0
        ? { teams: [], isProven: true, bound: 0 }
        : kind.solve(apartFrom(problem, teams, differ), part)
    const isOver = solution.teams.length > 0 || teams.length === 0 || !solution.isProven
    if (isOver || differ <= 1) return { solution, differ }
  }
}

/** Members in which two teams must differ. */
export function differenceOf({ seats }: Problem): number {
  return seats.length >= SEATS_FOR_TWO ? 2 : 1
}

function lockedSeats({ pool, seats }: Problem, { locked }: Ask): number {
  return seats.filter(({ seat }) => locked.has(pool.seats[seat]?.role.id ?? '')).length
}

/** The teams chosen so far, as what a further one must differ from. */
export function apartFrom(
  { pool, seats }: Problem,
  teams: readonly Pick<Chosen, 'found'>[],
  differ: number,
): Apart[] {
  return teams.map(({ found }) => {
    const isIn = new Uint8Array(pool.people.length)
    for (const person of found.people) isIn[person] = 1
    return { isIn, most: seats.length - differ }
  })
}

function sharedMembers(a: Found, b: Found): number {
  return b.people.filter((person) => a.people.includes(person)).length
}
