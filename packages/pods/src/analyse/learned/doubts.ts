import { CONCEPTS } from '../../lexicon/concepts.ts'
import { circumstancesOf, type Surroundings } from '../skills/mention-circumstances.ts'
import type { StandingMention } from '../skills/mentions-of.ts'
import { oddsOf, type Weights } from './regression.ts'

/** Log-odds below which a phrase is no wish, whatever else speaks for it. */
const LEAST = -1.1
/** The same of a name: a brief that names something mostly wants it. */
const LEAST_OF_NAME = -1.6
/** Confidence from which a mention is a name. */
const NAMED = 0.8
/** Words at the beginning of a text, in which a client says what it is about. */
const EARLY = 25
/** Words of the next clause that tell what the one before meant: "…, c'est Paul", "…, on s'en charge". */
const AHEAD = 3

/** Mentions without the wishes that are hardly any, as labelled briefs have taught. */
export function withoutDoubtful(
  mentions: readonly StandingMention[],
  surroundings: Surroundings,
  weights: Weights,
): StandingMention[] {
  return mentions.filter(
    (mention) =>
      mention.kind === 'trade' ||
      (mention.standing !== 'wanted' && mention.standing !== 'nice') ||
      oddsOf(signsOf(mention, surroundings), weights) > leastOf(mention),
  )
}

const leastOf = ({ confidence }: StandingMention) => (confidence < NAMED ? LEAST : LEAST_OF_NAME)

/** Signs of a mention for and against its being a wish. */
export function* signsOf(mention: StandingMention, surroundings: Surroundings): Generator<string> {
  const { slug, kind, alias, standing, confidence, at, next } = mention
  const { words } = surroundings.brief
  const concept = CONCEPTS.get(slug)
  yield 'any'
  yield* circumstancesOf(mention, surroundings)
  yield `is:${standing}`
  yield `is:${kind}`
  yield `sure:${confidence}`
  yield `slug:${slug}`
  yield `field:${concept?.category}/${surroundings.archetype}`
  if (concept?.cues.includes(alias) === false) yield 'named'
  if (at < EARLY) yield 'early'
  const { clauses } = surroundings.ranges
  const number = words[at]?.clause ?? 0
  const [from, to] = clauses[number] ?? [at, next]
  yield `first:${words[from]?.folded}`
  yield `before:${at > from ? words[at - 1]?.folded : '^'}`
  yield `behind:${next < to ? words[next]?.folded : '$'}`
  const [ahead, end] = clauses[number + 1] ?? [0, 0]
  for (const { folded } of words.slice(ahead, Math.min(end, ahead + AHEAD))) yield `next:${folded}`
}
