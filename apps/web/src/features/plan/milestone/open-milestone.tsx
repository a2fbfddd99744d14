import { Lazy, lazyValue } from '../../../ui/lazy.tsx'
import { usePlan } from '../plan-context.ts'
import { usePlanAddress } from '../use-plan-address.ts'

const panel = lazyValue(() => import('./milestone-panel.tsx').then((m) => m.MilestonePanel))

/** Panel of the milestone in the address, if there is one. */
export function OpenMilestone() {
  const { plan } = usePlan()
  const { milestone: id } = usePlanAddress()
  const milestone = plan.milestones.find((one) => one.id === id)
  return <Lazy component={panel} needed={milestone !== undefined} props={{ milestone }} />
}
