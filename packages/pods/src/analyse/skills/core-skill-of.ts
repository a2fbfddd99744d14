import { ARCHETYPE_CORES } from '../../lexicon/archetype-cores.ts'
import { CONCEPTS } from '../../lexicon/concepts.ts'
import { labelsOf } from '../../lexicon/labels-of.ts'
import { similarity } from '../../lexicon/similarity.ts'
import type { Archetype, Requirement } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { evidenceSpan } from './evidence-span.ts'
import type { StandingMention } from './mentions-of.ts'

/** Similarity from which a named skill stands for the core one. */
const STANDS_FOR = 0.6
const CONFIDENCE = 0.5

/**
 * Skill that a kind of project is about, where the brief names neither it nor one like it: "when an order comes in,
 * it should appear in Sage" never says integration. Its evidence is the wish that speaks loudest for the kind of
 * project; without any there is nothing to conclude from.
 */
export function coreSkillOf(
  brief: Brief,
  {
    mentions,
    archetype,
    skills,
  }: {
    mentions: readonly StandingMention[]
    archetype: Archetype
    skills: readonly Requirement[]
  },
): Requirement[] {
  const core = ARCHETYPE_CORES[archetype]
  const isSaid = skills.some(
    ({ value }) =>
      core !== null && typeof value === 'string' && similarity(value, core) >= STANDS_FOR,
  )
  const evidence = loudest(mentions, archetype)
  if (core === null || isSaid || evidence === undefined) return []
  return [
    {
      kind: 'skill',
      value: core,
      labels: labelsOf(core),
      must: true,
      excluded: false,
      span: evidenceSpan(brief.words, evidence),
      confidence: CONFIDENCE,
    },
  ]
}

function loudest(
  mentions: readonly StandingMention[],
  archetype: Archetype,
): StandingMention | undefined {
  const voice = ({ slug }: StandingMention) => CONCEPTS.get(slug)?.speaksFor[archetype] ?? 0
  return mentions
    .filter((mention) => mention.standing === 'wanted' && voice(mention) > 0)
    .reduce<StandingMention | undefined>(
      (best, one) => (best === undefined || voice(one) > voice(best) ? one : best),
      undefined,
    )
}
