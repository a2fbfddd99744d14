import type { PlanTask } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '../../../lib/day-count.ts'
import { Badge } from '../../../ui/badge.tsx'

/** What stands out about a task: it is critical, or ends on another day than planned at the start. */
export function TaskMarks({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  const { is_critical: isCritical, state, finish, baseline } = task
  const days = daysBetween(baseline.finish, finish)
  return (
    <>
      {isCritical && state !== 'done' && (
        <Badge look="bg-warning-soft text-on-warning-soft">{t('plan.critical')}</Badge>
      )}
      {days > 0 && (
        <Badge look="bg-danger-soft text-on-danger-soft">{t('plan.drift.late', { days })}</Badge>
      )}
      {days < 0 && (
        <Badge look="bg-success-soft text-on-success-soft">
          {t('plan.drift.early', { days: -days })}
        </Badge>
      )}
    </>
  )
}
