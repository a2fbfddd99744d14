import { wordsOf } from '../text/words.ts'
import type { Day } from '../units.ts'
import type { Analysis, Requirement, Span } from './analysis.ts'
import { archetypeOf } from './archetype/archetype-of.ts'
import type { Brief } from './brief.ts'
import { cutBrief } from './cut-brief.ts'
import { datesOf } from './dates/dates-of.ts'
import { durationOf } from './dates/duration-of.ts'
import { languageOf } from './language/language-of.ts'
import { missingOf } from './missing-of.ts'
import { budgetOf } from './money/budget-of.ts'
import { peopleOf } from './people/people-of.ts'
import { workMentions } from './people/work-mentions.ts'
import { standingsOf } from './scopes/standings-of.ts'
import { mentionsOf } from './skills/mentions-of.ts'
import { rolesOf } from './skills/roles-of.ts'
import { skillsOf } from './skills/skills-of.ts'
import { wishesOf } from './skills/wishes-of.ts'

/**
 * Reads a brief in French or English on a day: its kind of project, what it asks for and refuses with the places that
 * say so, and what it leaves open. Knows rules of the languages and concepts of the lexicon, nothing else. Takes time
 * linear in the length of the text, which is cut at `BRIEF_MAX`.
 */
export function analyse(written: string, { today }: { today: Day }): Analysis {
  const { text, facts } = cutBrief(written)
  const words = wordsOf(text)
  const brief: Brief = {
    text,
    words,
    today,
    language: languageOf(words),
    standings: standingsOf(words),
  }
  const terms = [...termsOf(brief), ...peopleOf(brief)]
  const named = mentionsOf(brief, placesOf(brief, terms))
  const archetype = archetypeOf(brief, named)
  const mentions = wishesOf(brief, { mentions: named, archetype })
  const requirements: Requirement[] = [
    ...skillsOf(brief, mentions),
    ...rolesOf(mentions, archetype),
    ...terms,
  ]
  return {
    language: brief.language,
    archetype,
    requirements,
    missing: missingOf(brief, { archetype, requirements }),
    facts,
  }
}

/** Places in order that are read as money, time or a way of working, in which no name of a skill is one. */
function placesOf(brief: Brief, terms: readonly Requirement[]): Span[] {
  const spans = terms.flatMap(({ kind, span }) =>
    kind === 'team' || span === undefined ? [] : [span],
  )
  for (const { at, next } of workMentions(brief))
    spans.push([brief.words[at]?.start ?? 0, brief.words[next - 1]?.end ?? 0])
  return spans.sort(([a], [b]) => a - b)
}

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
