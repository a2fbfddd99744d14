import type { Page } from '@playwright/test'

/**
 * Shifts on the open page, by itself, until it came to rest: one line each with its part of the cumulative
 * layout shift (CLS), its time in ms and the elements that moved.
 */
export async function layoutShifts(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  // Entries made so far are in the observer's records at once: no frame, which Chromium may owe for ever, is waited for.
  return page.evaluate<string[]>(`(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    const moved = ({ node, previousRect, currentRect }) =>
      (node?.cloneNode().outerHTML ?? node?.textContent ?? 'what is gone').slice(0, 120) +
      ' from ' + place(previousRect) + ' to ' + place(currentRect)
    return observer.takeRecords().map(
      ({ value, startTime, sources }) =>
        value + ' at ' + Math.round(startTime) + ' ms: ' + sources.map(moved).join('; '),
    )
  })()`)
}
