import { type Draft, times } from './drafts.ts'
import { isPerLanguage } from './seats.ts'
import type { Setting } from './setting.ts'

/**
 * A task as it is done in the languages of the project: a copy for each that has a seat of its own, or the work of all
 * of them in one.
 */
export function inEachLanguage(draft: Draft, { template, seats, wants, counts }: Setting): Draft[] {
  const native = seats.filter(
    (seat) => isPerLanguage(seat, template) && seat.covers.includes(draft.trade),
  )
  if (native.length > 1)
    return native.map(({ id, spoken: [language = ''] }) => ({
      ...draft,
      id: `${draft.id}-${language}`,
      labels: {
        fr: `${draft.labels.fr} (${language.toUpperCase()})`,
        en: `${draft.labels.en} (${language.toUpperCase()})`,
      },
      language,
      seat: id,
    }))
  const languages = Math.max(wants.spoken.length, counts.get('languages')?.count ?? 1)
  const isInAll = draft.eachLanguage || (native.length === 1 && wants.spoken.length === 0)
  if (!isInAll || languages < 2) return [draft]
  return [
    {
      ...draft,
      days: times(draft.days, languages),
      reasons: [
        ...draft.reasons,
        { code: 'effort-languages', values: { languages, days: draft.days[1] } },
      ],
    },
  ]
}
