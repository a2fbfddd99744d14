import { useTranslation } from 'react-i18next'
import { money } from '../../../lib/format.ts'
import type { TrialRole } from './trial.ts'

/** Seats of a tried team with their days and costs. */
export function TrialRoles({ roles }: { roles: readonly TrialRole[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-1">
      {roles.map(({ id, name, days, cost }) => (
        <li key={id} className="flex gap-3">
          <span className="min-w-0 grow font-medium first-letter:uppercase">{name}</span>
          <span className="text-muted tabular-nums">
            {t('pods.days', { count: Math.round(days) })}
          </span>
          <span className="w-16 text-end tabular-nums">{money(Math.round(cost / 10) * 10)}</span>
        </li>
      ))}
    </ul>
  )
}
