import { ARCHETYPE_CORES } from '../../lexicon/archetype-cores.ts'
import { CONCEPTS } from '../../lexicon/concepts.ts'
import { labelsOf } from '../../lexicon/labels-of.ts'
import { similarity } from '../../lexicon/similarity.ts'
import type { Archetype, Requirement } from '../analysis.ts'
import type { ArchetypeEvidence } from '../archetype/archetype-of.ts'
import type { Brief } from '../brief.ts'
import { evidenceSpan } from './evidence-span.ts'
import type { StandingMention } from './mentions-of.ts'

/** Similarity from which a named skill stands for the core one. */
const STANDS_FOR = 0.6
const CONFIDENCE = 0.5

/**
 * Skills that a kind of project needs, where the brief names and refuses neither them nor ones like them: "when an
 * order comes in, it should appear in Sage" never says integration. Their evidence is the wish that speaks loudest for
 * the kind of project, else the words that do; without any there is nothing to conclude from.
 */
export function coreSkillsOf(
  brief: Brief,
  {
    mentions,
    archetype,
    evidence,
    skills,
  }: {
    mentions: readonly StandingMention[]
    archetype: Archetype
    evidence: ArchetypeEvidence | undefined
    skills: readonly Requirement[]
  },
): Requirement[] {
  const place = loudest(mentions, archetype) ?? evidence
  if (place === undefined) return []
  const isSaid = (core: string) =>
    skills.some(
      ({ value, excluded }) =>
        value === core ||
        (!excluded && typeof value === 'string' && similarity(value, core) >= STANDS_FOR),
    )
  return ARCHETYPE_CORES[archetype]
    .filter((core) => !isSaid(core))
    .map((core) => ({
      kind: 'skill',
      value: core,
      labels: labelsOf(core),
      must: true,
      excluded: false,
      span: evidenceSpan(brief.words, place),
      confidence: CONFIDENCE,
    }))
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
