import type { Mention } from '../../lexicon/concept.ts'
import { findConcepts } from '../../lexicon/find-concepts.ts'
import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import type { Standing } from '../scopes/standing.ts'
import { bystanderAt, namesOrganisation } from './audience.ts'

/** Concept that a brief names, with what the brief says of it. */
export type StandingMention = Mention & {
  standing: Standing
  /** Index of its first word. */
  at: number
  /** Index behind its last word. */
  next: number
}

/**
 * Concepts that a brief names, in order. Left out are those within `taken`, in order: places that other grammars have
 * read ("80 CAD", "sur site").
 */
export function mentionsOf(brief: Brief, taken: readonly Span[]): StandingMention[] {
  const { text, words } = brief
  let [at, place] = [0, 0]
  const found: StandingMention[] = []
  for (const mention of findConcepts(text)) {
    const [start, end] = mention.span
    while (place < taken.length && (taken[place]?.[1] ?? 0) <= start) place += 1
    const [from, to] = taken[place] ?? [end, end]
    if (from <= start && end <= to) continue
    while (at > 0 && (words[at]?.start ?? 0) > start) at -= 1
    while (at < words.length && (words[at]?.end ?? 0) <= start) at += 1
    let next = at + 1
    while (next < words.length && (words[next]?.start ?? end) < end) next += 1
    found.push({ ...mention, at, next, standing: standingOf(brief, mention, { at, next }) })
  }
  return found
}

function standingOf(
  { words, standings }: Brief,
  { kind }: Mention,
  { at, next }: { at: number; next: number },
): Standing {
  if (namesOrganisation(words, at, next)) return 'ignored'
  const standing = standings.at(at)
  if (kind === 'tool' && standing === 'wanted') return standingOfTool(words, { at, next })
  if (kind !== 'trade' || standing === 'refused' || standing === 'ignored') return standing
  const bystander = bystanderAt(words, at)
  return bystander === 'own' ? 'owned' : bystander === 'served' ? 'ignored' : standing
}

/** A tool that is named as what is there is hardly what is asked for: "an old Joomla", "moving away from Heroku". */
function standingOfTool(
  words: Brief['words'],
  { at, next }: { at: number; next: number },
): Standing {
  if (isNoOption(words, next)) return 'refused'
  const sentence = words[at]?.sentence
  const isOld = words
    .slice(Math.max(0, at - REACH_OLD), at)
    .some((word) => word.sentence === sentence && OLD.has(word.folded))
  const range = [Math.max(0, at - REACH_LEFT), at] as const
  const isLeft = phrasesBetween(LEFT, words, range).some(
    (left) => left.next >= at - 1 && words[left.at]?.sentence === sentence,
  )
  return isOld || isLeft || OLD_BEHIND.has(words[next]?.folded ?? '') ? 'owned' : 'wanted'
}

const OLD = new Set(
  'vieux vieil vieille ancien ancienne existant existante old ageing aging legacy existing current outgoing dying'.split(
    ' ',
  ),
)
const REACH_OLD = 2
const OLD_BEHIND = new Set(['actuel', 'actuelle', 'existant', 'existante', 'vieillissant'])
/** Phrases that lead to what somebody leaves. */
const LEFT = phrasesOf([
  [
    true,
    `
    away from, moving off, getting off, get off, move off, leaving, leave, moving from, migrate from,
    migrating from, migration from, switching from, switch from, coming from, replace, replacing, replaces,
    in place of, goodbye to, ditch, ditching, dropping, retire, retiring, quitter, quittons, quittant,
    abandonner, abandonnons, sortir de, sortir du, migrer de, migrer depuis, migration de, migration depuis,
    passer de, venant de, remplacer, remplaçons, remplaçant, en remplacement de, à la place de, en finir avec,
    everything on, everything is on, everything runs on, tout tourne sur, tout est sur, tout est sous,
    currently on, currently in, currently with, currently using, actuellement sur, actuellement sous,
    actuellement avec, we tried, we ve tried, played with, on a testé, nous avons testé, nous avons essayé,
    on a essayé, on a eu, nous avons eu, aujourd hui sur, aujourd hui sous, aujourd hui dans`,
  ],
])
const REACH_LEFT = 6

const NO_OPTION = phrasesOf([[true, 'n est pas une option, is not an option, isn t an option']])
const REACH = 8

/** "X is not an option" refuses a tool; of a quality it means the contrary. */
function isNoOption(words: Brief['words'], next: number): boolean {
  const range = [next, Math.min(words.length, next + REACH)] as const
  return phrasesBetween(NO_OPTION, words, range).length > 0
}
