import type { PlanMilestone } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../lib/amounts.ts'
import { usePlan } from '../plan-context.ts'
import { milestoneState } from './milestone-state.ts'

/** Day on which a milestone is planned to be reached, the last one of its tasks; none without tasks or once it is accepted. */
export function MilestoneDay({ milestone }: { milestone: PlanMilestone }) {
  const { t } = useTranslation()
  const { plan } = usePlan()
  const day = plan.tasks
    .flatMap((task) => (task.milestone === milestone.id ? [task.finish] : []))
    .toSorted()
    .at(-1)
  if (day === undefined || milestoneState(milestone) === 'accepted') return null
  return <p className="text-sm text-muted">{t('plan.milestone.day', { day: dayText(day) })}</p>
}
