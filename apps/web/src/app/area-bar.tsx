import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import { Logo } from '../ui/logo.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'

/** Logo and language at the top of an area's sidebar, where no header shows them. */
export function AreaBar({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <div className={classNames('flex grow items-center justify-between gap-2', className)}>
      <Link to="/dashboard" aria-label={t('nav.dashboardLink')} className="rounded-lg">
        <Logo />
      </Link>
      <LanguageSwitcher />
    </div>
  )
}
