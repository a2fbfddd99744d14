import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { FullPageSpinner } from '../ui/full-page-spinner.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** Layout of every page: skip link, toasts, offline notice. */
export function RootLayout() {
  const { t } = useTranslation()
  useFocusOnNewPage()
  useScrollRestoration()
  useEffect(() => {
    // start.ts repeats the button pressed before now.
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
      {/* In one grid, so that neither hides the other. */}
      <div className="pointer-events-none fixed inset-x-4 bottom-4 -translate-y-[var(--bottom-bar,0px)] z-60 grid gap-2">
        <Toaster />
        <OfflineBanner />
      </div>
    </>
  )
}

/**
 * Moves the focus to the content of a new page, as a page load would, unless the page has focused what the
 * fragment names.
 */
function useFocusOnNewPage() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById('content')
    if (hash !== '' && content?.contains(document.activeElement)) return
    content?.focus({ preventScroll: true })
  }, [pathname, hash])
}
