import type { Overview } from '@podium/domain'
import { ChartColumn, Table2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type OverviewAddress, SERIES } from '../../data/overview.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'

type ActivityProps = {
  address: OverviewAddress
  onChange: (part: Partial<OverviewAddress>) => void
  series: Overview['series']
}

/** Figures day by day, as charts or as a table. */
export function Activity({ address: { days, view }, onChange, series }: ActivityProps) {
  const { t } = useTranslation()
  const asTable = view === 'table'
  const Icon = asTable ? ChartColumn : Table2
  return (
    <section aria-labelledby="activity" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="activity" className="font-display text-2xl font-semibold tracking-tight">
          {t('overview.activity.title')}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t('overview.activity.period')}
            value={days}
            onChange={(next) => onChange({ days: next })}
            options={[
              { value: '30', label: t('overview.activity.days30') },
              { value: '90', label: t('overview.activity.days90') },
            ]}
          />
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onChange({ view: asTable ? 'charts' : 'table' })}
          >
            <Icon aria-hidden size={18} />
            {t(asTable ? 'overview.activity.showCharts' : 'overview.activity.showTable')}
          </Button>
        </div>
      </div>
      {asTable ? (
        <DayTable series={series} />
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          {SERIES.map((name) => (
            <DayChart
              key={name}
              name={name}
              points={series.map((day) => ({ day: day.day, value: day[name] }))}
            />
          ))}
        </div>
      )}
    </section>
  )
}
