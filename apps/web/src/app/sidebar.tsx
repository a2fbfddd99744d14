import { type LucideIcon, Menu, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useMatch } from 'react-router'
import type { SessionUser } from '../lib/session-store.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LogoutButton } from './logout-button.tsx'
import { useDisclosure } from './use-disclosure.ts'
import { Waiting } from './waiting.tsx'

export type SidebarItem = {
  to: string
  text: string
  icon: LucideIcon
  end?: boolean
  /** Start of other addresses that belong to it. */
  alsoAt?: string
  /** Left out beside a header, which wide screens show. */
  narrowOnly?: boolean
  /** Number of what waits behind the link, and the same as a sentence for screen readers; 0: nothing is shown. */
  waiting?: { count: number; text: string }
}

type SidebarProps = {
  /** Name of the navigation, and of the area on small screens. */
  label: string
  items: readonly SidebarItem[]
  user: SessionUser
  /** Content above the list: the area's name, or the logo where no header shows it. */
  top: React.ReactNode
  className?: string
}

/** Navigation of an area: at the side on wide screens, behind a button on narrow ones. */
export function Sidebar({ label, items, user, top, className }: SidebarProps) {
  const { t } = useTranslation()
  const { open, toggle, close, panelId, containerProps } = useDisclosure()
  return (
    <aside
      {...containerProps}
      data-bar="sidebar"
      className={classNames(
        'z-20 flex shrink-0 flex-col border-border bg-surface max-lg:sticky max-lg:border-b',
        'lg:sticky lg:w-64 lg:overflow-y-auto lg:border-e',
        className,
      )}
    >
      <div className="flex min-h-14 items-center justify-between gap-2 px-4 lg:px-5 lg:pt-5">
        {top}
        <IconButton
          icon={open ? X : Menu}
          label={`${t(open ? 'nav.closeMenu' : 'nav.openMenu')} (${label})`}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
          className="lg:hidden"
        />
      </div>
      <div
        id={panelId}
        className={classNames(
          'grow flex-col gap-6 px-4 pt-2 pb-4 lg:flex lg:px-3 lg:pt-4',
          'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:border-b max-lg:border-border',
          // On a phone in landscape the panel scrolls below the bar.
          'max-lg:max-h-[calc(100dvh-3.5rem)] max-lg:overflow-y-auto',
          'max-lg:bg-raised max-lg:shadow-popup',
          open ? 'flex' : 'hidden',
        )}
      >
        <nav aria-label={label} className="grow">
          <ul className="grid gap-1">
            {items.map((item) => (
              <Item key={item.to} item={item} onClick={close} />
            ))}
          </ul>
        </nav>
        <div className="grid gap-1 border-t border-border pt-3">
          <AccountMenu user={user} onLeave={close} />
          <LogoutButton
            variant="ghost"
            className="w-full justify-start [&>span]:justify-items-start"
          />
        </div>
      </div>
    </aside>
  )
}

function Item({ item, onClick }: { item: SidebarItem; onClick: () => void }) {
  const Icon = item.icon
  const isAt = useMatch({ path: item.to, end: item.end ?? false }) !== null
  const { pathname } = useLocation()
  const isCurrent = isAt || (item.alsoAt !== undefined && pathname.startsWith(item.alsoAt))
  return (
    <li className={classNames(item.narrowOnly && 'lg:hidden')}>
      <Link
        to={item.to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClick}
        className="flex min-h-11 items-center gap-3 rounded-lg px-3 text-[0.9375rem] font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft"
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {item.text}
        {item.waiting && <Waiting {...item.waiting} className="ms-auto" />}
      </Link>
    </li>
  )
}
