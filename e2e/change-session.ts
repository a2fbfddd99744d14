import type { Page } from '@playwright/test'

/** Changes the stored session, in either storage of the browser. */
export const changeSession = (
  page: Page,
  changes: { expires_at?: number; access_token?: string; refresh_token?: string },
) =>
  page.evaluate(`for (const storage of [localStorage, sessionStorage]) {
    const kept = storage.getItem('podium-session')
    if (kept) {
      storage.setItem('podium-session', JSON.stringify({ ...JSON.parse(kept), ...${JSON.stringify(changes)} }))
    }
  }`)
