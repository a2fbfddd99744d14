import { type PlanTask, TASK_DAYS_MAX } from '@podium/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeTask } from '../../../data/plans.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePlan } from '../plan-context.ts'
import { inQuarters } from './in-quarters.ts'

/** Form for the days that a task has taken and, while it is in progress, still takes. */
export function WorkForm({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  const { project } = usePlan()
  const isDone = task.state === 'done'
  const [left, setLeft] = useState(String(inQuarters(task.remaining_days)))
  const [spent, setSpent] = useState(
    task.spent_days === null ? '' : String(inQuarters(task.spent_days)),
  )
  const change = useChangeTask(project)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({
      task: task.id,
      spent_days: spent === '' ? null : inQuarters(Number(spent)),
      ...(!isDone && left !== '' && { remaining_days: inQuarters(Number(left)) }),
    })
  }
  const field = {
    type: 'number',
    inputMode: 'decimal',
    min: 0,
    max: TASK_DAYS_MAX,
    step: 0.25,
    className: 'max-w-56 grow basis-36',
  } as const
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        {...field}
        label={t('plan.task.spent')}
        value={spent}
        onChange={({ target }) => setSpent(target.value)}
      />
      {!isDone && (
        <TextField
          {...field}
          label={t('plan.task.left')}
          value={left}
          onChange={({ target }) => setLeft(target.value)}
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        waiting={change.isPending}
        waitingLabel={t('plan.task.saving')}
      >
        {t('plan.task.save')}
      </Button>
    </form>
  )
}
