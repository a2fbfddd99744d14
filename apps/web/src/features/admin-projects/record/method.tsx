import type { DecisionRecord } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { number, percent } from '../../../lib/format.ts'

const TERMS = ['fit', 'coverage', 'cohesion', 'reliability', 'languages'] as const

/** Method by which the teams of a record were searched for: weights, versions, effort. */
export function Method({ record: { record } }: { record: DecisionRecord }) {
  const { t } = useTranslation()
  const { versions, weights, began, ended, steps, market } = record
  const terms = TERMS.map(
    (term) => `${t(`adminProjects.record.weight.${term}`)} ${percent(weights[term] ?? 0)}`,
  )
  const facts = [
    { name: 'weights', value: terms.join(', ') },
    { name: 'version', value: number(versions.form) },
    {
      name: 'duration',
      value: t('adminProjects.record.milliseconds', {
        count: Date.parse(ended) - Date.parse(began),
      }),
    },
    { name: 'steps', value: number(steps) },
    { name: 'lexicon', value: <code className="text-xs">{versions.lexicon}</code> },
    { name: 'hash', value: <code className="text-xs">{market.hash}</code> },
  ] as const
  return (
    <dl className="grid gap-2">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-muted">{t(`adminProjects.record.${name}`)}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
