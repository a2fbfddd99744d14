import type { AdminProjectDetail, ChosenTeam } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { amount, dayText } from '../../lib/amounts.ts'
import { departureSentence } from '../../lib/departure-sentence.ts'
import { shortTime } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { INVITATION_LOOKS } from '../../lib/invitation-looks.ts'
import { overrideSentence } from '../../lib/override-sentence.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { OverrideSeat } from './override-seat.tsx'

/** Current team of a project: its seats, and everybody who was asked for each. */
export function TeamState({ project }: { project: AdminProjectDetail }) {
  const { t } = useTranslation()
  const { chosen: team } = project
  if (team === null) return <p className="text-muted">{t('adminProjects.panel.noTeam')}</p>
  const { kind, cost, currency, start, finish, seats } = team
  return (
    <>
      <p>
        {t('adminProjects.panel.teamOf', {
          kind: t(`projects.kindsOfTeam.${kind}`),
          cost: amount(cost, currency),
          start: dayText(start),
          finish: dayText(finish),
        })}
      </p>
      <ul className="grid grid-cols-1 gap-3">
        {seats.map((seat) => (
          <li key={seat.role} className="grid grid-cols-1 gap-1 border-s-2 border-border ps-3">
            <p className="text-muted first-letter:uppercase">
              {seat.labels[currentLanguage()]} · {t('projects.days', { count: seat.days })}
              {seat.deputies > 0 && ` · ${t('projects.chosen.deputies', { count: seat.deputies })}`}
            </p>
            {seat.invitations.length === 0 && (
              <p className="flex items-center gap-2">
                {seat.person !== null && <Face of={seat.person} />}
                {seat.person?.name ?? t('adminProjects.panel.nobody')}
              </p>
            )}
            {seat.invitations.map((one) => (
              <Invited key={one.id} invitation={one} currency={currency} />
            ))}
            {seat.overrides.map((one) => (
              <p key={one.created_at} className="wrap-anywhere text-muted">
                {overrideSentence(t, one)}
              </p>
            ))}
            <OverrideSeat project={project} seat={seat} />
          </li>
        ))}
      </ul>
    </>
  )
}

type InvitedProps = {
  invitation: ChosenTeam['seats'][number]['invitations'][number]
  currency: string
}

function Invited({ invitation, currency }: InvitedProps) {
  const { t } = useTranslation()
  const { person, status, day_rate, reason, departure, due_at } = invitation
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Face of={person} />
        <bdi className="font-medium">{person.name ?? t('projects.gone')}</bdi>
        <span className="text-muted">{amount(day_rate, currency)}</span>
        <Badge look={INVITATION_LOOKS[status]}>{t(`projects.chosen.seat.${status}`)}</Badge>
        {status === 'open' && (
          <span className="text-muted">
            {t('projects.chosen.seat.until', { time: shortTime(new Date(due_at)) })}
          </span>
        )}
      </p>
      {departure !== null && (
        <p className="wrap-anywhere text-muted">{departureSentence(t, departure)}</p>
      )}
      {reason !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-muted">
          {reason}
        </p>
      )}
    </div>
  )
}

type FaceProps = { of: { id: string; name: string | null; avatar_url: string | null } }

const Face = ({ of: { id, name, avatar_url: src } }: FaceProps) => (
  <Avatar personId={id} name={name ?? '?'} src={src} size="sm" />
)
