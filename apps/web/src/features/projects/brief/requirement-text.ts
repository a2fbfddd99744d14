import type { ProjectRequirement } from '@podium/domain'
import type { TFunction } from 'i18next'
import { amount, dayText } from '../../../lib/amounts.ts'
import { currentLanguage } from '../../../lib/i18n.ts'

/** A requirement in a few words: "UI design", "Budget : 15 000 €". */
export function requirementText(t: TFunction, { kind, labels, value }: ProjectRequirement): string {
  if (labels !== null) return labels[currentLanguage()]
  const named = (text: string) => t(`projects.kinds.${kind}`, { value: text })
  if (value === null) return kind === 'confidential' ? named('') : named(t('projects.none'))
  if (typeof value === 'object') return named(budgetText(t, value))
  if (kind === 'start' || kind === 'due') return named(dayText(String(value)))
  if (kind === 'spoken') {
    const names = new Intl.DisplayNames(currentLanguage(), { type: 'language' })
    return named(names.of(String(value)) ?? String(value))
  }
  if (kind === 'remote') return t(`projects.remote.${value as 'remote' | 'onsite' | 'hybrid'}`) // the kind's values
  if (kind === 'seniority') return t(`projects.seniority.${value as 'junior' | 'senior'}`) // the kind's values
  return named(String(value))
}

type Budget = Extract<ProjectRequirement['value'], object>

function budgetText(t: TFunction, { min, max, currency, per }: Budget): string {
  const text = amount(max ?? min ?? 0, currency)
  return per === 'total' ? text : `${text} ${t(`projects.per.${per}`)}`
}
