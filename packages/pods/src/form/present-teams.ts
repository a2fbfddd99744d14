import { similarity as byLexicon } from '../lexicon/similarity.ts'
import type { Market } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'
import type { Ask } from './ask.ts'
import type { Choice } from './choose-teams.ts'
import { differences, outdoneFacts, roomFacts } from './compare-teams.ts'
import { deputiesOf } from './deputies.ts'
import type { FormFact } from './form-facts.ts'
import type { FormOptions } from './form-options.ts'
import { round } from './member-reasons.ts'
import { withNewcomer } from './newcomer.ts'
import type { Candidates } from './pool/candidates.ts'
import { finishReader } from './precise-finish.ts'
import { presentTeam } from './present-team.ts'
import type { Problem } from './search/problem.ts'
import type { Steps } from './search/steps.ts'
import type { Team } from './teams.ts'
import type { Chosen } from './three-kinds.ts'
import { winsToo } from './wins-too.ts'

/** The chosen teams, one of them with a newcomer where that costs little, each with what sets it apart. */
export function presentTeams(
  choice: Choice,
  {
    problem,
    ask,
    lists,
    scope,
    market,
    options,
    steps,
    open,
  }: {
    problem: Problem
    ask: Ask
    lists: readonly Candidates[]
    scope: Scope
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
      start: scope.start,
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
    facts.push(...outdoneFacts(team, others, market.currency))
    facts.push(...others.flatMap((other) => differences(team, other, market.currency)))
    return { ...team, facts }
  })
}
