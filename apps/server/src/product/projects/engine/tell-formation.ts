import {
  compared,
  explain,
  type FormFact,
  hasSentence,
  kindsTied,
  namesOf,
  relaxationFact,
  TEAM_KINDS,
  type Team,
  tiedFact,
} from '@podium/pods'
import type { Jobs } from './jobs.ts'
import type { ToldFormation } from './told-formation.ts'

/** Facts that the numbers of a team say already, that its differences put together, or that are told apart. */
const SAID_OTHERWISE: ReadonlySet<string> = new Set([
  'team-cost',
  'team-dates',
  'team-covers',
  'team-cheaper',
  'team-dearer',
  'team-starts-earlier',
  'team-starts-later',
  'team-finishes-earlier',
  'team-finishes-later',
  'team-better',
  'team-weaker',
  'team-outdone',
  'team-wins-too',
])

export function tellFormation({
  record: { input, pool, result },
  analysis,
  language,
  names: known,
}: Jobs['tell']['input']): ToldFormation {
  const names = namesOf(input.scope, {
    language,
    nameOf: (id) => known[id] ?? '—',
    labels: Object.fromEntries(
      analysis.requirements.flatMap((one) =>
        one.kind === 'skill' || one.kind === 'role' ? [[one.value, one.labels]] : [],
      ),
    ),
  })
  const say = (facts: readonly FormFact[]) =>
    facts.flatMap((fact) =>
      hasSentence(fact) && !SAID_OTHERWISE.has(fact.code)
        ? [explain(fact, { language, names })]
        : [],
    )
  const tied = kindsTied(result.teams)
  const tiedTextOf = (team: Team) => {
    const fact = tiedFact(team, result.teams)
    return fact === undefined ? null : explain(fact, { language, names })
  }
  const told = (team: Team) => ({
    tied: tiedTextOf(team),
    outdone: outdoneOf(team, (fact) => explain(fact, { language, names })),
    bestToo: team.facts.flatMap((fact) =>
      fact.code === 'team-wins-too' && !tied.includes(fact.values.kind)
        ? [explain(fact, { language, names })]
        : [],
    ),
    facts: say(team.facts),
    differences: TEAM_KINDS.flatMap((than) => {
      const text = compared(team.facts, than, { language, names })
      return text === undefined ? [] : [{ than, text }]
    }),
    uncovered: team.uncovered.map(names.concept),
    reasons: team.members.map(({ reasons }) => say(reasons)),
  })
  return {
    teams: result.teams.map(told),
    relaxations: result.relaxations.map((relaxation) => ({
      relaxation,
      text: explain(relaxationFact(relaxation, pool.currency), { language, names }),
    })),
    // Without any team, that one of a kind is missing says nothing more.
    facts: say(
      result.facts.filter(({ code }) => result.teams.length > 0 || code !== 'team-missing'),
    ),
  }
}

function outdoneOf({ facts }: Team, say: (fact: FormFact) => string) {
  const fact = facts.find(({ code }) => code === 'team-outdone')
  return fact?.code === 'team-outdone' ? { than: fact.values.than, text: say(fact) } : null
}
