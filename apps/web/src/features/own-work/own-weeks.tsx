import { OWN_WEEKS, type OwnWork } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayAfter } from '../../lib/day-count.ts'
import { Card } from '../../ui/card.tsx'
import { DueList } from './due-list.tsx'
import { FreeWeeks } from './free-weeks.tsx'
import { lateWork, runsOf } from './own-week.ts'
import { OwnWeekItem } from './own-week-item.tsx'

type OwnWeeksProps = {
  work: OwnWork
  /** Present day of the reader, where they are. */
  today: string
}

/** One's own next weeks in all projects: what is due, and the load beside the free time. */
export function OwnWeeks({ work, today }: OwnWeeksProps) {
  const { t } = useTranslation()
  const weeks = work.weeks.filter(({ week }) => dayAfter(week, 6) >= today).slice(0, OWN_WEEKS)
  const present = weeks[0]?.week
  const late = lateWork(work, present ?? today)
  return (
    <div className="grid grid-cols-1 gap-4">
      {late.length > 0 && (
        <Card as="section" aria-labelledby="late-work" className="grid gap-2 p-4 sm:p-5">
          <h2 id="late-work" className="font-semibold">
            {t('invitations.work.late')}
          </h2>
          <DueList items={late} />
        </Card>
      )}
      <ol aria-label={t('invitations.work.list')} className="grid gap-3">
        {runsOf(work, weeks).map((run) =>
          Array.isArray(run) ? (
            <FreeWeeks key={run[0]?.week} weeks={run} status={work.status} />
          ) : (
            <OwnWeekItem key={run.week.week} isPresent={run.week.week === present} {...run} />
          ),
        )}
      </ol>
    </div>
  )
}
