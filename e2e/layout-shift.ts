import type { Page } from '@playwright/test'

/** Cumulative layout shift (CLS) of the open page, once it has come to rest. */
export async function layoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  // Entries made so far are in the observer's records at once: no frame, which Chromium may owe for ever, is waited for.
  return page.evaluate<number>(`(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().reduce((sum, entry) => sum + entry.value, 0)
  })()`)
}
