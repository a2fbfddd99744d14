import type { PlanTask } from '@podium/domain'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter, daysBetween } from '../../../lib/day-count.ts'
import { dayOfMonth } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { usePlan } from '../plan-context.ts'
import { TaskDates } from '../task/task-dates.tsx'
import { TaskLink } from '../task/task-link.tsx'
import { TaskPerson } from '../task/task-person.tsx'
import { byStart } from './by-start.ts'
import { spanOf } from './span-of.ts'

/** Least width of a day, in rem. */
const DAY_REM = 0.75

/** Part of the whole width that days take. */
const shareOf = (part: number, days: number) => `${(part / days) * 100}%`

/** Tasks as bars over the weeks, the baseline as a thin line below each; it opens at today. */
export function Timeline() {
  const { t } = useTranslation()
  const { plan } = usePlan()
  const { from, days } = spanOf(plan)
  const tasks = plan.tasks.toSorted(byStart)
  const weeks = Array.from({ length: days / 7 }, (_, at) => dayAfter(from, at * 7))
  const today = daysBetween(from, plan.today)
  const isTodayShown = today >= 0 && today < days
  const chart = useRef<HTMLElement>(null)
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => scrollToDay(chart.current, line.current), [])
  return (
    <Card className="grid min-w-0 gap-3 p-4 sm:p-5">
      <p className="text-sm text-muted">{t('plan.timeline.hint')}</p>
      {tasks.some((task) => task.is_critical && task.state !== 'done') && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <span aria-hidden className="h-4 w-8 shrink-0 rounded bg-gold" />
          {t('plan.timeline.critical')}
        </p>
      )}
      <section
        ref={chart}
        aria-label={t('plan.timeline.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        className="relative scroll-edges overflow-x-auto"
      >
        <div className="relative grid w-max min-w-full grid-cols-[9rem_1fr] sm:grid-cols-[15rem_1fr]">
          <div className="sticky start-0 z-10 bg-raised" />
          <div
            aria-hidden
            className={classNames('flex', isTodayShown && 'pt-5')}
            style={{ minWidth: `${days * DAY_REM}rem` }}
          >
            {weeks.map((week) => (
              <span
                key={week}
                className="shrink-0 border-s border-border ps-1 text-xs text-muted"
                style={{ width: shareOf(7, days) }}
              >
                {dayOfMonth(week)}
              </span>
            ))}
          </div>
          <ul className="col-span-2 grid grid-cols-subgrid">
            {tasks.map((task) => (
              <TimelineRow key={task.id} task={task} from={from} days={days} />
            ))}
          </ul>
          {isTodayShown && (
            <div
              aria-hidden
              className="pointer-events-none absolute inset-y-0 start-36 end-0 sm:start-60"
            >
              <div
                ref={line}
                className="absolute inset-y-0 w-px bg-gold"
                style={{ insetInlineStart: shareOf(today + 0.5, days) }}
              >
                <span
                  className={classNames(
                    'absolute top-0 px-1 text-xs font-semibold whitespace-nowrap',
                    today < days / 2 ? 'start-0' : 'end-0',
                  )}
                >
                  {t('plan.timeline.today')}
                </span>
              </div>
            </div>
          )}
        </div>
      </section>
    </Card>
  )
}

/** Scrolls the chart until a third of the days in sight lie before its line; not the page. */
function scrollToDay(chart: HTMLElement | null, line: HTMLElement | null) {
  const days = line?.parentElement
  if (!chart || !line || !days) return
  chart.scrollLeft = line.offsetLeft - (chart.clientWidth - days.offsetLeft) / 3
}

/** Words for what a bar shows by its place, length and colour, and by the line below it. */
function TimelineWords({ task }: { task: PlanTask }) {
  const { t } = useTranslation()
  const { start, finish, baseline, state, is_critical: isCritical } = task
  const hasMoved = baseline.start !== start || baseline.finish !== finish
  return (
    <span className="sr-only">
      , <TaskDates task={task} />, {t(`plan.states.${state}`)}
      {isCritical && state !== 'done' && `, ${t('plan.critical')}`}
      {hasMoved && (
        <>
          , {t('plan.task.baseline')} <TaskDates task={baseline} />
        </>
      )}
    </span>
  )
}

type TimelineRowProps = { task: PlanTask; from: string; days: number }

function TimelineRow({ task, from, days }: TimelineRowProps) {
  const { start, finish, baseline, state, is_critical: isCritical } = task
  const place = (one: { start: string; finish: string }) => ({
    insetInlineStart: shareOf(daysBetween(from, one.start), days),
    width: shareOf(daysBetween(one.start, one.finish) + 1, days),
  })
  return (
    <li className="col-span-2 grid grid-cols-subgrid border-t border-border">
      <div className="sticky start-0 z-10 grid min-w-0 content-center bg-raised py-1.5 pe-3 text-sm">
        <TaskLink task={task} className="font-medium" />
        <span className="text-xs text-muted">
          <TaskPerson task={task} />
          <TimelineWords task={task} />
        </span>
      </div>
      <div
        aria-hidden
        className="relative self-stretch bg-[linear-gradient(to_right,var(--color-border)_1px,transparent_1px)]"
        style={{ backgroundSize: `${shareOf(7, days)} 100%` }}
      >
        <div
          className={classNames(
            'absolute top-1/2 h-4 -translate-y-1/2 rounded',
            state === 'done' && 'bg-primary opacity-40',
            state !== 'done' && (isCritical ? 'bg-gold' : 'bg-primary'),
          )}
          style={place({ start, finish })}
        />
        <div
          className="absolute top-[calc(50%+0.65rem)] h-0.5 rounded bg-control"
          style={place(baseline)}
        />
      </div>
    </li>
  )
}
