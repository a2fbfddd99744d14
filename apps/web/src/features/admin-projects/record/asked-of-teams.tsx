import type { DecisionRecord } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { amount, dayText } from '../../../lib/amounts.ts'
import { number, percent } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'

/** Wishes and roles that the teams of a record were formed for. */
export function AskedOfTeams({ record }: { record: DecisionRecord }) {
  const { t } = useTranslation()
  const { budget, due, currency, asked, roles } = record
  const none = t('adminProjects.record.none')
  const facts = [
    { name: 'askedBudget', value: budget === null ? none : amount(budget, currency) },
    { name: 'askedDue', value: due === null ? none : dayText(due) },
    { name: 'askedQuality', value: asked.quality === undefined ? none : percent(asked.quality) },
    { name: 'askedLocked', value: number(Object.keys(asked.locked ?? {}).length) },
    { name: 'askedExcluded', value: number(asked.excluded?.length ?? 0) },
    { name: 'askedRelaxed', value: number(asked.relaxations?.length ?? 0) },
  ] as const
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`adminProjects.record.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1">
        <h4 className="font-medium">{t('adminProjects.record.roles')}</h4>
        <ul className="grid gap-1">
          {roles.map(({ id, labels, days, skills, optional }) => (
            <li key={id} className="first-letter:uppercase">
              {t('adminProjects.record.roleOf', {
                role: labels[currentLanguage()],
                days,
                count: skills,
              })}
              {optional && ` (${t('adminProjects.record.optional')})`}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
