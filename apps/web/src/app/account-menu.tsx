import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown, Settings, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { fullName } from '../data/author.ts'
import { faceQuery } from '../data/face.ts'
import type { SessionUser } from '../lib/session-store.ts'
import { Avatar } from '../ui/avatar.tsx'
import { MENU_ITEM_CLASS } from '../ui/menu-item-class.ts'
import { useDisclosure } from './use-disclosure.ts'

type AccountMenuProps = {
  user: SessionUser
  /** Called when a link is followed. */
  onLeave: () => void
}

/**
 * Person signed in, with the links to what is theirs. Name and picture once they exist; until then the address
 * and its initial (specification §2).
 */
export function AccountMenu({ user, onLeave }: AccountMenuProps) {
  const { t } = useTranslation()
  const { open, toggle, close, panelId, containerProps } = useDisclosure()
  const { data: face } = useQuery(faceQuery(user.id))
  const name = fullName(face ?? null)
  const area = user.role === 'admin' ? '/admin' : '/dashboard'
  const links = [
    ...(user.role === 'admin'
      ? []
      : [{ to: `${area}/profile/${user.id}`, text: t('auth.menu.profile'), icon: UserRound }]),
    { to: `${area}/account`, text: t('auth.menu.account'), icon: Settings },
  ]
  const handleLeave = () => {
    close()
    onLeave()
  }
  return (
    <div {...containerProps} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
        title={user.email}
        className="flex w-full min-w-0 items-center gap-3 rounded-lg p-2 text-start transition-colors duration-150 hover:bg-hover"
      >
        <Avatar personId={user.id} name={name || user.email} src={face?.avatar_url} />
        <span className="grid min-w-0 grow">
          <span className="truncate text-sm font-medium">
            <bdi>{name || user.email}</bdi>
          </span>
          <span className="text-sm text-muted">{t(`auth.roles.${user.role}`)}</span>
        </span>
        <ChevronsUpDown aria-hidden size={16} className="shrink-0 text-muted" />
        <span className="sr-only">{t('auth.menu.label')}</span>
      </button>
      <ul
        id={panelId}
        hidden={!open}
        className="absolute inset-x-0 bottom-full z-10 mb-1.5 rounded-xl border border-border bg-raised p-1.5 shadow-popup"
      >
        {links.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={handleLeave}
              className={`${MENU_ITEM_CLASS} hover:bg-hover pointer-coarse:min-h-11`}
            >
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
