import type { PlanTask } from '@podium/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localDeadline } from '../../../lib/local-deadline.ts'
import { usePlan } from '../plan-context.ts'
import { TaskDates } from './task-dates.tsx'
import { TaskLink } from './task-link.tsx'
import { TaskPerson } from './task-person.tsx'

/** Facts of a task: who does it, when, how long it takes, and what it waits for. */
export function TaskFacts({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  const { plan } = usePlan()
  const { id, days, baseline, after, slack_days: slack, is_critical: isCritical, pinned } = task
  const before = plan.tasks.filter((one) => one.after.includes(id))
  const deadline = localDeadline(task.finish)
  const moved = baseline.start !== task.start || baseline.finish !== task.finish
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name={t('plan.task.person')}>
        <TaskPerson task={task} />
      </Fact>
      <Fact name={t('plan.task.work')}>{t('plan.days', { count: days })}</Fact>
      <Fact name={t('plan.task.dates')}>
        <TaskDates task={task} />
        {pinned !== null && <Note>{t('plan.pinned')}</Note>}
        {deadline !== null && <Note>{t('plan.task.deadline', { time: deadline })}</Note>}
      </Fact>
      {moved && (
        <Fact name={t('plan.task.baseline')}>
          <TaskDates task={baseline} />
        </Fact>
      )}
      <Fact name={t('plan.task.slack')}>
        {t('plan.days', { count: slack })}
        {isCritical && <Note>{t('plan.criticalHint')}</Note>}
      </Fact>
      {after.length > 0 && (
        <Fact name={t('plan.task.after')}>
          <Links tasks={plan.tasks.filter((one) => after.includes(one.id))} />
        </Fact>
      )}
      {before.length > 0 && (
        <Fact name={t('plan.task.before')}>
          <Links tasks={before} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const Note = ({ children }: { children: string }) => (
  <span className="block text-sm text-muted">{children}</span>
)

function Links({ tasks }: { tasks: readonly PlanTask[] }) {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskLink task={task} className="underline decoration-1 underline-offset-4" />
        </li>
      ))}
    </ul>
  )
}
