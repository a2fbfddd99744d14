import type { ReceivedInvitation } from '@podium/domain'
import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { amount, dayText } from '../../lib/amounts.ts'
import { shortTime } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { EmptyList } from '../../ui/empty-list.tsx'
import { InvitationBadge } from './invitation-badge.tsx'

/** Invitations that a professional has received, open ones first. */
export function InvitationList({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  const { t } = useTranslation()
  if (invitations.length === 0) {
    return (
      <EmptyList icon={MailOpen} title={t('invitations.empty')} text={t('invitations.emptyHint')} />
    )
  }
  return (
    <ul aria-label={t('invitations.list')} className="grid gap-3">
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function InvitationCard({ invitation }: { invitation: ReceivedInvitation }) {
  const { t } = useTranslation()
  const { id, title, role, client, status, days, day_rate, currency, start, finish } = invitation
  return (
    <li className="relative grid gap-2 rounded-2xl border border-border bg-raised p-4 shadow-card sm:p-5">
      <div className="flex items-start justify-between gap-x-4 gap-y-2 max-sm:flex-wrap">
        <h2 className="min-w-0 font-medium wrap-anywhere">
          <Link
            to={`?invitation=${id}`}
            dir="auto"
            className="after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <InvitationBadge status={status} />
      </div>
      <p className="text-sm text-muted">
        <span className="inline-block first-letter:uppercase">{role[currentLanguage()]}</span> ·{' '}
        {t('invitations.by', { client: client === '' ? t('invitations.anonymous') : client })}
      </p>
      <p className="text-sm">
        {t('invitations.terms.price', {
          days: t('invitations.days', { count: days }),
          rate: amount(day_rate, currency),
        })}{' '}
        · {t('invitations.terms.fromTo', { start: dayText(start), finish: dayText(finish) })}
      </p>
      {status === 'open' && (
        <p className="text-sm font-medium">
          {t('invitations.until', { time: shortTime(new Date(invitation.due_at)) })}
        </p>
      )}
    </li>
  )
}
