import type { Archetype, Requirement, Span } from '../analysis.ts'
import type { ArchetypeEvidence } from '../archetype/archetype-of.ts'
import type { Brief } from '../brief.ts'
import { withoutDoubtful } from '../learned/doubts.ts'
import { LEARNED, type Learned } from '../learned/learned.ts'
import { unnamedOf } from '../learned/unnamed.ts'
import { coreSkillsOf } from './core-skills-of.ts'
import { surroundingsOf } from './mention-circumstances.ts'
import type { StandingMention } from './mentions-of.ts'
import { resemblingOf } from './resembling-of.ts'
import { skillsOf } from './skills-of.ts'
import { wishesOf } from './wishes-of.ts'

type Found = {
  named: readonly StandingMention[]
  /** Places that are read as something else. */
  taken: readonly Span[]
  archetype: Archetype
  evidence: ArchetypeEvidence | undefined
}

/** Skills of a brief with the mentions that ask for them: named, resembled, usual, then said in words of its own. */
export function readSkills(
  brief: Brief,
  found: Found,
  learned: Learned = LEARNED,
): { mentions: StandingMention[]; skills: Requirement[] } {
  const known = knownMentions(brief, found, learned)
  const skills = knownSkills(brief, found, known)
  const named = new Set([...found.named, ...known].map(({ slug }) => slug))
  const { words, unnamed: weights } = learned
  const reading = { archetype: found.archetype, named, skills }
  const mentions = [...known, ...unnamedOf(brief, reading, { words, weights })]
  return { mentions, skills: knownSkills(brief, found, mentions) }
}

/** Mentions that names, phrases and resemblances make. */
export function knownMentions(
  brief: Brief,
  { named, taken, archetype }: Found,
  { mentions: weights }: Pick<Learned, 'mentions'>,
): StandingMention[] {
  const surroundings = surroundingsOf(brief, named, archetype)
  return [
    ...withoutDoubtful(wishesOf(brief, { mentions: named, archetype }), surroundings, weights),
    ...resemblingOf(brief, { mentions: named, taken, archetype }),
  ]
}

/** Skills that mentions ask for, with those that the kind of project needs. */
export function knownSkills(
  brief: Brief,
  { archetype, evidence }: Found,
  mentions: readonly StandingMention[],
): Requirement[] {
  const skills = skillsOf(brief, mentions)
  return [...skills, ...coreSkillsOf(brief, { mentions, archetype, evidence, skills })]
}
