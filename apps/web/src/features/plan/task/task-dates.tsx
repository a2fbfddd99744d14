import type { PlanTask } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayOfMonth } from '../../../lib/format.ts'

/** First and last day of work on a task: "2 déc. – 4 déc.". */
export function TaskDates({
  task: { start, finish },
}: {
  task: Pick<PlanTask, 'start' | 'finish'>
}) {
  const { t } = useTranslation()
  return (
    <span className="whitespace-nowrap tabular-nums">
      {start === finish
        ? dayOfMonth(start)
        : t('plan.fromTo', { start: dayOfMonth(start), finish: dayOfMonth(finish) })}
    </span>
  )
}
