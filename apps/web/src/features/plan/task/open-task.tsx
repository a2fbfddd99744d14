import { Lazy, lazyValue } from '../../../ui/lazy.tsx'
import { usePlan } from '../plan-context.ts'
import { usePlanAddress } from '../use-plan-address.ts'

const panel = lazyValue(() => import('./task-panel.tsx').then((m) => m.TaskPanel))

/** Panel of the task in the address, if there is one. */
export function OpenTask() {
  const { plan } = usePlan()
  const { task: id } = usePlanAddress()
  const task = plan.tasks.find((one) => one.id === id)
  return <Lazy component={panel} needed={task !== undefined} props={{ task }} />
}
