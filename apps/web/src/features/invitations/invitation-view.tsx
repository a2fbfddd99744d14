import type { ReceivedInvitationDetail } from '@podium/domain'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { amount, dayText } from '../../lib/amounts.ts'
import { shortTime } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { InvitationBadge } from './invitation-badge.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { TeamOfInvitation } from './team-of-invitation.tsx'

/** An invitation: its terms, the answer, the brief and the team. */
export function InvitationView({ invitation }: { invitation: ReceivedInvitationDetail }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, client, status, brief, team, reason, departure, due_at } = invitation
  const { id, project_id: projectId, may_leave: mayLeave } = invitation
  const { feedback_project_id: deliveredId } = invitation
  const why = reasonOf({ reason, departure })
  const isComplete = team.length > 0 && team.every(({ has_accepted }) => has_accepted)
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <InvitationBadge status={status} />
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="font-display text-2xl font-semibold tracking-tight text-balance wrap-anywhere outline-none sm:text-3xl"
        >
          {title}
        </h1>
        <p className="text-muted">
          {t('invitations.by', { client: client === '' ? t('invitations.anonymous') : client })}
        </p>
        <p role="status" className="text-pretty">
          {status === 'open'
            ? t('invitations.until', { time: shortTime(new Date(due_at)) })
            : t(`invitations.hints.${hintOf(invitation)}`)}
        </p>
      </div>
      <Card className="grid gap-5 p-4 sm:p-6">
        <Terms invitation={invitation} />
        {why !== null && (
          <dl>
            <Fact name={t(`invitations.${why.by}`)}>
              <span dir="auto" className="whitespace-pre-wrap">
                {why.reason}
              </span>
            </Fact>
          </dl>
        )}
        {status === 'open' && (
          <AnswerForm invitation={invitation} focusAfter={() => heading.current} />
        )}
        {mayLeave && <LeaveTeam invitation={id} focusAfter={() => heading.current} />}
      </Card>
      {projectId !== null && (
        <div className="flex flex-wrap gap-3">
          {isComplete && (
            <ButtonLink to={`/dashboard/projects/${projectId}/plan`}>
              {t('invitations.plan')}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" to={`/dashboard/projects/${projectId}/room`}>
            {t('invitations.room')}
          </ButtonLink>
        </div>
      )}
      {deliveredId !== null && (
        <div>
          <ButtonLink to={`/dashboard/projects/${deliveredId}/feedback`}>
            {t('invitations.feedback')}
          </ButtonLink>
        </div>
      )}
      {team.length > 0 && <TeamOfInvitation team={team} />}
      {brief !== null && <Brief text={brief} />}
    </>
  )
}

/** Hint of a state; that of who left says which way. */
function hintOf({ status, team, departure }: ReceivedInvitationDetail) {
  if (status === 'open') return 'accepted'
  if (status === 'ended') return departure?.kind ?? 'left'
  const isComplete = team.length > 0 && team.every(({ has_accepted }) => has_accepted)
  return isComplete ? 'complete' : status
}

/** Reason that belongs to an invitation, and whose it is. */
function reasonOf({ reason, departure }: Pick<ReceivedInvitationDetail, 'reason' | 'departure'>) {
  if (departure?.kind === 'replaced')
    return { by: 'clientsReason', reason: departure.reason } as const
  const own = departure?.reason ?? reason
  return own === null ? null : ({ by: 'reason', reason: own } as const)
}

function Terms({ invitation }: { invitation: ReceivedInvitationDetail }) {
  const { t } = useTranslation()
  const { status, role, days, day_rate, currency, start, finish } = invitation
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name={t('invitations.terms.role')}>
        <span className="inline-block first-letter:uppercase">{role[currentLanguage()]}</span>
      </Fact>
      {/* The seat of who left is for the work of who follows. */}
      {status !== 'ended' && (
        <>
          <Fact name={t('invitations.terms.dates')}>
            {t('invitations.terms.fromTo', { start: dayText(start), finish: dayText(finish) })}
          </Fact>
          <Fact name={t('invitations.terms.work')}>
            {t('invitations.terms.price', {
              days: t('invitations.days', { count: days }),
              rate: amount(day_rate, currency),
            })}
          </Fact>
          <Fact name={t('invitations.terms.total')}>{amount(days * day_rate, currency)}</Fact>
        </>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

function Brief({ text }: { text: string }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-3 p-4 sm:p-6">
      <h2 id={heading} className="font-display text-xl font-semibold">
        {t('invitations.brief')}
      </h2>
      <p dir="auto" className="leading-7 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </Card>
  )
}
