import type { Page } from '@playwright/test'

/**
 * Waits until a refused form leaves the focus alone. React Hook Form focuses the first wrong field at once and again in
 * a timer: what a test types into another field in between would land in that one.
 */
export const focusSettled = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)))
