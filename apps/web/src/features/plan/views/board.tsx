import { type PlanTask, TASK_STATES, type TaskState } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '../../../lib/format.ts'
import { usePlan } from '../plan-context.ts'
import { StateSelect } from '../task/state-select.tsx'
import { TaskDates } from '../task/task-dates.tsx'
import { TaskLink } from '../task/task-link.tsx'
import { TaskMarks } from '../task/task-marks.tsx'
import { TaskPerson } from '../task/task-person.tsx'
import { byStart } from './by-start.ts'

/** Tasks in a column for each state; a task's choice of state moves it. */
export function Board() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-3">
      {TASK_STATES.map((state) => (
        <Column key={state} state={state} />
      ))}
    </div>
  )
}

function Column({ state }: { state: TaskState }) {
  const { t } = useTranslation()
  const { plan } = usePlan()
  const heading = useId()
  const tasks = plan.tasks.filter((task) => task.state === state).toSorted(byStart)
  return (
    <section aria-labelledby={heading} className="grid gap-2 rounded-2xl bg-sunken p-3">
      <h2 id={heading} className="flex items-baseline justify-between px-1 font-semibold">
        {t(`plan.states.${state}`)}
        <span className="text-sm font-normal text-muted tabular-nums">{number(tasks.length)}</span>
      </h2>
      {tasks.length === 0 ? (
        <p className="px-1 py-4 text-sm text-muted">{t('plan.empty')}</p>
      ) : (
        <ul className="grid gap-2">
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TaskCard({ task }: { task: PlanTask }) {
  return (
    <li className="grid gap-2 rounded-xl border border-border bg-raised p-3 shadow-card">
      <TaskLink task={task} className="font-medium" />
      <p className="text-sm text-muted">
        <TaskPerson task={task} /> · <TaskDates task={task} />
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <StateSelect task={task} />
        <TaskMarks task={task} />
      </div>
    </li>
  )
}
