import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeriesName } from '../../data/overview.ts'
import { dayOfMonth, number } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'

const HEIGHT = 100
/** Gap between two bars, in days. */
const GAP = 0.25

type DayChartProps = {
  name: SeriesName
  /** Value of each day, oldest first; at least one. */
  points: readonly { day: string; value: number }[]
}

/**
 * Bar chart of a series. The day under the pointer, or chosen with the arrow keys, says its value; all values
 * are in the table.
 */
export function DayChart({ name, points }: DayChartProps) {
  const { t } = useTranslation()
  const [at, setAt] = useState<number>()
  const title = t(`overview.activity.series.${name}`)
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best), {
    day: '',
    value: 0,
  })
  // A person is active on many days: the sum would count them again.
  const isDaily = name === 'active_people'
  const summary = {
    name: title,
    total: number(total),
    max: number(highest.value),
    day: highest.value > 0 ? dayOfMonth(highest.day) : '',
  }
  const textOf = (point: DayChartProps['points'][number] | undefined) =>
    point === undefined ? '' : `${dayOfMonth(point.day)} · ${number(point.value)}`
  const first = points.at(0)?.day
  const last = points.at(-1)?.day
  const handlePointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const day = Math.floor(((clientX - left) / width) * points.length)
    setAt(Math.min(points.length - 1, Math.max(0, day)))
  }
  return (
    <Card as="section" className="grid grid-cols-1 gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-muted tabular-nums">
          {isDaily
            ? t('overview.activity.mean', { mean: meanOf(total, points.length) })
            : t('overview.activity.total', { total: number(total) })}
        </p>
      </div>
      <div
        className="relative rounded-sm outline-offset-4 outline-focus has-focus-visible:outline-2"
        onPointerMove={handlePointer}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg
          role="img"
          aria-label={
            highest.value === 0
              ? t('overview.activity.empty', { name: title })
              : t(isDaily ? 'overview.activity.summaryDaily' : 'overview.activity.summary', summary)
          }
          viewBox={`0 0 ${Math.max(1, points.length)} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-28 w-full border-b border-border text-primary"
        >
          {points.map(({ day, value }, place) => {
            const height = highest.value === 0 ? 0 : (value / highest.value) * HEIGHT
            return (
              <g key={day}>
                <rect
                  x={place}
                  width={1}
                  height={HEIGHT}
                  className={place === at ? 'fill-hover' : 'fill-transparent'}
                />
                <rect
                  x={place + GAP / 2}
                  y={HEIGHT - height}
                  width={1 - GAP}
                  height={height}
                  className="fill-current"
                />
              </g>
            )
          })}
        </svg>
        {/* The browser's own slider brings the keys and says the value; the bars are what is seen of it. */}
        <input
          type="range"
          aria-label={t('overview.activity.dayOf', { name: title })}
          aria-valuetext={textOf(points[at ?? points.length - 1])}
          min={0}
          max={points.length - 1}
          value={at ?? points.length - 1}
          onChange={({ target }) => setAt(target.valueAsNumber)}
          onFocus={({ target }) => setAt(target.valueAsNumber)}
          onBlur={() => setAt(undefined)}
          className="absolute inset-0 size-full cursor-default touch-pan-y opacity-0"
        />
        {at !== undefined && (
          <p
            aria-hidden
            className={classNames(
              'pointer-events-none absolute bottom-full mb-1 rounded-lg bg-text px-2 py-1 text-xs whitespace-nowrap text-surface tabular-nums',
              at < points.length / 2 ? '' : '-translate-x-full',
            )}
            style={{ insetInlineStart: `${((at + 0.5) / points.length) * 100}%` }}
          >
            {textOf(points[at])}
          </p>
        )}
      </div>
      {first !== undefined && last !== undefined && (
        <p aria-hidden className="flex justify-between text-xs text-muted tabular-nums">
          <span>{dayOfMonth(first)}</span>
          <span>{highest.value > 0 && `↑ ${number(highest.value)}`}</span>
          <span>{dayOfMonth(last)}</span>
        </p>
      )}
    </Card>
  )
}

/** Mean of a day; below 0.1 not rounded to 0, which the chart would contradict. */
function meanOf(total: number, days: number): string {
  const mean = total / Math.max(1, days)
  return mean > 0 && mean < 0.1 ? `< ${number(0.1)}` : number(mean)
}
