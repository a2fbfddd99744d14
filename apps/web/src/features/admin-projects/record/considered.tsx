import { CANDIDATE_STANDINGS, type DecisionRecord } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../lib/amounts.ts'
import { listOf, number } from '../../../lib/format.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'

/** Market of a record: how many people had which part in it, and their names. */
export function Considered({ record: { record } }: { record: DecisionRecord }) {
  const { t } = useTranslation()
  const { market, standings, candidates } = record
  const shown = CANDIDATE_STANDINGS.filter((standing) => standings[standing] > 0)
  const namesOf = (standing: (typeof shown)[number]) => {
    const named = candidates.filter((one) => one.standing === standing)
    const names = named.map(({ person }) => person.name ?? t('projects.gone'))
    const rest = standings[standing] - named.length
    if (rest === 0) return listOf(names)
    return `${names.join(', ')} ${t('adminProjects.record.more', { count: rest })}`
  }
  return (
    <>
      <p>
        {t('adminProjects.record.marketOf', {
          count: market.people,
          day: dayText(market.first_week),
        })}
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
        {shown.map((standing) => (
          <div key={standing} className="contents">
            <dt className="text-muted">{t(`adminProjects.record.standings.${standing}`)}</dt>
            <dd className="text-end tabular-nums">{number(standings[standing])}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={t('adminProjects.record.names')}>
        <dl className="mt-2 grid gap-2">
          {shown.map((standing) => (
            <div key={standing}>
              <dt className="text-muted">{t(`adminProjects.record.standings.${standing}`)}</dt>
              <dd className="wrap-anywhere">{namesOf(standing)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  )
}
