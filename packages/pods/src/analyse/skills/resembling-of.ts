import { CONCEPTS } from '../../lexicon/concepts.ts'
import { type Resemblance, resemblancesIn } from '../../lexicon/resemblances.ts'
import type { Archetype, Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { type Range, rangesOf } from '../scopes/clause-ranges.ts'
import { isAtHome } from './home-categories.ts'
import type { StandingMention } from './mentions-of.ts'

/** Likeness from which a clause means the concept: two words that two concepts of the lexicon have, or three commoner ones. */
const LEAST = 12
/** Likeness worth as much as being what such a project is about. */
const SUBJECT = 1.5
const CONFIDENCE = 0.5

/**
 * Concepts that no name or phrase of the lexicon means, but whose words a wanted clause has in any order: the one that
 * each clause resembles most, if it is at home in the kind of project.
 */
export function resemblingOf(
  brief: Brief,
  {
    mentions,
    taken,
    archetype,
  }: { mentions: readonly StandingMention[]; taken: readonly Span[]; archetype: Archetype },
): StandingMention[] {
  const free = freeWords(brief, mentions, taken)
  const known = new Set(mentions.map(({ slug }) => slug))
  const best = new Map<string, StandingMention & { likeness: number }>()
  for (const clause of rangesOf(brief.words).clauses) {
    const likest = clause && likestIn(brief, { clause, free, archetype })
    if (likest === undefined || known.has(likest.slug)) continue
    if (likest.likeness <= (best.get(likest.slug)?.likeness ?? 0)) continue
    const { slug, at, next } = likest
    const kind = CONCEPTS.get(slug)?.kind ?? 'skill'
    const [start, end] = [brief.words[at]?.start ?? 0, brief.words[next - 1]?.end ?? 0]
    const place = { span: [start, end], words: [at, next], at, next } as const
    const standing = brief.standings.at(at)
    best.set(slug, { ...likest, ...place, kind, standing, confidence: CONFIDENCE, alias: '' })
  }
  return [...best.values()]
}

/** Whether each word is wanted and neither within a place of `taken` nor of a name. */
function freeWords(
  { words, standings }: Brief,
  mentions: readonly StandingMention[],
  taken: readonly Span[],
): boolean[] {
  const free = words.map((_, at) => standings.at(at) === 'wanted' || standings.at(at) === 'nice')
  for (const { slug, alias, at, next } of mentions)
    if (CONCEPTS.get(slug)?.cues.includes(alias) !== true) free.fill(false, at, next)
  let at = 0
  for (const [start, end] of taken) {
    while (at < words.length && (words[at]?.end ?? 0) <= start) at += 1
    for (let step = at; step < words.length && (words[step]?.start ?? end) < end; step += 1)
      free[step] = false
  }
  return free
}

function likestIn(
  { words }: Brief,
  { clause, free, archetype }: { clause: Range; free: readonly boolean[]; archetype: Archetype },
): Resemblance | undefined {
  let best: Resemblance | undefined
  for (const one of resemblancesIn(words, clause, (at) => free[at] === true)) {
    const concept = CONCEPTS.get(one.slug)
    if (concept === undefined || !isAtHome(concept, archetype)) continue
    const isSubject = (concept.speaksFor[archetype] ?? 0) > 0
    const likeness = one.likeness + (isSubject ? SUBJECT : 0)
    if (likeness >= Math.max(LEAST, best?.likeness ?? 0)) best = { ...one, likeness }
  }
  return best
}
