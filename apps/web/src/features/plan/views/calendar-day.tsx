import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dates } from '../../../lib/format.ts'
import { IN_PLACE } from '../../../lib/in-place.ts'
import { classNames } from '../../../ui/class-names.ts'
import { usePlan } from '../plan-context.ts'
import { usePlanAddress } from '../use-plan-address.ts'

type CalendarDayProps = { day: string; isInMonth: boolean }

/** Day of the calendar with the tasks that begin or end on it. */
export function CalendarDay({ day, isInMonth }: CalendarDayProps) {
  const { t } = useTranslation()
  const { plan, nameOf } = usePlan()
  const { linkTo } = usePlanAddress()
  const tasks = plan.tasks.filter(({ start, finish }) => start === day || finish === day)
  const isDue = plan.due === day
  const isToday = plan.today === day
  const date = new Date(day)
  const format = (options: Intl.DateTimeFormatOptions) =>
    dates({ ...options, timeZone: 'UTC' }).format(date)
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'grid min-w-0 content-start gap-1 rounded-lg border p-1.5 md:min-h-24',
        isToday ? 'border-primary' : 'border-border',
        !isInMonth && 'bg-sunken max-md:hidden',
        tasks.length === 0 && !isDue && 'max-md:hidden',
      )}
    >
      <p className="text-sm text-muted tabular-nums">
        <span className="md:sr-only">
          {format({ weekday: 'long', day: 'numeric', month: 'long' })}
        </span>
        <span aria-hidden className="max-md:hidden">
          {format({ day: 'numeric' })}
        </span>
      </p>
      {isDue && <p className="text-xs font-semibold">{t('plan.calendar.due')}</p>}
      {tasks.length > 0 && (
        <ul className="grid gap-1">
          {tasks.map((task) => (
            <li key={task.id} className="min-w-0">
              <Link
                to={linkTo('task', task.id)}
                state={IN_PLACE}
                className={classNames(
                  'block rounded px-1.5 py-1 text-xs leading-4 wrap-anywhere hover:underline pointer-coarse:py-3.5',
                  task.finish === day
                    ? 'bg-primary-soft text-on-primary-soft'
                    : 'border border-border',
                )}
              >
                {t(`plan.calendar.${kindOf(task, day)}`, { task: nameOf(task) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function kindOf({ start, finish }: { start: string; finish: string }, day: string) {
  if (start === finish) return 'both'
  return start === day ? 'starts' : 'ends'
}
