import '../ui/base.css'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startSession } from '../data/browser-session.ts'
import { arrival } from '../lib/arrival.ts'
import { currentLanguage, loadTexts, startI18n } from '../lib/i18n.ts'
import { followNetwork } from '../lib/reachability.ts'
import { sessionStore } from '../lib/session-store.ts'
import { followTheme } from '../lib/theme.ts'
import { toast } from '../ui/toast.ts'
import { App } from './app.tsx'
import { prefetchOnIntent } from './prefetch-on-intent.ts'
import { lazyRoutesAt, loadPage, routeOf } from './routes.tsx'

// zod's `config({ jitless: true })` without importing zod: the content security policy refuses code made
// of text, which schemas would try first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
// No top-level await: the screens' chunks import this one and would wait for ever.
void start()

async function start() {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const { lang } = document.documentElement
  followTheme()
  followNetwork()
  const { pathname } = window.location
  // A failed download is reported by the route's boundary, or by that of all.
  const page = loadPage(pathname).catch(() => undefined)
  const lazyRoutes = await lazyRoutesAt(pathname).catch(() => [])
  await startI18n(lazyRoutes.flatMap((route) => route.texts))
  await page
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  // Started before the first render: a visitor is known at once.
  const session = startSession()
  // The server chose page and language by the browser's rule. Where only local storage knows the language,
  // or an unknown address belongs to an area with its own 404, the page is rendered anew.
  const route = await routeOf(pathname).catch(() => undefined)
  const isPrerendered = root.dataset['route'] === route && lang === currentLanguage()
  if (isPrerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
  prefetchOnIntent()
  await session
  if (
    arrival.failed &&
    !['/update-password', '/email-change', '/provider-return'].includes(pathname)
  ) {
    await loadTexts(['errors'])
    const isIn = sessionStore.get().status === 'signed-in'
    if (!arrival.isUsedConfirmation) toast.error(i18next.t('errors.otp_expired'))
    else if (isIn) toast.success(i18next.t('errors.already_confirmed'))
    // Visitors of an area are led to /login, which says the same.
    else if (!/^\/(dashboard|login)/.test(pathname)) {
      toast.success(i18next.t('errors.email_already_confirmed'))
    }
  }
  delete document.documentElement.dataset.session
  delete document.documentElement.dataset.starting
}
