import type { PlanMilestone } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { PanelPart } from '../../../ui/panel-part.tsx'
import { usePlan } from '../plan-context.ts'
import { TaskPerson } from '../task/task-person.tsx'
import { MilestoneDay } from './milestone-day.tsx'

/** Day of a milestone, and its tasks with who does them and how far they are. */
export function MilestoneTasks({ milestone }: { milestone: PlanMilestone }) {
  const { t } = useTranslation()
  const { plan, nameOf } = usePlan()
  const tasks = plan.tasks.filter((task) => task.milestone === milestone.id)
  if (tasks.length === 0) return null
  return (
    <PanelPart title={t('plan.milestone.tasks')}>
      <MilestoneDay milestone={milestone} />
      <ul className="grid gap-2 text-sm">
        {tasks.map((task) => (
          <li key={task.id} className="grid gap-1 rounded-lg bg-sunken px-3 py-2">
            <span className="font-medium">{nameOf(task)}</span>
            <span className="flex flex-wrap items-center justify-between gap-x-4 text-muted">
              <TaskPerson task={task} />
              <span>{t(`plan.states.${task.state}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}
