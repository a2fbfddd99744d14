import type { PlanTask } from '@podium/domain'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { TaskChange } from '../change/task-change.tsx'
import { openerOf } from '../opener-of.ts'
import { usePlan } from '../plan-context.ts'
import { usePlanAddress } from '../use-plan-address.ts'
import { StateSelect } from './state-select.tsx'
import { TaskFacts } from './task-facts.tsx'
import { TaskMarks } from './task-marks.tsx'
import { WorkForm } from './work-form.tsx'

/** Panel with everything about a task, its state, and for the client what they can change; none without a task. */
export function TaskPanel({ task }: { task: PlanTask | undefined }) {
  const { plan, nameOf, mayChange, mayUpdate } = usePlan()
  const { close } = usePlanAddress()
  if (task === undefined) return null
  return (
    <SidePanel title={nameOf(task)} onClose={close} focusAfter={() => openerOf('task', task.id)}>
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-2">
          <StateSelect task={task} />
          <TaskMarks task={task} />
        </div>
        <TaskFacts task={task} />
        {task.state !== 'todo' && mayUpdate(task) && (
          <WorkForm
            key={`${task.id} ${task.state} ${task.remaining_days} ${task.spent_days}`}
            task={task}
          />
        )}
        {mayChange && <TaskChange key={`${task.id} ${plan.version}`} task={task} />}
      </div>
    </SidePanel>
  )
}
