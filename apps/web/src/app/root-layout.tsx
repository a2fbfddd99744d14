import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { FullPageSpinner } from '../ui/full-page-spinner.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** What every page has: the skip link, toasts, the word about a lost connection. */
export function RootLayout() {
  const { t } = useTranslation()
  useFocusOnNewPage()
  useScrollRestoration()
  useEffect(() => {
    // For start.ts, which kept what was pressed until now.
    document.dispatchEvent(new Event('podium:alive'))
  }, [])
  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-0 z-60 -translate-y-full rounded-b-lg bg-primary px-4 py-2 text-on-primary focus:translate-y-0"
      >
        {t('nav.skipToContent')}
      </a>
      <Suspense fallback={<FullPageSpinner label={t('common.loading')} />}>
        <Outlet />
      </Suspense>
      {/* One above the other: neither hides the other. */}
      <div className="pointer-events-none fixed inset-x-4 bottom-4 z-60 grid gap-2">
        <Toaster />
        <OfflineBanner />
      </div>
    </>
  )
}

/** A new page starts at its content for keyboards and screen readers too, as it would without scripts. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
