import type { Mention } from '../../lexicon/concept.ts'
import { findConcepts } from '../../lexicon/find-concepts.ts'
import type { Brief } from '../brief.ts'
import type { Standing } from '../scopes/standing.ts'

/** Concept that a brief names, with what the brief says of it. */
export type StandingMention = Mention & {
  standing: Standing
  /** Index of its first word. */
  at: number
  /** Index behind its last word. */
  next: number
}

/** Concepts that a brief names, in order. */
export function mentionsOf({ text, words, standings }: Brief): StandingMention[] {
  let at = 0
  return findConcepts(text).map((mention) => {
    const [start, end] = mention.span
    while (at > 0 && (words[at]?.start ?? 0) > start) at -= 1
    while (at < words.length && (words[at]?.end ?? 0) <= start) at += 1
    let next = at + 1
    while (next < words.length && (words[next]?.start ?? end) < end) next += 1
    return { ...mention, at, next, standing: standings.at(at) }
  })
}
