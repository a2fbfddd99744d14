import type { Labels, Language } from '../units.ts'
import { CONCEPTS } from './concepts.ts'
import { FURTHER_SKILL_LABELS, WORDS_OF_BOTH } from './data/further-skill-labels.ts'

/** Name of a skill in both languages; `only`: the one language it is translated into. */
export type SkillLabel = Labels & { only?: Language }

/**
 * Every skill, tool and deliverable that has two names, and the further names of `FURTHER_SKILL_LABELS`. A name that is
 * also a word of the other language (“supervision”) is not translated into it: nobody knows which one was meant.
 * The web app's build replaces this module by its value (`apps/web/build/skill-labels.ts`).
 */
export const SKILL_LABELS: readonly SkillLabel[] = [...FURTHER_SKILL_LABELS, ...labelsOfConcepts()]

function labelsOfConcepts(): SkillLabel[] {
  const known = { fr: namesIn('fr'), en: namesIn('en') }
  return [...CONCEPTS.values()]
    .filter(({ kind, labels }) => kind !== 'trade' && plain(labels.fr) !== plain(labels.en))
    .flatMap(({ labels: { fr, en } }): SkillLabel[] => {
      const into = { fr: !known.fr.has(plain(en)), en: !known.en.has(plain(fr)) }
      const [only, other] = (['fr', 'en'] as const).filter((one) => into[one])
      if (only === undefined) return []
      return [other === undefined ? { fr, en, only } : { fr, en }]
    })
}

function namesIn(language: Language): ReadonlySet<string> {
  const names = [...CONCEPTS.values()].flatMap(({ labels, names: further }) => [
    labels[language],
    ...further[language],
    ...further.any,
    ...further.short,
  ])
  return new Set([...names.map(plain), ...WORDS_OF_BOTH])
}

function plain(name: string): string {
  return name.toLowerCase()
}
