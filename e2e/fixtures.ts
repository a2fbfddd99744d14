import { test as base, expect, type Page } from '@playwright/test'
import { type Language, loadCatalogue } from '@podium/i18n'
import { type Engine, startWorld, type World } from '@podium/testing'

export { expect }

export type Texts = Awaited<ReturnType<typeof loadCatalogue>>

export type Options = { engine: Engine; language: Language }

type Fixtures = {
  /** Texts of the interface in the project's language. */
  texts: Texts
}

/**
 * Test fixtures: every project is one engine and one language; its worlds live as long as the
 * worker.
 */
export const test = base.extend<Fixtures, Options & { world: World }>({
  engine: ['pglite', { option: true, scope: 'worker' }],
  language: ['fr', { option: true, scope: 'worker' }],
  world: [
    async ({ engine }, use) => {
      await using world = await startWorld(engine)
      await use(world)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.url),
  locale: ({ language }, use) => use(language === 'fr' ? 'fr-FR' : 'en-GB'),
  texts: async ({ language }, use) => use(await loadCatalogue(language)),
  page: async ({ page }, use) => {
    const surprises = watchForSurprises(page)
    await use(page)
    // What a reused context keeps of a test otherwise (decision 0247).
    await page.context().clearPermissions()
    await page.close()
    expect(surprises).toEqual([])
  },
})

/**
 * Errors of the console and the page, without the refusals and lost connections a test asks for.
 */
function watchForSurprises(page: Page): string[] {
  const surprises: string[] = []
  page.on('pageerror', (error) => surprises.push(error.message))
  page.on('console', (message) => {
    // React logs what an error boundary caught; admin actions log too (specification §8).
    const isRefusal =
      /^(Postgrest|Api)Error: |^TypeError: Failed to fetch dynamically imported module: |Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/
    if (message.type() === 'error' && !isRefusal.test(message.text())) {
      surprises.push(message.text())
    }
  })
  return surprises
}
