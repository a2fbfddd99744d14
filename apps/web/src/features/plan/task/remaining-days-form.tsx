import { type PlanTask, TASK_DAYS_MAX } from '@podium/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeTask } from '../../../data/plans.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePlan } from '../plan-context.ts'
import { inQuarters } from './in-quarters.ts'

/** Form for the work that a task in progress still takes, in days. */
export function RemainingDaysForm({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  const { project } = usePlan()
  const [days, setDays] = useState(String(inQuarters(task.remaining_days)))
  const change = useChangeTask(project)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (days !== '') change.mutate({ task: task.id, remaining_days: inQuarters(Number(days)) })
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('plan.task.left')}
        type="number"
        inputMode="decimal"
        min={0}
        max={TASK_DAYS_MAX}
        step={0.25}
        value={days}
        onChange={({ target }) => setDays(target.value)}
        className="max-w-56 grow"
      />
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
