import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { useSession } from '../lib/session-store.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { classNames } from '../ui/class-names.ts'
import { Logo } from '../ui/logo.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { LogoutButton } from './logout-button.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** Public header (specification §2, "Shared layout"); `wide` above layouts as wide as the window. */
export function Header({ wide = false }: { wide?: boolean }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const signedIn = status === 'signed-in'
  return (
    <header
      data-bar="header"
      className="sticky top-0 noscript:static z-30 border-b border-border bg-surface/95 backdrop-blur-sm"
    >
      <div
        className={classNames(
          'mx-auto flex h-16 items-center gap-3 noscript:h-auto noscript:flex-wrap noscript:py-3',
          wide ? 'px-4 lg:px-5' : 'max-w-6xl px-4 sm:px-6',
        )}
      >
        <Link
          to={signedIn ? '/dashboard' : '/'}
          aria-label={t(signedIn ? 'nav.dashboardLink' : 'nav.homeLink')}
          className="rounded-lg"
        >
          <Logo />
        </Link>
        <nav
          aria-label={t('nav.main')}
          className="for-visitors ms-auto hidden items-center gap-1 lg:flex"
        >
          {status === 'signed-out' && (
            <>
              <HeaderLink to="/about">{t('nav.about')}</HeaderLink>
              <HeaderLink to="/pricing">{t('nav.pricing')}</HeaderLink>
              <HeaderLink to="/contact">{t('nav.contact')}</HeaderLink>
              <span aria-hidden="true" className="mx-2 h-5 w-px bg-border" />
              <ButtonLink to="/login" variant="ghost" size="sm">
                {t('nav.login')}
              </ButtonLink>
              <ButtonLink to="/register" size="sm">
                {t('nav.register')}
              </ButtonLink>
            </>
          )}
          {signedIn && <LogoutButton variant="secondary" size="sm" />}
        </nav>
        <div className="ms-auto flex items-center gap-1 lg:ms-0 noscript:flex-wrap">
          <LanguageSwitcher />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink
      to={to}
      className="rounded-lg px-3 py-2 text-sm font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-text aria-[current=page]:text-primary"
    >
      {children}
    </NavLink>
  )
}
