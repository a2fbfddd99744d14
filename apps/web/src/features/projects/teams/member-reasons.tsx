import type { ProposedMember } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { amount } from '../../../lib/amounts.ts'
import { listOf } from '../../../lib/format.ts'

type MemberReasonsProps = { member: ProposedMember; currency: string }

/** Price of a member, why they are proposed, and who could step in. */
export function MemberReasons({ member, currency }: MemberReasonsProps) {
  const { t } = useTranslation()
  const { days, day_rate: dayRate, reasons, deputies } = member
  const names = deputies.map(({ name }) => name ?? t('projects.gone'))
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-muted tabular-nums">
        {t('projects.members.price', {
          days: t('projects.days', { count: days }),
          rate: amount(dayRate, currency),
        })}
      </p>
      <details>
        <summary className="cursor-pointer text-muted">{t('projects.members.why')}</summary>
        <ul className="mt-1 grid gap-1">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          {names.length > 0 && <li>{t('projects.members.deputies', { names: listOf(names) })}</li>}
        </ul>
      </details>
    </div>
  )
}
