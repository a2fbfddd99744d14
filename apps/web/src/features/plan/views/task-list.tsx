import type { PlanMilestone, PlanTask } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listOf } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { IN_PLACE } from '../../../lib/in-place.ts'
import { Card } from '../../../ui/card.tsx'
import { MilestoneBadge } from '../milestone/milestone-badge.tsx'
import { MilestoneDay } from '../milestone/milestone-day.tsx'
import { usePlan } from '../plan-context.ts'
import { StateSelect } from '../task/state-select.tsx'
import { TaskDates } from '../task/task-dates.tsx'
import { TaskLink } from '../task/task-link.tsx'
import { TaskMarks } from '../task/task-marks.tsx'
import { TaskPerson } from '../task/task-person.tsx'
import { usePlanAddress } from '../use-plan-address.ts'
import { byStart } from './by-start.ts'

/** Tasks by milestone, in the order in which they begin. */
export function TaskList() {
  const { plan } = usePlan()
  return (
    <Card className="overflow-hidden">
      {plan.milestones.map((milestone) => (
        <MilestoneTasks key={milestone.id} milestone={milestone} />
      ))}
    </Card>
  )
}

type MilestoneTasksProps = { milestone: PlanMilestone }

function MilestoneTasks({ milestone }: MilestoneTasksProps) {
  const { t } = useTranslation()
  const { plan, nameOf } = usePlan()
  const { linkTo } = usePlanAddress()
  const heading = useId()
  const tasks = plan.tasks.filter((task) => task.milestone === milestone.id).toSorted(byStart)
  const deliverables = milestone.deliverables.map(({ labels }) => labels[currentLanguage()])
  return (
    <section aria-labelledby={heading} className="border-border not-first:border-t">
      <div className="bg-sunken px-4 py-2.5 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={heading} className="font-semibold">
            <Link
              to={linkTo('milestone', milestone.id)}
              state={IN_PLACE}
              className="inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-11"
            >
              {nameOf(milestone)}
            </Link>
          </h2>
          <div className="flex items-center gap-3">
            <MilestoneDay milestone={milestone} />
            <MilestoneBadge milestone={milestone} />
          </div>
        </div>
        {deliverables.length > 0 && (
          <p className="text-sm text-muted">
            {t('plan.delivers', { deliverables: listOf(deliverables) })}
          </p>
        )}
      </div>
      <ul aria-label={t('plan.tasksOf', { name: nameOf(milestone) })}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
    </section>
  )
}

function TaskRow({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-border px-4 py-2 sm:px-5 md:grid-cols-[minmax(0,1fr)_11rem_9rem_7.5rem]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-md:col-span-2">
        <TaskLink task={task} className="min-w-0 font-medium" />
        <TaskMarks task={task} />
      </div>
      <p className="truncate text-sm text-muted max-md:col-span-2">
        <TaskPerson task={task} />
        {task.is_mine && ` · ${t('plan.mine')}`}
      </p>
      <p className="text-sm text-muted">
        <TaskDates task={task} />
      </p>
      <div className="justify-self-end">
        <StateSelect task={task} />
      </div>
    </li>
  )
}
