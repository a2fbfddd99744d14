import type { PlanMilestone } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../lib/amounts.ts'
import { localDay } from '../../../lib/day-count.ts'
import { Badge } from '../../../ui/badge.tsx'
import { MILESTONE_LOOKS, milestoneState } from './milestone-state.ts'

/** State of a milestone; of an accepted one with its day. */
export function MilestoneBadge({ milestone }: { milestone: PlanMilestone }) {
  const { t } = useTranslation()
  const state = milestoneState(milestone)
  const answered = state === 'accepted' ? milestone.deliveries.at(-1)?.answered_at : undefined
  return (
    <Badge look={MILESTONE_LOOKS[state]}>
      {answered
        ? t('plan.milestone.acceptedOn', { day: dayText(localDay(new Date(answered))) })
        : t(`plan.milestone.states.${state}`)}
    </Badge>
  )
}
