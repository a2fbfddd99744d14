import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const PHONE = { width: 390, height: 844 }

/** Tabs backwards through a bar from its last control; returns the stops, with the scroll position of each. */
async function shiftTabThrough(page: Page, bar: string) {
  await page.evaluate(`[...document.querySelectorAll('${bar} :is(a, button)')]
    .filter((control) => control.checkVisibility()).at(-1).focus({ preventScroll: true })`)
  const inBar = () => page.evaluate<boolean>(`document.activeElement.closest('${bar}') !== null`)
  const stops: number[] = []
  while (await inBar()) {
    stops.push(await page.evaluate<number>('scrollY'))
    await page.keyboard.press('Shift+Tab')
  }
  return stops
}

test('focus in the header does not scroll the page that somebody reads', async ({ page }) => {
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(size)
    await page.goto('/about')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate('scrollTo(0, 900)')

    const stops = await shiftTabThrough(page, 'header')

    expect(stops.length).toBeGreaterThanOrEqual(3)
    expect(new Set(stops)).toEqual(new Set([900]))
  }
})

test('focus in the sidebar does not scroll the page, and a target under a bar is uncovered', async ({
  page,
  world,
  texts,
}) => {
  const { account, auth, nav } = texts
  await openAs(page, '/dashboard/account', await world.signUp())
  const last = page.getByRole('button', { name: account.data.deleteAction })
  for (const size of [{ width: 1440, height: 500 }, PHONE]) {
    await page.setViewportSize(size)
    await expect(last).toBeVisible()
    await page.evaluate('scrollTo(0, 200)')

    const stops = await shiftTabThrough(page, 'aside')

    expect(stops.length).toBeGreaterThanOrEqual(3)
    expect(new Set(stops)).toEqual(new Set([200]))
  }

  // On a phone the bar covers what stands at the window's upper edge.
  const bar = page.getByRole('complementary')
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  await page.evaluate(`scrollBy(0, ${(await top(last)) - 10})`)
  await last.focus()
  const barHeight = (await bar.boundingBox())?.height ?? 0
  expect(await top(last)).toBeGreaterThanOrEqual(barHeight)

  // Escape closes the menu and returns to the button that opened it, not to the first of the bar; a menu inside first.
  const menu = page.getByRole('button', { name: new RegExp(`^(${nav.openMenu}|${nav.closeMenu})`) })
  await menu.click()
  const inside = bar.getByRole('button', { name: auth.menu.label })
  await inside.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(inside).toBeFocused()
  await expect(inside).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
})

test('who completes their profile lands in the first field that is missing', async ({
  page,
  world,
  texts,
}) => {
  const { feed, profile, skills } = texts
  const person = await world.signUp({ role: 'professional' })
  const complete = page.getByRole('link', { name: feed.eligibility.complete })
  await openAs(page, '/dashboard', person)
  await complete.click()
  await expect(page).toHaveURL('/dashboard/profile#first_name')
  await expect(page.getByLabel(profile.fields.first_name, { exact: true })).toBeFocused()

  const changes = { first_name: 'Awa', last_name: 'Diop', profession: 'Designer' }
  await person.rpc('save_profile', { changes }).throwOnError()
  await page.goto('/dashboard')
  await complete.click()
  await expect(page.getByLabel(skills.name, { exact: true })).toBeFocused()

  // The other steps that are asked for, each by its own address.
  for (const [step, field] of [
    ['last_name', profile.fields.last_name],
    ['profession', profile.fields.profession],
    ['availability', profile.fields.availability_status],
    ['rate', profile.fields.hourly_rate],
  ] as const) {
    await page.evaluate(`location.hash = '${step}'`)
    await expect(page.getByLabel(field, { exact: true })).toBeFocused()
  }
})
