import { Menu, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../lib/session-store.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { LogoutButton } from './logout-button.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** Menu of the header's links on small screens; a click on a link closes it (specification §2). */
export function MobileMenu() {
  const { t } = useTranslation()
  const session = useSession()
  const { open, toggle, close, panelId, containerProps } = useDisclosure()
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin'
  return (
    <div className="lg:hidden" {...containerProps}>
      <IconButton
        className="noscript:hidden"
        icon={open ? X : Menu}
        label={t(open ? 'nav.closeMenu' : 'nav.openMenu')}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      />
      <nav
        id={panelId}
        aria-label={t('nav.main')}
        className={classNames(
          'absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-border bg-raised px-4 py-4 shadow-popup sm:px-6',
          // Without scripts the links are always shown, in rows.
          'noscript:static noscript:border-0 noscript:bg-transparent noscript:p-0 noscript:shadow-none',
          !open && 'hidden noscript:block',
        )}
      >
        <ul className="grid gap-1 noscript:flex noscript:flex-wrap">
          <MenuLink to="/" text={t('nav.home')} onClick={close} />
          {isAdmin && <MenuLink to="/admin" text={t('nav.admin')} onClick={close} />}
          {session.status === 'signed-out' && (
            <>
              <MenuLink to="/about" text={t('nav.about')} onClick={close} />
              <MenuLink to="/pricing" text={t('nav.pricing')} onClick={close} />
              <MenuLink to="/contact" text={t('nav.contact')} onClick={close} />
              <MenuLink to="/login" text={t('nav.login')} onClick={close} />
              <MenuLink to="/register" text={t('nav.register')} onClick={close} />
            </>
          )}
          {session.status === 'signed-in' && (
            <li className="pt-2">
              <LogoutButton variant="secondary" className="w-full" />
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}

function MenuLink({ to, text, onClick }: { to: string; text: string; onClick: () => void }) {
  return (
    <li>
      <Link
        to={to}
        onClick={onClick}
        className="flex min-h-11 items-center rounded-lg px-3 text-lg font-medium hover:bg-hover"
      >
        {text}
      </Link>
    </li>
  )
}
