import type { FormFact, FormFacts } from '../form/form-facts.ts'
import type { TeamKind } from '../form/team-kind.ts'
import type { Language } from '../units.ts'
import type { Names } from './names.ts'
import type { Sentence, Sentences } from './sentences.ts'
import { type Voice, voiceOf } from './voice.ts'
import { days, points, TEAM_NAMES } from './words.ts'
import { written } from './written.ts'

/** Codes of what sets two teams apart. */
type Comparison =
  | 'team-cheaper'
  | 'team-dearer'
  | 'team-starts-earlier'
  | 'team-starts-later'
  | 'team-finishes-earlier'
  | 'team-finishes-later'
  | 'team-better'
  | 'team-weaker'

/** Differences of one team from another, which is named behind them. */
const PARTS: Sentences<Pick<FormFacts, Comparison>> = {
  'team-cheaper': {
    fr: (v, { percent, money }) =>
      `${percent(v.share)} moins chère (${money(v.amount, v.currency)})`,
    en: (v, { percent, money }) => `${percent(v.share)} cheaper (${money(v.amount, v.currency)})`,
  },
  'team-dearer': {
    fr: (v, { percent, money }) =>
      `${percent(v.share)} plus chère (${money(v.amount, v.currency)})`,
    en: (v, { percent, money }) =>
      `${percent(v.share)} more expensive (${money(v.amount, v.currency)})`,
  },
  'team-starts-earlier': {
    fr: (v, voice) => `démarre ${days(v.days, voice)} plus tôt`,
    en: (v, voice) => `starts ${days(v.days, voice)} earlier`,
  },
  'team-starts-later': {
    fr: (v, voice) => `démarre ${days(v.days, voice)} plus tard`,
    en: (v, voice) => `starts ${days(v.days, voice)} later`,
  },
  'team-finishes-earlier': {
    fr: (v, voice) => `finit ${days(v.days, voice)} plus tôt`,
    en: (v, voice) => `finishes ${days(v.days, voice)} earlier`,
  },
  'team-finishes-later': {
    fr: (v, voice) => `finit ${days(v.days, voice)} plus tard`,
    en: (v, voice) => `finishes ${days(v.days, voice)} later`,
  },
  'team-better': {
    fr: (v, voice) => `${points(v.points, voice)} de qualité de plus`,
    en: (v, voice) => `${points(v.points, voice)} higher in quality`,
  },
  'team-weaker': {
    fr: (v, voice) => `${points(v.points, voice)} de qualité de moins`,
    en: (v, voice) => `${points(v.points, voice)} lower in quality`,
  },
}

/** A part as a sentence of its own. */
const alone = <Values extends { than: TeamKind }>(
  part: Readonly<Record<Language, Sentence<Values>>>,
): Readonly<Record<Language, Sentence<Values>>> => ({
  fr: (v, voice, names) => `${part.fr(v, voice, names)} ${thanTeam(v.than, voice)}.`,
  en: (v, voice, names) => `${part.en(v, voice, names)} ${thanTeam(v.than, voice)}.`,
})

const thanTeam = (kind: TeamKind, { language, quote }: Voice): string =>
  language === 'fr'
    ? `que l’équipe ${quote(TEAM_NAMES[kind].fr)}`
    : `than the team ${quote(TEAM_NAMES[kind].en)}`

/** Each comparison as a sentence of its own. */
export const COMPARISON_SENTENCES: Sentences<Pick<FormFacts, Comparison>> = {
  'team-cheaper': alone(PARTS['team-cheaper']),
  'team-dearer': alone(PARTS['team-dearer']),
  'team-starts-earlier': alone(PARTS['team-starts-earlier']),
  'team-starts-later': alone(PARTS['team-starts-later']),
  'team-finishes-earlier': alone(PARTS['team-finishes-earlier']),
  'team-finishes-later': alone(PARTS['team-finishes-later']),
  'team-better': alone(PARTS['team-better']),
  'team-weaker': alone(PARTS['team-weaker']),
}

type ComparisonFact = Extract<FormFact, { code: Comparison }>

const isComparison = (fact: FormFact): fact is ComparisonFact => Object.hasOwn(PARTS, fact.code)

/**
 * Sentence of the differences between a team and another: "12 % moins chère (2 070 €), démarre 18 jours plus tôt
 * que l’équipe « Excellence »." Undefined where there are none. `facts` are the team's.
 */
export function compared(
  facts: readonly FormFact[],
  than: TeamKind,
  { language, names }: { language: Language; names: Names },
): string | undefined {
  const voice = voiceOf(language)
  const part = <Code extends Comparison>(fact: { code: Code; values: FormFacts[Code] }) =>
    PARTS[fact.code][language](fact.values, voice, names)
  const parts = facts
    .filter(isComparison)
    .flatMap((fact) => (fact.values.than === than ? [part(fact)] : []))
  return parts.length === 0
    ? undefined
    : written(`${parts.join(', ')} ${thanTeam(than, voice)}.`, language)
}
