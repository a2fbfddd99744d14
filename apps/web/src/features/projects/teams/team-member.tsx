import type { ProposedMember, ProposedTeam } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { amount } from '../../../lib/amounts.ts'
import { listOf } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { MemberName } from './member-name.tsx'
import type { TeamActions } from './team-actions.ts'

type TeamMemberProps = {
  team: ProposedTeam
  member: ProposedMember
  currency: string
  actions: TeamActions
}

/** Member of a proposed team: face, name and price, and behind them why they are proposed and who could step in. */
export function TeamMember({ team, member, currency, actions }: TeamMemberProps) {
  const { t } = useTranslation()
  const { person, days, day_rate: dayRate, reasons, deputies } = member
  const names = deputies.map(({ name }) => name ?? t('projects.gone'))
  return (
    <div className="flex items-start gap-3">
      <Avatar personId={person.id} name={person.name ?? '?'} src={person.avatar_url} />
      <div className="min-w-0 grow text-sm">
        <MemberName team={team} member={member} actions={actions} />
        <p className="text-muted tabular-nums">
          {t('projects.members.price', {
            days: t('projects.days', { count: days }),
            rate: amount(dayRate, currency),
          })}
        </p>
        <Disclosure summary={t('projects.members.why')}>
          <ul className="grid gap-1 pb-1">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {names.length > 0 && (
              <li>{t('projects.members.deputies', { names: listOf(names) })}</li>
            )}
          </ul>
        </Disclosure>
      </div>
    </div>
  )
}
