import { CONCEPTS } from '../../lexicon/concepts.ts'
import { similarity } from '../../lexicon/similarity.ts'
import type { Slug } from '../../units.ts'
import type { Archetype, Requirement } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { type Range, rangesOf } from '../scopes/clause-ranges.ts'
import { isAtHome } from '../skills/home-categories.ts'
import type { StandingMention } from '../skills/mentions-of.ts'
import type { ConceptWords } from './concept-words.ts'
import { oddsOf, type Weights } from './regression.ts'
import { rootsOf } from './roots.ts'

/** Concept that a clause may mean without naming it, with the signs for and against it. */
export type Unnamed = { mention: StandingMention; signs: readonly string[] }

type Reading = {
  archetype: Archetype
  /** Concepts that are named, wanted or not. */
  named: ReadonlySet<Slug>
  /** Skills that are read already. */
  skills: readonly Requirement[]
}

/** Log-odds from which a clause means a concept. */
const LEAST = 0.5
const CONFIDENCE = 0.5

/** Concepts that a brief asks for in words of its own, as labelled briefs have taught. */
export const unnamedOf = (
  brief: Brief,
  reading: Reading,
  { words, weights }: { words: ConceptWords; weights: Weights },
): StandingMention[] =>
  candidatesOf(brief, reading, words)
    .filter(({ signs }) => oddsOf(signs, weights) > LEAST)
    .map(({ mention }) => mention)

/** Likeness of a clause to a concept. */
type Likeness = { slug: Slug; score: number; most: number; shared: number; worth: number }

/** Concepts of a clause that are looked at. */
const BEST = 2
/** Share of how usual a concept is beside what the words say. */
const USUAL = 0.6
/** Most words of a clause that are read. */
const LONGEST = 60

/** Concepts that the wanted clauses of a brief speak for most, each where it does so loudest. */
export function candidatesOf(brief: Brief, reading: Reading, learnt: ConceptWords): Unnamed[] {
  const best = new Map<Slug, Unnamed & { worth: number }>()
  const isRead = new Set([...reading.named, ...reading.skills.map(({ value }) => value)])
  const refused = reading.skills.filter(({ excluded }) => excluded === true)
  const { clauses } = rangesOf(brief.words)
  for (const [number, clause] of clauses.entries()) {
    if (clause === undefined || !isWanted(brief, clause)) continue
    const likest = likestTo(brief, { clause, archetype: reading.archetype, learnt })
    for (const [rank, one] of likest.slice(0, BEST).entries()) {
      if (
        isRead.has(one.slug) ||
        isLike(refused, one.slug) ||
        one.worth <= (best.get(one.slug)?.worth ?? -Infinity)
      )
        continue
      const mention = mentionOf(brief, clause, one.slug)
      const margin = one.worth - (likest[rank + 1]?.worth ?? NOTHING)
      const place = { clause, ahead: clauses[number + 1], rank, margin }
      const signs = [...signsOf(brief, reading, { one, mention, place, learnt })]
      best.set(one.slug, { mention, signs, worth: one.worth })
    }
  }
  return [...best.values()]
}
/** Worth of having no rival. */
const NOTHING = -4

/** True where at least half of a clause's words are wanted. */
function isWanted({ standings }: Brief, [from, to]: Range): boolean {
  let wanted = 0
  for (let at = from; at < to; at += 1)
    if (standings.at(at) === 'wanted' || standings.at(at) === 'nice') wanted += 1
  return wanted * 2 >= to - from
}

/** The three concepts that a clause resembles most, the best first. */
function likestTo(
  { words }: Brief,
  {
    clause: [from, to],
    archetype,
    learnt,
  }: { clause: Range; archetype: Archetype; learnt: ConceptWords },
): Likeness[] {
  const found = new Map<Slug, { score: number; most: number; shared: number }>()
  for (const root of rootsOf(words.slice(from, Math.min(to, from + LONGEST))))
    for (const [slug, weight] of learnt.byRoot.get(root) ?? []) {
      const known = found.get(slug) ?? { score: 0, most: 0, shared: 0 }
      known.score += weight
      known.most = Math.max(known.most, weight)
      known.shared += 1
      found.set(slug, known)
    }
  const best: Likeness[] = []
  for (const [slug, known] of found) {
    const worth = known.score + USUAL * learnt.usual(slug, archetype)
    if (best.length > BEST && worth <= (best.at(-1)?.worth ?? 0)) continue
    best.push({ slug, ...known, worth })
    best.sort((a, b) => b.worth - a.worth)
    best.splice(BEST + 1)
  }
  return best
}

function mentionOf({ words, standings }: Brief, [at, next]: Range, slug: Slug): StandingMention {
  const kind = CONCEPTS.get(slug)?.kind ?? 'skill'
  const span = [words[at]?.start ?? 0, words[next - 1]?.end ?? 0] as const
  const standing = standings.at(at) === 'nice' ? 'nice' : 'wanted'
  const place = { span, words: [at, next], at, next } as const
  return { slug, kind, ...place, standing, confidence: CONFIDENCE, alias: '' }
}

/** Similarity from which a skill that is read already, or is refused, is much the same. */
const NEAR = 0.4
const EARLY = 25
const MANY = 8
/** Words of the next clause that tell what this one meant. */
const AHEAD = 2

function* signsOf(
  { words }: Brief,
  { archetype, skills }: Reading,
  {
    one: { slug, score, most, shared, worth },
    mention: { kind, standing, span },
    place: { clause, ahead, rank, margin },
    learnt,
  }: {
    one: Likeness
    mention: StandingMention
    place: { clause: Range; ahead: Range | undefined; rank: number; margin: number }
    learnt: ConceptWords
  },
): Generator<string> {
  const concept = CONCEPTS.get(slug)
  const wanted = skills.filter(({ excluded }) => excluded !== true)
  yield 'any'
  yield `score:${within(score, 0, 12)}`
  yield `worth:${within(worth, -4, 10)}`
  yield `margin:${within(2 * margin, 0, 8)}`
  yield `most:${within(2 * most, 0, 12)}`
  yield `usual:${within(2 * learnt.usual(slug, archetype), -16, 0)}`
  yield `shared:${within(shared, 0, 5)}`
  yield `words:${within((clause[1] - clause[0]) / 3, 0, 20)}`
  yield `wanted:${within(wanted.length, 0, MANY)}`
  yield `rank:${rank}`
  yield `is:${standing}`
  yield `is:${kind}`
  if (concept !== undefined && isAtHome(concept, archetype)) yield 'home'
  if ((concept?.speaksFor[archetype] ?? 0) > 0) yield 'subject'
  if (clause[0] < EARLY) yield 'early'
  if (isLike(wanted, slug)) yield 'near'
  if (wanted.some((skill) => skill.span && skill.span[0] < span[1] && skill.span[1] > span[0]))
    yield 'covered'
  const [first, second] = words.slice(...clause)
  yield `first:${first?.folded}`
  yield `first:${first?.folded}_${second?.folded}`
  const [from, to] = ahead ?? [0, 0]
  for (const { folded } of words.slice(from, Math.min(to, from + AHEAD))) yield `next:${folded}`
}

const isLike = (skills: readonly Requirement[], slug: Slug) =>
  skills.some(({ value }) => similarity(String(value), slug) >= NEAR)

/** Whole number nearest to a figure, within bounds. */
const within = (figure: number, least: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(figure)))
