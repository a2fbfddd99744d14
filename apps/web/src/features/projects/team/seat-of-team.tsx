import type { ChosenTeam } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { amount } from '../../../lib/amounts.ts'
import { departureSentence } from '../../../lib/departure-sentence.ts'
import { shortTime } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { INVITATION_LOOKS } from '../../../lib/invitation-looks.ts'
import { overrideSentence } from '../../../lib/override-sentence.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { FillSeat } from './fill-seat.tsx'
import { MemberLink } from './member-link.tsx'
import { passedOver } from './passed-over.ts'
import { ReplaceMember } from './replace-member.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

type Seat = ChosenTeam['seats'][number]
type SeatOfTeamProps = { projectId: string; team: ChosenTeam; seat: Seat }

/** Seat of the chosen team: who is asked or has accepted, who was asked before, how many deputies are left. */
export function SeatOfTeam({ projectId, team: { currency, status, work }, seat }: SeatOfTeamProps) {
  const { t } = useTranslation()
  const { labels, days, person, deputies, invitations } = seat
  const now = invitations.find((one) => one.status === 'open' || one.status === 'accepted')
  const shown = now?.person ?? person
  const earlier = invitations.filter((one) => one !== now)
  const isEmpty = now === undefined && status !== 'chosen'
  const isIdle = isEmpty && !seat.is_needed
  const skipped = passedOver(seat, status)
  return (
    <li className="grid gap-2 border-t border-border pt-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-start gap-3">
          {!isEmpty && shown !== null && (
            <Avatar personId={shown.id} name={shown.name ?? '?'} src={shown.avatar_url} />
          )}
          <div className="min-w-0">
            <p className="text-sm text-muted first-letter:uppercase">{labels[currentLanguage()]}</p>
            {isEmpty ? (
              <p className="text-muted">{t(`projects.chosen.seat.${isIdle ? 'idle' : 'empty'}`)}</p>
            ) : (
              <MemberLink person={shown} />
            )}
            {!isIdle && (
              <p className="text-sm text-muted">
                {t('projects.chosen.price', {
                  days: t('projects.days', { count: days }),
                  rate: amount(now?.day_rate ?? seat.day_rate, currency),
                })}
                {deputies > 0 && ` · ${t('projects.chosen.deputies', { count: deputies })}`}
              </p>
            )}
          </div>
        </div>
        {now !== undefined && (
          <div className="grid gap-1 max-sm:w-full max-sm:justify-items-start sm:justify-items-end">
            <Badge look={INVITATION_LOOKS[now.status]}>
              {t(`projects.chosen.seat.${now.status}`)}
            </Badge>
            {now.status === 'open' && (
              <>
                <p className="text-sm text-muted">
                  {t('projects.chosen.seat.until', { time: shortTime(new Date(now.due_at)) })}
                </p>
                <WithdrawButton projectId={projectId} invitation={now} />
              </>
            )}
          </div>
        )}
      </div>
      {now?.status === 'accepted' && work !== 'delivered' && (
        <ReplaceMember projectId={projectId} invitation={now} />
      )}
      {isEmpty && !isIdle && status === 'incomplete' && work === 'running' && (
        <FillSeat projectId={projectId} role={seat.role} label={labels[currentLanguage()]} />
      )}
      {skipped !== null && (
        <p className="text-sm wrap-anywhere">
          {t('projects.chosen.seat.passedOver', { name: skipped.name ?? t('projects.gone') })}
        </p>
      )}
      {seat.overrides.map((one) => (
        <p key={one.created_at} className="text-sm wrap-anywhere">
          {overrideSentence(t, one)}
        </p>
      ))}
      {earlier.length > 0 && (
        <div className="rounded-lg bg-sunken px-3 py-2 text-sm">
          <p className="text-muted">{t('projects.chosen.earlier')}</p>
          <ul className="grid gap-1">
            {earlier.map((one) => (
              <li key={one.id} className="wrap-anywhere">
                <MemberLink person={one.person} /> · {t(`projects.chosen.seat.${one.status}`)}
                {one.departure !== null && (
                  <span className="block text-muted">{departureSentence(t, one.departure)}</span>
                )}
                {one.reason !== null && (
                  <span dir="auto" className="block whitespace-pre-wrap text-muted">
                    {one.reason}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
