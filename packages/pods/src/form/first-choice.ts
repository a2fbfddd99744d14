import type { Ask } from './ask.ts'
import { problemFor } from './attempt.ts'
import { type Choice, chooseTeams } from './choose-teams.ts'
import type { FormOptions } from './form-options.ts'
import type { Candidates } from './pool/candidates.ts'
import type { Pool } from './pool/pool.ts'
import { traitsOf, undominated } from './pool/undominated.ts'
import { finishReader, TEAMS_TO_PLAN } from './precise-finish.ts'
import type { Problem } from './search/problem.ts'
import type { Steps } from './search/steps.ts'

/** Teams, and the seats they fill. */
export type FirstChoice = { problem: Problem; choice: Choice }

/** Teams with as many of the optional roles as possible: all, all but one, none. */
export function firstChoice(
  pool: Pool,
  {
    ask,
    lists,
    nobody,
    steps,
    options,
  }: {
    ask: Ask
    lists: readonly Candidates[]
    nobody: readonly number[]
    steps: Steps
    options: FormOptions
  },
): FirstChoice {
  const traits = traitsOf(pool)
  const keep = options.finishOf === undefined ? 1 : TEAMS_TO_PLAN
  // As many as three teams can hold, so that one is free for each of the teams that are kept.
  const spares = 3 * pool.seats.length + keep - 1
  const strong = lists.map((list) => undominated(pool, traits, list, spares))
  const attempt = (seats: readonly number[]): FirstChoice => {
    const problem = problemFor(pool, strong, { ask, open: new Set([...nobody, ...seats]) })
    const finishOf = finishReader(problem, options.finishOf)
    return { problem, choice: chooseTeams(problem, { ask, steps, keep, finishOf }) }
  }
  const whole = attempt([])
  if (whole.choice.teams.length > 0) return whole
  const optional = [...pool.seats.keys()].filter((seat) => {
    const role = pool.seats[seat]?.role
    return role?.optional === true && !nobody.includes(seat) && !ask.locked.has(role.id)
  })
  const fewer = [...optional.map((seat) => [seat]), ...(optional.length > 1 ? [optional] : [])]
  for (const seats of fewer) {
    const made = attempt(seats)
    if (made.choice.teams.length > 0) return made
  }
  return whole
}
