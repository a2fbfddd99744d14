import { LANGUAGES, type Language } from '@podium/i18n'
import {
  archetypeName,
  explain,
  type Market,
  namesOf,
  type StandingFact,
  standingOf,
} from '@podium/pods'
import { typesetLabels } from '../common/typeset-labels.ts'
import type { Jobs } from './jobs.ts'

/** Standing of a person in a formation, in both languages. */
export function standInFormation({
  record: { input },
  market: marketText,
  personId,
}: Jobs['stand']['input']): Jobs['stand']['answer'] {
  const { scope, wishes, search } = input
  const market = JSON.parse(marketText) as Market // our own table's
  const standing = standingOf(personId, { scope, market, wishes, search })
  const labelsOf = (say: (language: Language) => string) =>
    typesetLabels({ fr: say('fr'), en: say('en') })
  const names = Object.fromEntries(
    LANGUAGES.map((language) => [language, namesOf(scope, { language, nameOf: () => '—' })]),
  ) as Record<Language, ReturnType<typeof namesOf>> // one for each language
  const told = (facts: readonly StandingFact[]) =>
    facts.map((fact) => labelsOf((language) => explain(fact, { language, names: names[language] })))
  return {
    kind: labelsOf((language) => archetypeName(scope.archetype, language)),
    isProposed: standing?.facts.some(({ code }) => code === 'standing-proposed') ?? false,
    told:
      standing === undefined
        ? null
        : { facts: told(standing.facts), changes: told(standing.changes) },
  }
}
