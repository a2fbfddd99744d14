import type { Analysis, Requirement, Span } from './analysis.ts'
import { archetypeOf } from './archetype/archetype-of.ts'
import type { Brief } from './brief.ts'
import { datesOf } from './dates/dates-of.ts'
import { durationOf } from './dates/duration-of.ts'
import { missingOf } from './missing-of.ts'
import { budgetOf } from './money/budget-of.ts'
import { languageNameAt } from './people/language-names.ts'
import { peopleOf } from './people/people-of.ts'
import { workMentions } from './people/work-mentions.ts'
import { mentionsOf } from './skills/mentions-of.ts'
import { readSkills } from './skills/read-skills.ts'
import { rolesOf } from './skills/roles-of.ts'

/** Reading of a brief: first money, time and people, then the concepts in what is left. */
export function readBrief(brief: Brief): Omit<Analysis, 'facts'> {
  const terms = [...termsOf(brief), ...peopleOf(brief)]
  const taken = placesOf(brief, terms)
  const named = mentionsOf(brief, taken)
  const { archetype, evidence } = archetypeOf(brief, named)
  const { mentions, skills } = readSkills(brief, { named, taken, archetype, evidence })
  const requirements: Requirement[] = [...skills, ...rolesOf(mentions, archetype), ...terms]
  const missing = missingOf(brief, { archetype, requirements })
  return { language: brief.language, archetype, requirements, missing }
}

/** Places in order that are read as money, time or a way of working, in which no name of a skill is one. */
function placesOf(brief: Brief, terms: readonly Requirement[]): Span[] {
  const spans = terms.flatMap(({ kind, span }) =>
    kind === 'team' || span === undefined ? [] : [span],
  )
  for (const { mode, at, next } of workMentions(brief))
    if (mode !== 'product')
      spans.push([brief.words[at]?.start ?? 0, brief.words[next - 1]?.end ?? 0])
  for (let at = 0; at < brief.words.length; at += 1) {
    const name = languageNameAt(brief.words, at)
    if (name !== undefined && SPEAKERS.has(brief.words[name.next]?.folded ?? ''))
      spans.push([brief.words[at]?.start ?? 0, brief.words[name.next]?.end ?? 0])
  }
  return spans.sort(([a], [b]) => a - b)
}

const SPEAKERS = new Set(['speaker', 'speakers', 'speaking'])

/** Money and time. */
function* termsOf({ words, today }: Brief): Generator<Requirement> {
  const asked = { must: true, excluded: false }
  const budget = budgetOf(words)
  if (budget !== undefined) yield { kind: 'budget', ...budget, ...asked }
  const { start, due, mentions } = datesOf(words, today)
  if (start !== undefined) yield { kind: 'start', ...start, ...asked }
  if (due !== undefined) yield { kind: 'due', ...due, ...asked }
  const duration = durationOf(words, mentions)
  if (duration !== undefined) {
    const { days, span, confidence } = duration
    yield { kind: 'duration', value: { days }, span, confidence, ...asked }
  }
}
