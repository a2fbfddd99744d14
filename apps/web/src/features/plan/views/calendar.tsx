import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter } from '../../../lib/day-count.ts'
import { currentLocale } from '../../../lib/i18n.ts'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePlan } from '../plan-context.ts'
import { CalendarDay } from './calendar-day.tsx'
import { monthAfter, monthDays } from './month-days.ts'

/** Month by month, what begins and what ends on which day. On a phone only days with something. */
export function Calendar() {
  const { t } = useTranslation()
  const { plan } = usePlan()
  const heading = useId()
  const [month, setMonth] = useState(() =>
    monthOf(plan.today < plan.start ? plan.start : plan.today),
  )
  const locale = currentLocale()
  const name = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const days = monthDays(month)
  const isEmpty = plan.tasks.every(
    ({ start, finish }) => monthOf(start) !== month && monthOf(finish) !== month,
  )
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2
          id={heading}
          aria-live="polite"
          className="font-display text-xl font-semibold first-letter:uppercase"
        >
          {name.format(new Date(`${month}-01`))}
        </h2>
        <div className="flex">
          <IconButton
            icon={ChevronLeft}
            label={t('plan.calendar.previous')}
            onClick={() => setMonth(monthAfter(month, -1))}
          />
          <IconButton
            icon={ChevronRight}
            label={t('plan.calendar.next')}
            onClick={() => setMonth(monthAfter(month, 1))}
          />
        </div>
      </div>
      {isEmpty && <p className="text-sm text-muted">{t('plan.calendar.nothing')}</p>}
      <div aria-hidden className="hidden grid-cols-7 gap-1 text-sm text-muted md:grid">
        {Array.from({ length: 7 }, (_, at) => dayAfter(days[0] ?? '', at)).map((day) => (
          <span key={day} className="px-1.5">
            {weekday.format(new Date(day))}
          </span>
        ))}
      </div>
      <ol aria-labelledby={heading} className="grid gap-1 md:grid-cols-7">
        {days.map((day) => (
          <CalendarDay key={day} day={day} isInMonth={monthOf(day) === month} />
        ))}
      </ol>
    </Card>
  )
}

const monthOf = (day: string) => day.slice(0, 7)
