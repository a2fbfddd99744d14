import { expect, type Locator } from '@playwright/test'

/**
 * Turns the wheel until the target is visible: distant rows of a long list are not on the page yet.
 */
export async function scrollTo(target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().mouse.wheel(0, 600)
    await expect(target).toBeInViewport({ timeout: 300 })
  }).toPass({ intervals: [10] })
}
