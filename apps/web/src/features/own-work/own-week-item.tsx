import type { OwnSeat } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayOfMonth } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { DueList } from './due-list.tsx'
import type { BusyWeek } from './own-week.ts'
import { WeekLoad } from './week-load.tsx'

type OwnWeekItemProps = BusyWeek & { isPresent: boolean }

/** A week: its load, the seats it is for, and what is due in it; beside each other on wide screens. */
export function OwnWeekItem({ week, isPresent, seats, due }: OwnWeekItemProps) {
  const { t } = useTranslation()
  return (
    <li className="grid gap-x-6 gap-y-3 rounded-2xl border border-border bg-raised px-4 py-4 shadow-card sm:px-5 sm:py-5 lg:grid-cols-[16rem_1fr]">
      <div className="grid content-start gap-2">
        <h2 className="font-semibold">
          {t('invitations.weeks.label', { day: dayOfMonth(week.week) })}
          {isPresent && (
            <span className="block text-sm font-normal text-muted">
              {t('invitations.work.present')}
            </span>
          )}
        </h2>
        <WeekLoad week={week} />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        {seats.length > 0 && (
          <ul aria-label={t('invitations.work.seats')} className="grid gap-2">
            {seats.map((seat) => (
              <SeatItem key={seat.invitation_id} seat={seat} />
            ))}
          </ul>
        )}
        {due.length > 0 && <DueList items={due} />}
      </div>
    </li>
  )
}

function SeatItem({ seat }: { seat: OwnSeat }) {
  const { t } = useTranslation()
  const { invitation_id: invitation, project_id: project, title, role, is_firm: isFirm } = seat
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <Badge
        look={isFirm ? 'bg-success-soft text-on-success-soft' : 'bg-info-soft text-on-info-soft'}
      >
        {t(isFirm ? 'invitations.work.firmSeat' : 'invitations.states.open')}
      </Badge>
      <TextLink
        to={project === null ? `?invitation=${invitation}` : `/dashboard/projects/${project}/plan`}
        dir="auto"
        className="min-w-0 wrap-anywhere pointer-coarse:py-3"
      >
        {title}
      </TextLink>
      <span className="text-muted first-letter:uppercase">{role[currentLanguage()]}</span>
    </li>
  )
}
