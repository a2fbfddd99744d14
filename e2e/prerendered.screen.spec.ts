import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { isWithin, pageWeight, WEIGHT_LIMITS } from './page-weight.ts'

/** The paths of all files the page asks for from now on, in order. */
function watchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const repeated = (paths: readonly string[]) =>
  paths.filter((path, index) => paths.indexOf(path) !== index)

test('home weighs no more than it may, and downloads nothing twice', async ({ page }) => {
  const asked = watchRequests(page)
  await page.goto('/')
  const home = await pageWeight(page)
  expect(home.scripts).toBeGreaterThan(0)
  expect(isWithin(home, WEIGHT_LIMITS.home), JSON.stringify(home)).toBe(true)
  expect(repeated(asked)).toEqual([])
})

test('what is pressed before the page is alive happens when it is', async ({ page, texts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/main-.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  const menu = page.getByRole('banner').getByRole('navigation', { name: texts.nav.main })
  await page.goto('/about')
  await page.getByRole('button', { name: texts.nav.openMenu }).click()
  await expect(menu).toBeHidden()
  scripts.resolve()
  await expect(menu).toBeVisible()
})
