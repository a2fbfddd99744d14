import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { Logo } from '../ui/logo.tsx'
import { PodiumDrawing } from '../ui/podium-drawing.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'

/** Layout of the auth screens: logo and one column, no header, no footer (specification §2). */
export function AuthLayout() {
  const { t } = useTranslation()
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <header className="flex items-center justify-between px-4 pt-4 sm:px-8 sm:pt-6">
        <Link to="/" aria-label={t('nav.homeLink')} className="rounded-lg">
          <Logo />
        </Link>
        <LanguageSwitcher />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[26rem] grow px-4 pt-[clamp(1.25rem,6dvh,4.5rem)] pb-28 outline-none sm:pb-40"
      >
        <Outlet />
      </main>
      <PodiumDrawing className="text-primary pointer-events-none absolute inset-x-0 bottom-0 -z-10 mx-auto min-h-24 w-full max-w-[45rem] sm:min-h-36" />
    </div>
  )
}
