import '../ui/base.css'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startSession } from '../data/browser-session.ts'
import { arrival } from '../lib/arrival.ts'
import { currentLanguage, loadTexts, startI18n } from '../lib/i18n.ts'
import { followTheme } from '../lib/theme.ts'
import { toast } from '../ui/toast.ts'
import { App } from './app.tsx'
import { prefetchOnIntent } from './prefetch-on-intent.ts'
import { lazyRoutesAt, loadPage, routeOf } from './routes.tsx'

// zod's `config({ jitless: true })`, without the code that comes with it: the content security policy
// refuses what is made of text, so schemas do not even try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
// No await at the top: the screens' chunks import this one and would wait for it for ever.
void start()

async function start() {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const { lang } = document.documentElement
  followTheme()
  const { pathname } = window.location
  const page = loadPage(pathname)
  await startI18n(lazyRoutesAt(pathname).flatMap((route) => route.texts))
  // A screen that cannot be downloaded says so in its place.
  await page.catch(() => undefined)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  // A visitor is known before the first look.
  const session = startSession()
  // The server chose page and language as the browser does. Where only local storage knows the language,
  // or an unknown address belongs to an area that says so itself, the page is drawn anew.
  const isPrerendered = root.dataset['route'] === routeOf(pathname) && lang === currentLanguage()
  if (isPrerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
  prefetchOnIntent()
  if (arrival.failed && !['/update-password', '/email-change'].includes(pathname)) {
    await loadTexts(['errors'])
    toast.error(i18next.t('errors.otp_expired'))
  }
  await session
  delete document.documentElement.dataset.session
}
