import type { PlanTask } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '../../../lib/day-count.ts'
import { Badge } from '../../../ui/badge.tsx'
import { usePlan } from '../plan-context.ts'

/**
 * Marks of a task that stands out: it ends on another day than planned at the start, or it is critical, which is
 * no news where most of what is left is.
 */
export function TaskMarks({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  const { plan } = usePlan()
  const { is_critical: isCritical, state, finish, baseline } = task
  const days = daysBetween(baseline.finish, finish)
  const left = plan.tasks.filter((one) => one.state !== 'done')
  const standsOut = left.filter((one) => one.is_critical).length * 2 < left.length
  return (
    <>
      {isCritical && state !== 'done' && standsOut && (
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
