import { capitalised, LANGUAGES, type Language } from '@podium/i18n'
import type { SkillLabel } from '@podium/pods/skill-labels'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../lib/i18n.ts'

/** By language of the reader: label by the name in the other language, lower-case and with straight apostrophes. */
type SkillLabels = Record<Language, ReadonlyMap<string, string>>

/** Name of a skill, or of a category of skills, in the reader's language; as it was typed where no label is known. */
export type SkillLabelOf = (name: string) => string

const AS_TYPED: SkillLabels = { fr: new Map(), en: new Map() }

/** Table of the skills' labels, downloaded once; where that fails names stay as they were typed. */
export const skillLabelsQuery = queryOptions({
  queryKey: ['skill-labels'],
  queryFn: (): Promise<SkillLabels> =>
    import('@podium/pods/skill-labels').then(
      ({ SKILL_LABELS }) => ({
        fr: labelsIn('fr', SKILL_LABELS),
        en: labelsIn('en', SKILL_LABELS),
      }),
      () => AS_TYPED,
    ),
})

/** Names of skills for the reader; suspends until the table is there. */
export function useSkillLabel(): SkillLabelOf {
  // Renders anew when the language changes.
  useTranslation()
  return labelIn(useSuspenseQuery(skillLabelsQuery).data)
}

/** Names of skills for the reader; undefined until the table is there, for places that do not suspend. */
export function useLazySkillLabel(): SkillLabelOf | undefined {
  useTranslation()
  const { data } = useQuery(skillLabelsQuery)
  return data && labelIn(data)
}

function labelIn(labels: SkillLabels): SkillLabelOf {
  const known = labels[currentLanguage()]
  return (name) => {
    const label = known.get(plain(name))
    if (label === undefined) return name
    return /^\p{Lu}/u.test(name) ? capitalised(label) : label
  }
}

function labelsIn(language: Language, labels: readonly SkillLabel[]) {
  const [other = language] = LANGUAGES.filter((one) => one !== language)
  const known = new Map<string, string>()
  for (const label of labels) {
    const key = plain(label[other])
    if ((label.only ?? language) !== language || known.has(key)) continue
    known.set(key, label[language].replaceAll("'", '’'))
  }
  return known
}

const plain = (name: string) => name.trim().toLowerCase().replaceAll('’', "'")
