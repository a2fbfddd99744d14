import type { Browser } from '@playwright/test'

/** Context of a phone that is touched, for a second person or device beside a test's own page; closed when disposed of. */
export const openPhone = (
  browser: Browser,
  { baseURL, locale }: { baseURL: string; locale: string },
) =>
  browser.newContext({
    baseURL,
    locale,
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
