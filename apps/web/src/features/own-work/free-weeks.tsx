import type { AvailabilityStatus, OwnWeek } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayAfter } from '../../lib/day-count.ts'
import { dayOfMonth } from '../../lib/format.ts'
import { TextLink } from '../../ui/text-link.tsx'

type FreeWeeksProps = {
  weeks: readonly OwnWeek[]
  /** Status that the hours follow from; null: not said. */
  status: AvailabilityStatus | null
}

/** Consecutive weeks without work: their dates, and the hours they are free for. */
export function FreeWeeks({ weeks, status }: FreeWeeksProps) {
  const { t } = useTranslation()
  const from = weeks[0]?.week ?? ''
  const to = dayAfter(weeks.at(-1)?.week ?? from, 6)
  const isUnsaid = weeks.every((week) => !week.is_said)
  const hours = weeks.map(({ free }) => free)
  const [least, most] = [Math.min(...hours), Math.max(...hours)]
  return (
    <li className="grid gap-x-6 gap-y-1 rounded-2xl border border-border px-4 py-3 sm:px-5 lg:grid-cols-[16rem_1fr]">
      <h2 className="font-semibold">
        {weeks.length === 1
          ? t('invitations.weeks.label', { day: dayOfMonth(from) })
          : t('invitations.work.fromTo', { from: dayOfMonth(from), to: dayOfMonth(to) })}
      </h2>
      <p className="text-sm text-muted">
        {status === null && isUnsaid ? (
          <>
            {t('invitations.work.noStatus')}{' '}
            <TextLink to="/dashboard/profile#availability">
              {t('invitations.work.giveStatus')}
            </TextLink>
          </>
        ) : (
          <>
            {least === most
              ? t('invitations.work.nothing', { free: most })
              : t('invitations.work.nothingRange', { least, most })}
            {isUnsaid && ` (${t('invitations.weeks.unsaid')})`}
          </>
        )}
      </p>
    </li>
  )
}
