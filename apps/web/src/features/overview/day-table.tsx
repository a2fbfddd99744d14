import type { Overview } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { SERIES } from '../../data/overview.ts'
import { dayOfMonth, number } from '../../lib/format.ts'

/** Table of the charts' values, newest day first. */
export function DayTable({ series }: Pick<Overview, 'series'>) {
  const { t } = useTranslation()
  const caption = t('overview.activity.tableCaption')
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className="max-h-[32rem] overflow-auto rounded-2xl border border-border bg-raised"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunken text-muted max-sm:text-xs">
          <tr>
            <th scope="col" className="px-2 py-3 sm:px-4 text-start font-medium">
              {t('overview.activity.day')}
            </th>
            {SERIES.map((name) => (
              <th key={name} scope="col" className="px-2 py-3 sm:px-4 text-end font-medium">
                {t(`overview.activity.series.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map((day) => (
            <tr key={day.day} className="border-t border-border">
              <th
                scope="row"
                className="px-2 py-2 sm:px-4 text-start font-normal whitespace-nowrap"
              >
                {dayOfMonth(day.day)}
              </th>
              {SERIES.map((name) => (
                <td key={name} className="px-2 py-2 sm:px-4 text-end">
                  {number(day[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
