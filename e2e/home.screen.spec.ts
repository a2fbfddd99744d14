import type { Page } from '@playwright/test'
import type { Person } from '@podium/testing'
import { expect, test } from './fixtures.ts'
import { layoutShifts } from './layout-shift.ts'
import { openAs } from './sign-in.ts'

/** Asserts the targets of the page's own links, by their names. */
async function expectLinks(page: Page, links: Record<string, string>) {
  for (const [name, href] of Object.entries(links)) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    )
  }
}

test('a visitor reads what Podium does, compares three teams and may start or sign in', async ({
  page,
  texts: { about, home, pods: podTexts },
}) => {
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title)
  expect(await layoutShifts(page)).toEqual([])
  const pods = page.getByRole('group', { name: podTexts.legend }).getByRole('radio')
  await expect(pods).toHaveCount(3)
  await expect(page.getByRole('radio', { name: podTexts.teams.excellence.name })).toBeChecked()
  await expect(page.getByText(podTexts.teams.speed.text)).toBeHidden()
  await page.getByText(podTexts.teams.speed.name, { exact: true }).click()
  await expect(page.getByText(podTexts.teams.speed.text)).toBeVisible()
  await expect(page.getByText(podTexts.teams.excellence.text)).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(podTexts.teams.excellence.text)).toBeVisible()

  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    home.steps.analysis.title,
    home.steps.pod.title,
    home.steps.execution.title,
  ])
  await expect(page.getByText(/\b500\b/)).toBeVisible()
  await expect(page.getByText(about.example.title)).toBeVisible()
  await expectLinks(page, {
    [home.hero.startProject]: '/register',
    [home.hero.login]: '/login',
    [home.steps.more]: '/process',
    [about.closing.register]: '/register',
    [about.closing.contact]: '/contact',
  })
})

test('who is signed in starts a project in the dashboard and finds their profile', async ({
  page,
  world,
  texts,
}) => {
  await openSignedIn(page, await world.signUp())
  const { about, home } = texts

  await expectLinks(page, {
    [home.hero.startProject]: '/dashboard',
    [home.hero.profile]: '/profile',
    [about.closing.dashboard]: '/dashboard',
    [about.closing.contact]: '/contact',
  })
  await page.getByRole('link', { name: home.hero.profile, exact: true }).click()
  await expect(page).toHaveURL('/dashboard/profile')
})

test('the page comes in within 0.6 s, 0.2 s apart, and stands still for who prefers it', async ({
  page,
}) => {
  const parts = page.getByRole('main').locator('section').first().locator('.stagger > *')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await expect(parts).toHaveCount(3)
  for (const [index, delay] of ['0s', '0.2s', '0.4s'].entries()) {
    await expect(parts.nth(index)).toHaveCSS('animation-duration', '0.6s')
    await expect(parts.nth(index)).toHaveCSS('animation-delay', delay)
  }

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const part of await parts.all()) await expect(part).toHaveCSS('animation-name', 'none')
})

test('no head of the drawn podium is cut, however wide the page', async ({ page }) => {
  await page.goto('/')
  const drawing = page.getByRole('main').locator('svg:has(.text-gold)').last()
  for (const width of [390, 600, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [whole, head] = await Promise.all([
      drawing.boundingBox(),
      drawing.locator('.text-gold circle').boundingBox(),
    ])
    expect([width, (head?.y ?? 0) >= (whole?.y ?? 0)]).toEqual([width, true])
  }
})

async function openSignedIn(page: Page, person: Person) {
  await openAs(page, '/dashboard', person)
  await page.goto('/')
}
