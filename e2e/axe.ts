import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The primitives library's: who comes upon them is led on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** What does not only depend on the structure, which is the same in both themes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** What axe finds in the light theme, and of its colours in the dark one. */
export async function findings(page: Page, { except = [] }: { except?: string[] } = {}) {
  const axe = () =>
    // Without frames of other origins there is nothing that the legacy mode lacks, and no second page.
    new AxeBuilder({ page }).exclude(FOCUS_GUARDS).setLegacyMode()
  // Without motion, colours are those of the theme at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const light = await axe()
    .disableRules(except)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axe().withRules(RULES_OF_COLOUR).analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.map(({ id, nodes }) => ({
      theme,
      id,
      where: nodes.map(({ target }) => target.join(' ')),
    })),
  )
}
