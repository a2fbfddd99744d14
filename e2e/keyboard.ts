import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Most presses of Tab on the way to an element; more than any screen needs. */
const MOST_STOPS = 60

/** Keyboard-only person, who sees where the focus is. */
export function byKeyboard(page: Page) {
  const { keyboard } = page

  const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(target).toBeVisible()
    const here = target.and(page.locator(':focus'))
    for (let stops = 0; (await here.count()) === 0 && stops < MOST_STOPS; stops += 1) {
      await keyboard.press(key)
    }
    await expect(target).toBeFocused()
  }
  return {
    tabTo,
    async press(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
      await tabTo(target)
      await keyboard.press(key)
    },
    async write(target: Locator, text: string) {
      await tabTo(target)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.insertText(text)
    },
    /** Goes down the open menu to an entry, and takes it. */
    async choose(entry: Locator) {
      await expect(entry).toBeVisible()
      while ((await entry.and(page.locator(':focus')).count()) === 0)
        await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
    },
    expectFocusKept: () => expect(page.locator('body :focus')).toHaveCount(1),
  }
}
