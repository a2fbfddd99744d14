import { ARCHETYPES } from '../../packages/pods/src/analyse/analysis.ts'
import { type Brief, briefOf } from '../../packages/pods/src/analyse/brief.ts'
import { readCounts } from '../../packages/pods/src/analyse/learned/concept-counts.ts'
import { conceptWordsOf } from '../../packages/pods/src/analyse/learned/concept-words.ts'
import { countsAsText } from '../../packages/pods/src/analyse/learned/counts.ts'
import { signsOf } from '../../packages/pods/src/analyse/learned/doubts.ts'
import { rootsOf } from '../../packages/pods/src/analyse/learned/roots.ts'
import { candidatesOf } from '../../packages/pods/src/analyse/learned/unnamed.ts'
import { judge, type LabelledBrief } from '../../packages/pods/src/analyse/score.test-data.ts'
import { surroundingsOf } from '../../packages/pods/src/analyse/skills/mention-circumstances.ts'
import {
  mentionsOf,
  type StandingMention,
} from '../../packages/pods/src/analyse/skills/mentions-of.ts'
import { knownMentions, knownSkills } from '../../packages/pods/src/analyse/skills/read-skills.ts'
import { skillsOf } from '../../packages/pods/src/analyse/skills/skills-of.ts'
import { CONCEPTS } from '../../packages/pods/src/lexicon/concepts.ts'
import { conceptsNamed } from '../../packages/pods/src/lexicon/find-concepts.ts'
import { wordsOf } from '../../packages/pods/src/text/words.ts'
import { type Example, regress } from './logistic.ts'

/** Least examples of a sign that is weighed. */
const LEAST_OF_MENTION = 3
const LEAST_OF_CLAUSE = 5
/** Concepts with which a root is seen from which one more, seen once, says nothing. */
const MOST = 4

/** Labelled brief with what is read of it before anything learnt. */
type Read = {
  labelled: LabelledBrief
  brief: Brief
  found: Parameters<typeof knownMentions>[1]
  /** Concepts that it asks for, with the roots of the words that say so. */
  wants: { slug: string; roots: Set<string> }[]
}

/** Text of the module with what sets of briefs, each of one writer, teach about skills. */
export function learntOfSkills(sets: readonly (readonly LabelledBrief[])[]): string {
  const read = sets.map((briefs) => briefs.map(readOf))
  const examples = read.flatMap((briefs, index) => {
    const others = read.filter((_, other) => other !== index).flat()
    const words = conceptWordsOf(readCounts(countsOf(others)))
    return briefs.flatMap((one) => clauseExamples(one, words))
  })
  const mentions = regress(read.flat().flatMap(mentionExamples), LEAST_OF_MENTION)
  return `/** Counts and weights that \`npm run pods:learn\` made of labelled briefs. */
export const CONCEPT_COUNTS =
  '${countsOf(read.flat())}'
export const MENTION_WEIGHTS =
  '${mentions}'
export const UNNAMED_WEIGHTS =
  '${regress(examples, LEAST_OF_CLAUSE)}'
`
}

function readOf(labelled: LabelledBrief): Read {
  const brief = briefOf(labelled.text, '2026-11-23')
  const named = mentionsOf(brief, [])
  const wants = labelled.expect.skills.flatMap(({ any, span }) => {
    const slug = any.flatMap(slugsOf)[0]
    return slug === undefined ? [] : [{ slug, roots: rootsOf(wordsOf(span)) }]
  })
  const archetype = labelled.expect.archetype[0] ?? 'website'
  return { labelled, brief, found: { named, taken: [], archetype, evidence: undefined }, wants }
}

const slugsOf = (name: string): string[] =>
  (CONCEPTS.has(name) ? [name] : conceptsNamed(name)).filter(
    (slug) => CONCEPTS.get(slug)?.kind !== 'trade',
  )

/** Counts of what briefs say of concepts, as rows that `readCounts` reads. */
function countsOf(read: readonly Read[]): string {
  const briefs = new Map<number, number>()
  const uses = new Map<string, Map<number, number>>()
  const roots = new Map<string, Map<string, number>>()
  for (const { found, wants } of read) {
    const kind = ARCHETYPES.indexOf(found.archetype)
    add(briefs, kind)
    for (const { slug, roots: said } of wants) {
      const ofSlug = roots.get(slug) ?? new Map<string, number>()
      roots.set(slug, ofSlug)
      for (const root of said) add(ofSlug, root)
      const ofKind = uses.get(slug) ?? new Map<number, number>()
      uses.set(slug, ofKind)
      add(ofKind, kind)
    }
  }
  const spread = new Map<string, number>()
  for (const ofSlug of roots.values()) for (const root of ofSlug.keys()) add(spread, root)
  const rows = [...uses.keys()].sort().map((slug) => {
    const said = [...(roots.get(slug) ?? [])]
      .filter(([root, count]) => count > 1 || (spread.get(root) ?? 0) <= MOST)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const counted = said.map(([root, count]) => `${root}${count > 1 ? count : ''}`)
    return [slug, countsAsText(uses.get(slug) ?? new Map()), ...counted].join(' ')
  })
  return [countsAsText(briefs), ...rows].join(',')
}

function add<Key>(to: Map<Key, number>, key: Key) {
  to.set(key, (to.get(key) ?? 0) + 1)
}

function mentionExamples({ labelled, brief, found }: Read): Example[] {
  const surroundings = surroundingsOf(brief, found.named, found.archetype)
  return found.named.flatMap((mention) => {
    if (mention.kind === 'trade') return []
    const isRight = isAsked(labelled, brief, mention)
    return isRight === undefined ? [] : [{ signs: [...signsOf(mention, surroundings)], isRight }]
  })
}

function clauseExamples(
  { labelled, brief, found }: Read,
  words: Parameters<typeof candidatesOf>[2],
): Example[] {
  const known = knownMentions(brief, found, { mentions: new Map() })
  const named = new Set([...found.named, ...known].map(({ slug }) => slug))
  const skills = knownSkills(brief, found, known)
  const reading = { archetype: found.archetype, named, skills }
  return candidatesOf(brief, reading, words).flatMap(({ mention, signs }) => {
    const isRight = isAsked(labelled, brief, mention)
    return isRight === undefined ? [] : [{ signs, isRight }]
  })
}

/** Whether a brief asks for anything that a mention stands for; undefined where all of it is arguable. */
function isAsked(labelled: LabelledBrief, brief: Brief, mention: StandingMention) {
  const judged = skillsOf(brief, [{ ...mention, standing: 'wanted' }]).map((skill) =>
    judge(labelled, skill),
  )
  if (judged.includes(true)) return true
  return judged.includes(false) ? false : undefined
}
