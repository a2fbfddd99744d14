import { CONCEPTS } from '../../lexicon/concepts.ts'
import { labelsOf } from '../../lexicon/labels-of.ts'
import type { Slug } from '../../units.ts'
import type { Requirement } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { isAskedFor } from '../scopes/requests.ts'
import { evidenceSpan } from './evidence-span.ts'
import type { StandingMention } from './mentions-of.ts'

/** Evidence for or against a skill: the mention that says it best, and how sure that is. */
type Evidence = { slug: Slug; confidence: number; mention: StandingMention }

/** Confidence below which a skill is not worth a question. */
const LEAST = 0.3
/** Weight from which a deliverable is hardly anything but what it implies. */
const CORE = 0.8
/** Factor of what is implied: a little less than the same weight named. */
const IMPLIED = 0.99

/** Skills, tools and deliverables that a brief asks for or refuses, once each, with those that they need unnamed. */
export function skillsOf(brief: Brief, mentions: readonly StandingMention[]): Requirement[] {
  const wanted = new Map<Slug, Evidence>()
  const refused = new Map<Slug, Evidence>()
  for (const mention of mentions) {
    if (mention.standing === 'ignored') continue
    const isRefused = mention.standing === 'refused' || mention.standing === 'owned'
    for (const evidence of evidenceOf(mention, isRefused)) {
      const kept = isRefused ? refused : wanted
      const known = kept.get(evidence.slug)
      if (known === undefined || evidence.confidence > known.confidence)
        kept.set(evidence.slug, evidence)
    }
  }
  for (const [slug, refusal] of refused)
    if (outweighs(brief, refusal, wanted.get(slug))) wanted.delete(slug)
    else refused.delete(slug)
  return [
    ...[...wanted.values()].map((evidence) => requirement(brief, evidence, false)),
    ...[...refused.values()].map((evidence) => requirement(brief, evidence, true)),
  ]
}

/**
 * Whether a refusal stands against a wish for the same: a clear word against one that is only implied does; "pas de
 * Booking" gives way to the longer "online booking", "pas de traduction automatique" to a translator who is looked for;
 * what is there already gives way to what is asked for.
 */
function outweighs({ words }: Brief, refusal: Evidence, wish: Evidence | undefined): boolean {
  if (wish?.mention.kind === 'trade') return false
  if (wish === undefined || wish.confidence < refusal.confidence) return true
  if (refusal.confidence < wish.confidence && refusal.mention.slug !== refusal.slug) return false
  if (lengthOf(wish.mention) > lengthOf(refusal.mention)) return false
  if (isOtherName(wish.mention.alias, refusal.mention.alias)) return false
  return refusal.mention.standing === 'refused' || !isAskedFor(words, wish.mention)
}

/** "Instagram, no Facebook": two products that the lexicon keeps under one concept. */
const isOtherName = (a: string, b: string) =>
  a !== b && [a, b].every((name) => /^\p{Lu}/u.test(name))

const lengthOf = ({ at, next }: StandingMention) => next - at

/**
 * The concept that a mention names, with what it implies. A trade or deliverable is asked for as the skills that it
 * needs, where the lexicon knows them; what a deliverable refused is made of is refused unless something else wants it.
 */
function* evidenceOf(mention: StandingMention, isRefused: boolean): Generator<Evidence> {
  const { slug, confidence, kind } = mention
  const implies = Object.entries(CONCEPTS.get(slug)?.implies ?? {})
  const isSkill =
    kind === 'skill' || kind === 'tool' || (kind === 'deliverable' && implies.length === 0)
  if (isSkill || (isRefused && kind === 'deliverable')) yield { slug, confidence, mention }
  if (isRefused && kind !== 'trade') {
    for (const [implied, weight] of implies)
      if (kind === 'deliverable' && weight >= CORE)
        yield { slug: implied, confidence: LEAST, mention }
    return
  }
  for (const [implied, weight] of implies)
    if (weight * confidence >= LEAST)
      yield { slug: implied, confidence: weight * confidence * IMPLIED, mention }
}

const requirement = (
  { words }: Brief,
  { slug, confidence, mention }: Evidence,
  excluded: boolean,
): Requirement => ({
  kind: 'skill',
  value: slug,
  labels: labelsOf(slug),
  must: !excluded && mention.standing !== 'nice',
  excluded,
  span: evidenceSpan(words, mention),
  confidence: Math.round(confidence * 100) / 100,
})
