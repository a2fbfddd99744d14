import { useTranslation } from 'react-i18next'
import type { SeriesName } from '../../data/overview.ts'
import { dayOfMonth, number } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'

const HEIGHT = 100
/** Gap between two bars, in days. */
const GAP = 0.25

type DayChartProps = {
  name: SeriesName
  /** Value of each day, oldest first. */
  points: readonly { day: string; value: number }[]
}

/** Bar chart of a series; the exact values are in the table. */
export function DayChart({ name, points }: DayChartProps) {
  const { t } = useTranslation()
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
  const first = points.at(0)?.day
  const last = points.at(-1)?.day
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
        {points.map(({ day, value }, at) => {
          const height = highest.value === 0 ? 0 : (value / highest.value) * HEIGHT
          return (
            <g key={day} className="group">
              <title>{`${dayOfMonth(day)} · ${number(value)}`}</title>
              <rect
                x={at}
                width={1}
                height={HEIGHT}
                className="fill-transparent group-hover:fill-hover"
              />
              <rect
                x={at + GAP / 2}
                y={HEIGHT - height}
                width={1 - GAP}
                height={height}
                className="fill-current"
              />
            </g>
          )
        })}
      </svg>
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
