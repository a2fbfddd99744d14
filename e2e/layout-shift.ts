import type { Page } from '@playwright/test'

/** Cumulative layout shift (CLS) of the open page, once it has come to rest. */
export async function layoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + entry.value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // Without any shift nobody calls back.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })`)
}
