import {
  explain,
  type FormFact,
  hasSentence,
  type Labels,
  type Language,
  type Names,
  namesOf,
} from '@podium/pods'
import type { Jobs } from './jobs.ts'

/**
 * Facts of a team that tell nothing of a person but what their role needs. Those that are left out name a rate, a
 * relation, a rating, somebody's record, or what the client asked of a person.
 */
const OF_THE_TEAM: ReadonlySet<string> = new Set([
  'team-before-due',
  'team-after-due',
  'team-single-point',
  'team-open-role',
  'team-no-deputy',
  'team-optimal',
  'team-gap',
])
const OF_THE_COST: ReadonlySet<string> = new Set(['team-under-budget'])
const OF_A_SEAT: ReadonlySet<string> = new Set([
  'member-skill',
  'member-skill-near',
  'member-skill-missing',
])

/** Sentences of a team in both languages, in which people are their roles. */
export function tellSharedTeam(input: Jobs['share']['input']): Jobs['share']['answer'] {
  const { team, withCost } = input
  const names = { fr: namesIn('fr', input), en: namesIn('en', input) }
  const inBoth = (tell: (language: Language) => string[]) => ({ fr: tell('fr'), en: tell('en') })
  const say = (facts: readonly FormFact[], shown: ReadonlySet<string>) =>
    inBoth((language) =>
      facts.flatMap((fact) =>
        hasSentence(fact) && shown.has(fact.code)
          ? [explain(fact, { language, names: names[language] })]
          : [],
      ),
    )
  return {
    facts: say(team.facts, withCost ? OF_THE_TEAM.union(OF_THE_COST) : OF_THE_TEAM),
    uncovered: inBoth((language) => team.uncovered.map(names[language].concept)),
    reasons: team.members.map(({ reasons }) => say(reasons, OF_A_SEAT)),
  }
}

/** Names of a project's facts; a person's is that of the role they hold. */
function namesIn(language: Language, { team, scope, analysis }: Jobs['share']['input']): Names {
  const labelsOf = new Map<string, Labels>(scope.roles.map(({ id, labels }) => [id, labels]))
  const heldBy = new Map(team.members.map(({ person, role }) => [person, labelsOf.get(role)]))
  return namesOf(scope, {
    language,
    nameOf: (id) => heldBy.get(id)?.[language].replaceAll("'", '’') ?? '—',
    labels: Object.fromEntries(
      analysis.requirements.flatMap((one) =>
        one.kind === 'skill' || one.kind === 'role' ? [[one.value, one.labels]] : [],
      ),
    ),
  })
}
