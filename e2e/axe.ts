import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Focus guards of the primitives library; they pass the focus on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Rules that depend on the theme; the structure is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Source in place of axe's where the page has it: its megabyte is sent and compiled twice a run otherwise. */
const NOTHING = 'undefined'

const isLoaded = (page: Page) => page.evaluate<boolean>("typeof axe !== 'undefined'")

/** Script that gives a phone's bottom bar a `position`; an empty one is its own again. */
const placeBar = (position: string) =>
  `document.querySelector('[data-bar="bottom"]')?.style.setProperty('position', '${position}')`

/** Findings of axe in the light theme, and of its colour rules in the dark one. */
export async function findings(page: Page, { except = [] }: { except?: string[] } = {}) {
  const axe = async () =>
    // Legacy mode works in the page itself; it lacks only frames of other origins, of which there
    // are none.
    new AxeBuilder({ page, ...((await isLoaded(page)) && { axeSource: NOTHING }) })
      .options({ resultTypes: ['violations'] })
      .exclude(FOCUS_GUARDS)
      .setLegacyMode()
  // A toast or an address may be there before the page that it belongs to is drawn.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Elsewhere a bar may cover half of a control, which axe takes for a small one.
  await page.evaluate('scrollTo(0, 0)')
  await page.evaluate(placeBar('static'))
  const light = await (await axe())
    .disableRules(except)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await (await axe()).withRules(RULES_OF_COLOUR).analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(placeBar(''))
  return Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.map(({ id, nodes }) => ({
      theme,
      id,
      where: nodes.map(({ target }) => target.join(' ')),
    })),
  )
}
