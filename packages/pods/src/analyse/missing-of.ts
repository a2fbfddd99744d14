import { phrasesBetween, phrasesOf } from '../text/phrases.ts'
import type { Archetype, Missing, Requirement } from './analysis.ts'
import type { Brief } from './brief.ts'

/** Words below which a brief without figures says too little to plan anything. */
const FEW_WORDS = 30
const FEW_SKILLS = 4
const AUDIENCE = phrasesOf([
  [
    true,
    `
    cible, cibles, clients, clientèle, customers, customer, users, utilisateurs, members, membres, public,
    audience, target, visitors, visiteurs, readers, lecteurs, adhérents, participants, guests, managers, people,
    habitants, personnes, élèves, students, patients, voyageurs, artisans, familles, women, femmes, owners`,
  ],
])
const SELLING: ReadonlySet<Archetype> = new Set(['marketing'])
const LANGUAGES = phrasesOf([
  [
    true,
    'suisse, switzerland, belgique, belgium, europe, international, internationale, abroad, étranger, allemagne, germany, maroc, canada',
  ],
])
const CROSSING: ReadonlySet<Archetype> = new Set(['legal', 'localisation'])

/** Questions that a good analyst would ask next, the most important first; none where nothing important lacks. */
export function missingOf(
  { words }: Brief,
  { archetype, requirements }: { archetype: Archetype; requirements: readonly Requirement[] },
): Missing[] {
  const has = (...kinds: Requirement['kind'][]) =>
    requirements.some(({ kind, excluded }) => kinds.includes(kind) && !excluded)
  const named = requirements.filter(({ kind, excluded }) => kind === 'skill' && !excluded).length
  const all = [0, words.length] as const
  const says = (phrases: typeof AUDIENCE) => phrasesBetween(phrases, words, all).length > 0
  const isVague =
    !has('budget') && ((words.length < FEW_WORDS && named < FEW_SKILLS) || !has('due', 'duration'))
  const isDueOpen = !has('due', 'duration', 'start')
  const isDetailed = words.length >= FEW_WORDS && named >= FEW_SKILLS
  const missing: Missing[] = []
  if (!has('budget')) missing.push('budget')
  if (isDetailed && isDueOpen) missing.push('due')
  if (isVague && archetype !== 'legal') missing.push('scope')
  if (CROSSING.has(archetype) && says(LANGUAGES) && !has('spoken')) missing.push('languages')
  if (SELLING.has(archetype) && !says(AUDIENCE)) missing.push('audience')
  if (!isDetailed && isDueOpen) missing.push('due')
  return missing
}
