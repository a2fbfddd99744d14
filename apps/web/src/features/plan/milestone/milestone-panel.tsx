import type { PlanDelivery, PlanMilestone } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { openerOf } from '../opener-of.ts'
import { usePlan } from '../plan-context.ts'
import { usePlanAddress } from '../use-plan-address.ts'
import { AnswerDelivery } from './answer-delivery.tsx'
import { DeliveryVersion } from './delivery-version.tsx'
import { EndorsePeople } from './endorse-people.tsx'
import { MilestoneBadge } from './milestone-badge.tsx'
import { milestoneState } from './milestone-state.ts'
import { MilestoneTasks } from './milestone-tasks.tsx'
import { SubmitDelivery } from './submit-delivery.tsx'

/** Panel with what was submitted for a milestone and the answers; none without a milestone. */
export function MilestonePanel({ milestone }: { milestone: PlanMilestone | undefined }) {
  const { t } = useTranslation()
  const { plan, isClient, nameOf } = usePlan()
  const { close } = usePlanAddress()
  if (milestone === undefined) return null
  const { id, deliverables, deliveries } = milestone
  const state = milestoneState(milestone)
  const isMember = plan.roles.some(({ is_mine }) => is_mine)
  const last = deliveries.at(-1)
  return (
    <SidePanel
      title={nameOf(milestone)}
      onClose={close}
      focusAfter={() => openerOf('milestone', id)}
    >
      <div className="grid gap-6">
        <div className="grid justify-items-start gap-2">
          <MilestoneBadge milestone={milestone} />
          {deliverables.length > 0 && (
            <p className="text-muted">
              {t('plan.delivers', {
                deliverables: listOf(deliverables.map(({ labels }) => labels[currentLanguage()])),
              })}
            </p>
          )}
        </div>
        {last !== undefined && <DeliveryVersions deliveries={[last]} />}
        {isClient && state === 'waiting' && last !== undefined && (
          <AnswerDelivery key={last.version} milestone={id} version={last.version} />
        )}
        {isMember && (state === 'open' || state === 'changes') && (
          <SubmitDelivery key={deliveries.length} milestone={id} version={deliveries.length + 1} />
        )}
        {last === undefined && !isMember && <p>{t('plan.milestone.nothing')}</p>}
        {deliveries.length > 1 && (
          <DeliveryVersions deliveries={deliveries.slice(0, -1).toReversed()} />
        )}
        <MilestoneTasks milestone={milestone} />
        {isClient && state === 'accepted' && <EndorsePeople milestone={id} />}
      </div>
    </SidePanel>
  )
}

function DeliveryVersions({ deliveries }: { deliveries: readonly PlanDelivery[] }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('plan.milestone.versions')} className="grid gap-4">
      {deliveries.map((delivery) => (
        <DeliveryVersion key={delivery.version} delivery={delivery} />
      ))}
    </ol>
  )
}
