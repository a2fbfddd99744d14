import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Language } from '@podium/i18n'
import type { DemoSignIn } from '@podium/server/product/demo/demo-sign-ins'
import { findChromium } from '../find-chromium.mjs'
import type { Account } from './screen.ts'

export type OpenPage = Page & AsyncDisposable

/**
 * Chromium with the demo accounts signed in once each; every page has its own storage and no
 * motion.
 */
export async function openBrowser({
  url,
  demoSignIns,
}: {
  url: string
  demoSignIns: readonly DemoSignIn[]
}) {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Chromium's sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const signedIn = new Map<Account, ReturnType<BrowserContext['storageState']>>()

  const stateOf = (account: Account) => {
    const known = signedIn.get(account) ?? signIn(account)
    signedIn.set(account, known)
    return known
  }
  async function signIn(account: Account) {
    const credentials = demoSignIns.find(({ role }) => role === account)
    if (credentials === undefined) return { cookies: [], origins: [] }
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await page.goto('/login')
    await page.locator('input[type=email]').fill(credentials.email)
    await page.locator('input[type=password]').fill(credentials.password)
    // Remembered, because otherwise the session belongs to the tab alone.
    await page.locator('input[type=checkbox]').check()
    await page.locator('form [type=submit]').click()
    await page.waitForURL(/\/(dashboard|admin)$/)
    const { origins } = await context.storageState()
    await context.close()
    // Only the session is kept: the language is the page's own.
    const session = origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(({ name }) => name !== 'i18nextLng'),
    }))
    return { cookies: [], origins: session }
  }

  return {
    async open(account: Account, language: Language): Promise<OpenPage> {
      const context = await browser.newContext({
        baseURL: url,
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        reducedMotion: 'reduce',
        storageState: await stateOf(account),
      })
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      return Object.assign(page, { [Symbol.asyncDispose]: () => context.close() })
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
