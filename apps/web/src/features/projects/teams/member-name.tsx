import type { ProposedMember, ProposedTeam } from '@podium/domain'
import { Ellipsis, Lock, LockOpen, type LucideIcon, RefreshCw, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Menu, type MenuEntry } from '../../../ui/menu.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { MemberChange, TeamActions } from './team-actions.ts'

type MemberNameProps = { team: ProposedTeam; member: ProposedMember; actions: TeamActions }

/** Name of a member, which leads to their profile, with what the client may ask about them. */
export function MemberName({ team, member: { role, person }, actions }: MemberNameProps) {
  const { t } = useTranslation()
  const name = person.name ?? t('projects.gone')
  const isLocked = actions.asked.locked?.[role] === person.id
  const entryOf = (icon: LucideIcon, change: MemberChange): MenuEntry => ({
    icon,
    text: t(`projects.members.${change}`),
    onSelect: () => actions.onMember(change, team, role),
  })
  const entries = [
    isLocked ? entryOf(LockOpen, 'unlock') : entryOf(Lock, 'lock'),
    entryOf(RefreshCw, 'replace'),
    entryOf(UserX, 'exclude'),
  ]
  return (
    <div className="-my-1.5 flex items-center justify-between gap-1 text-[0.9375rem]">
      <p className="min-w-0 font-medium">
        <TextLink to={`/dashboard/profile/${person.id}`} isAlone>
          {name}
        </TextLink>
        {isLocked && (
          <span className="text-sm font-normal text-muted"> ({t('projects.members.locked')})</span>
        )}
      </p>
      <Menu icon={Ellipsis} label={t('projects.members.label', { name })} entries={entries} />
    </div>
  )
}
