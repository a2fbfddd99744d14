import type { PlanTask } from '@podium/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeTask } from '../../../data/plans.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePlan } from '../plan-context.ts'
import { inQuarters } from './in-quarters.ts'

/** How much of a task under way is still to be done, as its person says. */
export function LeftForm({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  const { project } = usePlan()
  const [left, setLeft] = useState(String(inQuarters(task.remaining_days)))
  const change = useChangeTask(project)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (left !== '') change.mutate({ task: task.id, remaining_days: inQuarters(Number(left)) })
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('plan.task.left')}
        type="number"
        inputMode="decimal"
        min={0}
        max={1000}
        step={0.25}
        value={left}
        onChange={({ target }) => setLeft(target.value)}
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
