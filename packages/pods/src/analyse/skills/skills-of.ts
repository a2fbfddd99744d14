import { CONCEPTS } from '../../lexicon/concepts.ts'
import { labelsOf } from '../../lexicon/labels-of.ts'
import type { Slug } from '../../units.ts'
import type { Requirement, Span } from '../analysis.ts'
import type { StandingMention } from './mentions-of.ts'

/** What speaks for or against a skill: its best place, and how sure that is. */
type Evidence = { slug: Slug; span: Span; confidence: number; mention: StandingMention }

const LEAST = 0.3

/** Skills, tools and deliverables that a brief asks for or refuses, once each, with those that they need unnamed. */
export function skillsOf(mentions: readonly StandingMention[]): Requirement[] {
  const wanted = new Map<Slug, Evidence>()
  const refused = new Map<Slug, Evidence>()
  const keep = (kept: Map<Slug, Evidence>, evidence: Evidence) => {
    const known = kept.get(evidence.slug)
    if (known === undefined || evidence.confidence > known.confidence)
      kept.set(evidence.slug, evidence)
  }
  for (const mention of mentions) {
    const isRefused = mention.standing === 'refused' || mention.standing === 'owned'
    if (mention.standing === 'ignored') continue
    for (const evidence of evidenceOf(mention)) keep(isRefused ? refused : wanted, evidence)
  }
  for (const [slug, { mention }] of refused)
    if (outweighs(mention, wanted.get(slug))) wanted.delete(slug)
    else refused.delete(slug)
  return [
    ...[...wanted.values()].map((evidence) => requirement(evidence, false)),
    ...[...refused.values()].map((evidence) => requirement(evidence, true)),
  ]
}

/** A refusal outweighs a bare mention; what is there already loses to a wish. */
function outweighs(refusal: StandingMention, wish: Evidence | undefined): boolean {
  if (wish === undefined || wish.confidence < refusal.confidence) return true
  return refusal.standing === 'refused'
}

function* evidenceOf(mention: StandingMention): Generator<Evidence> {
  const { slug, span, confidence, kind } = mention
  if (kind !== 'trade') yield { slug, span, confidence, mention }
  if (mention.standing !== 'wanted' && mention.standing !== 'nice') return
  for (const [implied, weight] of Object.entries(CONCEPTS.get(slug)?.implies ?? {}))
    if (weight * confidence >= LEAST)
      yield { slug: implied, span, confidence: weight * confidence * 0.99, mention }
}

const requirement = (
  { slug, span, confidence, mention }: Evidence,
  excluded: boolean,
): Requirement => ({
  kind: 'skill',
  value: slug,
  labels: labelsOf(slug),
  must: !excluded && mention.standing !== 'nice',
  excluded,
  span,
  confidence: round(confidence),
})

const round = (share: number) => Math.round(share * 100) / 100
